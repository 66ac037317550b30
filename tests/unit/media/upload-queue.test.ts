import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES, PARALLEL_UPLOADS } from '../../../src/domain/media-limits';
import { type MediaStore, StoreError } from '../../../src/domain/media-store';
import { createMemoryMediaStore, MemoryLibrary } from '../../../src/domain/memory/media-store';
import { createUploadQueue } from '../../../src/features/media/upload-queue';
import { type UploadQueue, type UploadRound, uploadTotals } from '../../../src/features/media/uploads';

/** A picture whose bytes are its name's, or those of `like`. */
const picture = (name: string, size = 1000, like = name) =>
  new File([like.padEnd(size, '.').slice(0, size)], name, { type: 'image/png' });
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(`picture ${index + 1}.png`));

/** A slow line to the library: a file waits half-way until the test lets it go on, or cuts the line. */
function slowLine(store: MediaStore) {
  const held = new Map<string, { goOn: () => void; cut: () => void; ended: Promise<unknown> }>();
  let most = 0;
  const resume = async (name: string, how: 'goOn' | 'cut') => {
    const upload = held.get(name);
    upload?.[how]();
    await upload?.ended;
  };
  return {
    /** Names of the files that are half-way, in the order in which they began. */
    halfWay: () => [...held.keys()],
    /** The most files that were ever under way at once. */
    most: () => most,
    goOn: (name: string) => resume(name, 'goOn'),
    cut: (name: string) => resume(name, 'cut'),
    upload(file: File, options: Parameters<MediaStore['upload']>[1] = {}): Promise<void> {
      options.onProgress?.(file.size / 2);
      let goOn = () => {};
      let cut = () => {};
      const gate = new Promise<void>((resolve, reject) => {
        goOn = resolve;
        cut = () => reject(new StoreError('offline'));
      });
      const upload = gate.finally(() => held.delete(file.name)).then(() => store.upload(file, options));
      options.signal?.addEventListener('abort', goOn);
      held.set(file.name, { goOn, cut, ended: upload.catch(() => {}) });
      most = Math.max(most, held.size);
      return upload;
    },
  };
}

