import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES, PARALLEL_UPLOADS } from '../../../src/domain/media-limits';
import { type MediaStore, StoreError } from '../../../src/domain/media-store';
import { createMemoryMediaStore, MemoryLibrary } from '../../../src/domain/memory/media-store';
import {
  createUploadQueue,
  type UploadQueue,
  type UploadRound,
  uploadTotals,
} from '../../../src/features/media/upload-queue';

const picture = (name: string, size = 1000) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(`picture ${index + 1}.png`));

/** A slow line to the library: a file waits half-way until the test lets it go on, or cuts the line. */
function slowLine(store: MediaStore) {
  const held = new Map<string, { goOn: () => void; cut: () => void; ended: Promise<unknown> }>();
  let most = 0;
  const resume = async (name: string, how: 'goOn' | 'cut') => {
    const upload = held.get(name);
    upload?.[how]();
    await upload?.ended;
    await settle();
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
      const upload = gate.then(() => store.upload(file, options)).finally(() => held.delete(file.name));
      options.signal?.addEventListener('abort', goOn);
      held.set(file.name, { goOn, cut, ended: upload.catch(() => {}) });
      most = Math.max(most, held.size);
      return upload;
    },
  };
}

/** Lets the queue hear of what has ended. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the upload queue', () => {
  let library: MemoryLibrary;
  let line: ReturnType<typeof slowLine>;
  let queue: UploadQueue;
  let rounds: UploadRound[];

  const names = () => [...library.records.values()].map(({ file_name }) => file_name).sort();
  const states = () => queue.items().map(({ file, state, reason }) => [file.name, state, reason]);
  const idOf = (name: string) => queue.items().find(({ file }) => file.name === name)?.id ?? -1;
  const letAllGoOn = async () => {
    while (line.halfWay().length > 0) await line.goOn(line.halfWay()[0] ?? '');
  };

  beforeEach(() => {
    library = new MemoryLibrary();
    line = slowLine(createMemoryMediaStore(library));
    queue = createUploadQueue(line.upload);
    rounds = [];
    queue.onRoundEnd((round) => rounds.push(round));
  });

  it('uploads so many files at a time and no more, each next one as a place is free', async () => {
    queue.add(pictures(PARALLEL_UPLOADS + 2));
    expect(line.halfWay()).toEqual(pictures(PARALLEL_UPLOADS).map(({ name }) => name));
    await line.goOn('picture 2.png');
    expect(line.halfWay()).toContain(`picture ${PARALLEL_UPLOADS + 1}.png`);
    expect(line.halfWay()).toHaveLength(PARALLEL_UPLOADS);
    await letAllGoOn();
    expect(line.most()).toBe(PARALLEL_UPLOADS);
    expect(library.records.size).toBe(PARALLEL_UPLOADS + 2);
  });

  it('tells once, when all have arrived, how many did', async () => {
    queue.add(pictures(6));
    await line.goOn('picture 1.png');
    expect(rounds).toEqual([]);
    await letAllGoOn();
    expect(rounds).toEqual([{ succeeded: 6, failed: 0 }]);
  });

  it('lets the others arrive when one fails midway, keeps that one with its reason, and uploads it when asked again', async () => {
    queue.add(pictures(3));
    await line.cut('picture 2.png');
    expect(states()).toEqual([
      ['picture 1.png', 'uploading', null],
      ['picture 2.png', 'failed', 'offline'],
      ['picture 3.png', 'uploading', null],
    ]);
    await letAllGoOn();
    expect(rounds).toEqual([{ succeeded: 2, failed: 1 }]);
    expect(names()).toEqual(['picture 1.png', 'picture 3.png']);
    expect(states()[1]).toEqual(['picture 2.png', 'failed', 'offline']);

    queue.retry(idOf('picture 2.png'));
    expect(states()).toEqual([['picture 2.png', 'uploading', null]]);
    await letAllGoOn();
    expect(rounds.at(-1)).toEqual({ succeeded: 1, failed: 0 });
    expect(names()).toEqual(['picture 1.png', 'picture 2.png', 'picture 3.png']);
  });

  it('refuses at once what may not be uploaded, says why, and never tries it', async () => {
    const huge = Object.defineProperty(picture('huge.png'), 'size', { value: MAX_UPLOAD_BYTES + 1 });
    queue.add([
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
    expect(rounds).toEqual([{ succeeded: 1, failed: 0 }]);
    expect(names()).toEqual(['fine.png']);
    expect(states().map(([, state]) => state)).toEqual(['refused', 'refused', 'refused', 'done']);
  });

  it('cancels a file that waits and one that is under way: neither arrives, neither counts as failed', async () => {
    queue.add(pictures(PARALLEL_UPLOADS + 1));
    const [underWay, waiting] = ['picture 1.png', `picture ${PARALLEL_UPLOADS + 1}.png`];
    queue.cancel(idOf(waiting));
    queue.cancel(idOf(underWay));
    await settle();
    await letAllGoOn();
    expect(rounds).toEqual([{ succeeded: PARALLEL_UPLOADS - 1, failed: 0 }]);
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
    const refused = createUploadQueue((file, options) => visitor.upload(file, options));
    refused.add(pictures(1));
    const broken = createUploadQueue(() => Promise.reject(new TypeError('no chunk')));
    broken.add(pictures(1));
    await settle();
    expect(refused.items()[0]).toMatchObject({ state: 'failed', reason: 'not-allowed' });
    expect(broken.items()[0]).toMatchObject({ state: 'failed', reason: 'unknown' });
  });

  it('takes files in while others are under way, in the same round', async () => {
    queue.add(pictures(1));
    queue.add([picture('later.png')]);
    await letAllGoOn();
    expect(rounds).toEqual([{ succeeded: 2, failed: 0 }]);
  });

  it('takes off the list what is not under way, and only that', async () => {
    queue.add([picture('empty.png', 0), picture('fine.png')]);
    queue.remove(idOf('fine.png'));
    queue.remove(idOf('empty.png'));
    expect(states()).toEqual([['fine.png', 'uploading', null]]);
    await letAllGoOn();
    expect(names()).toEqual(['fine.png']);
  });

  it('shows what is done until the next round begins or it is cleared, and what failed after that too', async () => {
    queue.add([...pictures(2), picture('empty.png', 0)]);
    await line.cut('picture 2.png');
    queue.clear();
    expect(states()).toHaveLength(3);
    await letAllGoOn();
    expect(states().map(([, state]) => state)).toEqual(['done', 'failed', 'refused']);
    queue.add([picture('next.png')]);
    expect(states().map(([name]) => name)).toEqual(['picture 2.png', 'empty.png', 'next.png']);
    await letAllGoOn();
    queue.clear();
    expect(states()).toEqual([['picture 2.png', 'failed', 'offline']]);
  });

  it('adds up the bytes and the files that have arrived, without those that will not', async () => {
    queue.add([
      picture('big.png', 3000),
      picture('small.png', 1000),
      picture('lost.png', 500),
      picture('empty.png', 0),
    ]);
    expect(uploadTotals(queue.items())).toEqual({ bytes: 2250, size: 4500, done: 0, count: 3 });
    await line.cut('lost.png');
    expect(uploadTotals(queue.items())).toEqual({ bytes: 2000, size: 4000, done: 0, count: 2 });
    await line.goOn('small.png');
    expect(uploadTotals(queue.items())).toEqual({ bytes: 2500, size: 4000, done: 1, count: 2 });
  });

  it('tells of each change until nobody listens any more', async () => {
    let changes = 0;
    const stop = queue.subscribe(() => {
      changes += 1;
    });
    queue.add(pictures(1));
    expect(changes).toBeGreaterThan(0);
    stop();
    const seen = changes;
    await letAllGoOn();
    expect(changes).toBe(seen);
  });
});