describe('the upload queue', () => {
  let library: MemoryLibrary;
  let line: ReturnType<typeof slowLine>;
  let queue: UploadQueue;
  let rounds: UploadRound[];

  const names = () => [...library.records.values()].map(({ file_name }) => file_name).sort();
  const states = () => queue.items().map(({ file, state, reason }) => [file.name, state, reason]);
  const idOf = (name: string) => queue.items().find(({ file }) => file.name === name)?.id ?? -1;
  /** Waits until each file that is under way is half-way. */
  const settle = () =>
    vi.waitFor(
      () => {
        const underWay = queue.items().filter(({ state }) => state === 'uploading');
        expect(line.halfWay().toSorted()).toEqual(underWay.map(({ file }) => file.name).toSorted());
      },
      { interval: 1, timeout: 10_000 },
    );
  const add = (files: File[]) => {
    queue.add(files);
    return settle();
  };
  const goOn = async (name: string) => {
    await line.goOn(name);
    await settle();
  };
  const cut = async (name: string) => {
    await line.cut(name);
    await settle();
  };
  const letAllGoOn = async () => {
    await settle();
    while (line.halfWay().length > 0) await goOn(line.halfWay()[0] ?? '');
  };

  beforeEach(() => {
    library = new MemoryLibrary();
    line = slowLine(createMemoryMediaStore(library));
    queue = createUploadQueue({ upload: line.upload, twinFinder: createMemoryMediaStore(library).twinFinder });
    rounds = [];
    queue.onRoundEnd((round) => rounds.push(round));
  });

  it('begins the next file when the bytes of one have arrived, though its record is still to be written', async () => {
    const begun: string[] = [];
    const target = {
      twinFinder: () => async () => null,
      upload(file: File, { onProgress }: Parameters<MediaStore['upload']>[1] = {}) {
        begun.push(file.name);
        onProgress?.(file.size);
        return new Promise<void>(() => {});
      },
    };
    createUploadQueue(target, 1).add(pictures(3));
    await vi.waitFor(() => expect(begun).toHaveLength(3));
  });

  it('uploads so many files at a time and no more, each next one as a place is free', async () => {
    await add(pictures(PARALLEL_UPLOADS + 2));
    expect(line.halfWay()).toEqual(pictures(PARALLEL_UPLOADS).map(({ name }) => name));
    await goOn('picture 2.png');
    expect(line.halfWay()).toContain(`picture ${PARALLEL_UPLOADS + 1}.png`);
    expect(line.halfWay()).toHaveLength(PARALLEL_UPLOADS);
    await letAllGoOn();
    expect(line.most()).toBe(PARALLEL_UPLOADS);
    expect(library.records.size).toBe(PARALLEL_UPLOADS + 2);
  });

  it('tells once, when all have arrived, how many did', async () => {
    await add(pictures(6));
    await goOn('picture 1.png');
    expect(rounds).toEqual([]);
    await letAllGoOn();
    expect(rounds).toEqual([{ succeeded: 6, failed: 0, duplicates: 0 }]);
  });

  it('tells whoever comes back what ended while nobody listened, once and in one sum', async () => {
    const away = createUploadQueue(createMemoryMediaStore(library));
    const allDone = () => vi.waitFor(() => expect(away.items().every(({ state }) => state === 'done')).toBe(true));
    away.add(pictures(2));
    await allDone();
    away.add([picture('later.png')]);
    await allDone();
    const told = vi.fn();
    const leave = away.onRoundEnd(told);
    expect(told, 'not while it comes').not.toHaveBeenCalled();
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ succeeded: 3, failed: 0, duplicates: 0 }));
    leave();
    away.onRoundEnd(told);
    await Promise.resolve();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('lets the others arrive when one fails midway, keeps that one with its reason, and uploads it when asked again', async () => {
    await add(pictures(3));
    await cut('picture 2.png');
    expect(states()).toEqual([
      ['picture 1.png', 'uploading', null],
      ['picture 2.png', 'failed', 'offline'],
      ['picture 3.png', 'uploading', null],
    ]);
    await letAllGoOn();
    expect(rounds).toEqual([{ succeeded: 2, failed: 1, duplicates: 0 }]);
    expect(names()).toEqual(['picture 1.png', 'picture 3.png']);
    expect(states()[1]).toEqual(['picture 2.png', 'failed', 'offline']);

    queue.retry(idOf('picture 2.png'));
    expect(states()).toEqual([['picture 2.png', 'uploading', null]]);
    await letAllGoOn();
    expect(rounds.at(-1)).toEqual({ succeeded: 1, failed: 0, duplicates: 0 });
    expect(names()).toEqual(['picture 1.png', 'picture 2.png', 'picture 3.png']);
  });

  it('refuses at once what may not be uploaded, says why, and never tries it', async () => {
    const huge = Object.defineProperty(picture('huge.png'), 'size', { value: MAX_UPLOAD_BYTES + 1 });
    await add([
      new File(['x'], 'run.exe', { type: 'application/x-msdownload' }),
      picture('empty.png', 0),
      huge,
      picture('fine.png'),
    ]);
    expect(states()).toEqual([
      ['run.exe', 'refused', 'wrong-type'],
      ['empty.png', 'refused', 'empty'],
      ['huge.png', 'refused', 'too-large'],
      ['fine.png', 'uploading', null],
    ]);
    queue.retry(idOf('run.exe'));
    await letAllGoOn();
    expect(rounds).toEqual([{ succeeded: 1, failed: 0, duplicates: 0 }]);
    expect(names()).toEqual(['fine.png']);
    expect(states().map(([, state]) => state)).toEqual(['refused', 'refused', 'refused', 'done']);
  });

  it('cancels a file that waits and one that is under way: neither arrives, neither counts as failed', async () => {
    await add(pictures(PARALLEL_UPLOADS + 1));
    const [underWay, waiting] = ['picture 1.png', `picture ${PARALLEL_UPLOADS + 1}.png`];
    queue.cancel(idOf(waiting));
    queue.cancel(idOf(underWay));
    await settle();
    await letAllGoOn();
    expect(rounds).toEqual([{ succeeded: PARALLEL_UPLOADS - 1, failed: 0, duplicates: 0 }]);
    expect(names()).not.toContain(underWay);
    expect(names()).not.toContain(waiting);
    const cancelled = queue.items().filter(({ state }) => state === 'cancelled');
    expect(cancelled.map(({ file }) => file.name)).toEqual([underWay, waiting]);
    queue.retry(idOf(underWay));
    await letAllGoOn();
    expect(names()).toContain(underWay);
  });

  it('passes the reason of the store on, and calls what it does not know unknown', async () => {
    const visitor = createMemoryMediaStore(library, false);
    const refused = createUploadQueue(visitor);
    refused.add(pictures(1));
    const broken = createUploadQueue({ ...visitor, upload: () => Promise.reject(new TypeError('no chunk')) });
    broken.add(pictures(1));
    await vi.waitFor(() => {
      expect(refused.items()[0]).toMatchObject({ state: 'failed', reason: 'not-allowed' });
      expect(broken.items()[0]).toMatchObject({ state: 'failed', reason: 'unknown' });
    });
  });

  it('keeps all that wait beside what was under way when the session ends, and tries none of them', async () => {
    const upload = vi.fn(() => Promise.reject(new StoreError('session-ended')));
    const ended = createUploadQueue({ ...createMemoryMediaStore(library), upload }, 1);
    const rounds: UploadRound[] = [];
    ended.onRoundEnd((round) => rounds.push(round));
    ended.add(pictures(3));
    await vi.waitFor(() => expect(rounds).toEqual([{ succeeded: 0, failed: 3, duplicates: 0 }]));
    for (const item of ended.items()) expect(item).toMatchObject({ state: 'failed', reason: 'session-ended' });
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('takes files in while others are under way, in the same round', async () => {
    await add(pictures(1));
    await add([picture('later.png')]);
    await letAllGoOn();
    expect(rounds).toEqual([{ succeeded: 2, failed: 0, duplicates: 0 }]);
  });

  it('does not store the same bytes twice, unless it is asked once more', async () => {
    await add([picture('first.png')]);
    await letAllGoOn();
    queue.clear();
    await add([picture('again.png', 1000, 'first.png'), picture('other.png'), picture('twin.png', 1000, 'other.png')]);
    await letAllGoOn();
    expect(queue.items().map(({ file, state, twin }) => [file.name, state, twin])).toEqual([
      ['again.png', 'duplicate', 'first.png'],
      ['other.png', 'done', null],
      ['twin.png', 'duplicate', 'other.png'],
    ]);
    expect(rounds.at(-1)).toEqual({ succeeded: 1, failed: 0, duplicates: 2 });
    queue.remove(idOf('twin.png'));
    queue.retry(idOf('again.png'));
    await letAllGoOn();
    expect(names()).toEqual(['again.png', 'first.png', 'other.png']);
  });

  it('tells of duplicates where nothing else was tried, and of none that somebody took off or wished for', async () => {
    await add([picture('first.png')]);
    await letAllGoOn();
    await add([picture('again.png', 1000, 'first.png')]);
    await vi.waitFor(() => expect(rounds.at(-1)).toEqual({ succeeded: 0, failed: 0, duplicates: 1 }));
    await add([picture('slow.png'), picture('off.png', 1000, 'first.png'), picture('wished.png', 1000, 'first.png')]);
    await vi.waitFor(() => expect(states().filter(([, state]) => state === 'duplicate')).toHaveLength(3));
    queue.remove(idOf('off.png'));
    queue.retry(idOf('wished.png'));
    await letAllGoOn();
    expect(rounds.at(-1)).toEqual({ succeeded: 2, failed: 0, duplicates: 0 });
  });

  it('uploads a file all the same when nobody can say whether it is there already', async () => {
    const store = createMemoryMediaStore(library);
    const blind = createUploadQueue({ ...store, twinFinder: () => () => Promise.reject(new StoreError('offline')) });
    blind.add([picture('fine.png')]);
    await vi.waitFor(() => expect(names()).toEqual(['fine.png']));
  });

  it('lets a file be cancelled while nobody says whether it is there already', async () => {
    const upload = vi.fn(async () => {});
    const hanging = createUploadQueue({ upload, twinFinder: () => () => new Promise(() => {}) });
    hanging.add(pictures(1));
    hanging.cancel(1);
    await vi.waitFor(() => expect(hanging.items()[0]).toMatchObject({ state: 'cancelled', reason: 'cancelled' }));
    expect(upload).not.toHaveBeenCalled();
  });

  it('uploads a file all the same when nobody says in time whether it is there already', async () => {
    vi.useFakeTimers();
    const store = createMemoryMediaStore(library);
    const hanging = createUploadQueue({ ...store, twinFinder: () => () => new Promise(() => {}) });
    hanging.add(pictures(PARALLEL_UPLOADS + 1));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(hanging.items()[0]?.state).toBe('done'));
  });

  it('takes off the list what is not under way, and only that', async () => {
    await add([picture('empty.png', 0), picture('fine.png')]);
    queue.remove(idOf('fine.png'));
    queue.remove(idOf('empty.png'));
    expect(states()).toEqual([['fine.png', 'uploading', null]]);
    await letAllGoOn();
    expect(names()).toEqual(['fine.png']);
  });

  it('shows what is done until the next round begins or it is cleared, and what failed after that too', async () => {
    await add([...pictures(2), picture('empty.png', 0)]);
    await cut('picture 2.png');
    queue.clear();
    expect(states()).toHaveLength(3);
    await letAllGoOn();
    expect(states().map(([, state]) => state)).toEqual(['done', 'failed', 'refused']);
    await add([picture('next.png')]);
    expect(states().map(([name]) => name)).toEqual(['picture 2.png', 'empty.png', 'next.png']);
    await letAllGoOn();
    queue.clear();
    expect(states()).toEqual([['picture 2.png', 'failed', 'offline']]);
  });

  it('adds up the bytes and the files that have arrived, without those that will not', async () => {
    await add([
      picture('big.png', 3000),
      picture('small.png', 1000),
      picture('lost.png', 500),
      picture('empty.png', 0),
    ]);
    expect(uploadTotals(queue.items())).toEqual({ bytes: 2250, size: 4500, done: 0, count: 3 });
    await cut('lost.png');
    expect(uploadTotals(queue.items())).toEqual({ bytes: 2000, size: 4000, done: 0, count: 2 });
    await goOn('small.png');
    expect(uploadTotals(queue.items())).toEqual({ bytes: 2500, size: 4000, done: 1, count: 2 });
  });

  it('tells of each change until nobody listens any more', async () => {
    let changes = 0;
    const stop = queue.subscribe(() => {
      changes += 1;
    });
    await add(pictures(1));
    expect(changes).toBeGreaterThan(0);
    stop();
    const seen = changes;
    await letAllGoOn();
    expect(changes).toBe(seen);
  });
});
