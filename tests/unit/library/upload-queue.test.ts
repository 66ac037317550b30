import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES, PARALLEL_UPLOADS } from '../../../src/domain/media-limits';
import { StoreError } from '../../../src/domain/store-error';
import {
  createUploadQueue,
  type UploadQueue,
  type UploadRound,
  type UploadTarget,
  uploadTotals,
} from '../../../src/features/library/upload-queue';

/** A picture whose bytes repeat its name, or the name `like`. */
const picture = (name: string, size = 1000, like = name) =>
  new File([like.padEnd(size, '.').slice(0, size)], name, { type: 'image/png' });
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(`picture ${index + 1}.png`));

/** A target that keeps its files in `stored`. */
const targetOf = (stored: File[]): UploadTarget => ({
  async upload(file, { onProgress, signal } = {}) {
    if (signal?.aborted) throw new StoreError('cancelled');
    onProgress?.(file.size);
    stored.push(file);
  },
  async findDuplicate(file, earlier) {
    for (const each of [...earlier, ...stored]) if ((await each.text()) === (await file.text())) return each.name;
    return null;
  },
});

/** Delays a target's uploads: each file waits halfway until the test resumes or cuts it. */
function slowConnection(target: UploadTarget) {
  const waiting = new Map<string, { resume: () => void; cut: () => void; ended: Promise<unknown> }>();
  let most = 0;
  const act = async (name: string, how: 'resume' | 'cut') => {
    const upload = waiting.get(name);
    upload?.[how]();
    await upload?.ended;
  };
  return {
    /** Names of the files that are halfway, in start order. */
    halfway: () => [...waiting.keys()],
    /** The highest number of parallel uploads so far. */
    most: () => most,
    resume: (name: string) => act(name, 'resume'),
    cut: (name: string) => act(name, 'cut'),
    upload(file: File, options: Parameters<UploadTarget['upload']>[1] = {}): Promise<void> {
      options.onProgress?.(file.size / 2);
      let resume = () => {};
      let cut = () => {};
      const gate = new Promise<void>((resolve, reject) => {
        resume = resolve;
        cut = () => reject(new StoreError('offline'));
      });
      const upload = gate.finally(() => waiting.delete(file.name)).then(() => target.upload(file, options));
      options.signal?.addEventListener('abort', resume);
      waiting.set(file.name, { resume, cut, ended: upload.catch(() => {}) });
      most = Math.max(most, waiting.size);
      return upload;
    },
  };
}

let stored: File[];
let connection: ReturnType<typeof slowConnection>;
let queue: UploadQueue;
let rounds: UploadRound[];

const names = () => stored.map(({ name }) => name).sort();
const states = () => queue.items().map(({ file, state, reason }) => [file.name, state, reason]);
const idOf = (name: string) => queue.items().find(({ file }) => file.name === name)?.id ?? -1;
const round = (succeeded: number, failed = 0, duplicates = 0) => ({ succeeded, failed, duplicates });
/** Waits until every running upload is halfway. */
const settle = () =>
  vi.waitFor(
    () => {
      const running = queue.items().filter(({ state }) => state === 'uploading');
      expect(connection.halfway().toSorted()).toEqual(running.map(({ file }) => file.name).toSorted());
    },
    { interval: 1, timeout: 10_000 },
  );
const add = (...files: File[]) => {
  queue.add(files);
  return settle();
};
const resume = (name: string) => connection.resume(name).then(settle);
const cut = (name: string) => connection.cut(name).then(settle);
const finishAll = async () => {
  await settle();
  while (connection.halfway().length > 0) await resume(connection.halfway()[0] ?? '');
};
const queueWith = (target: Partial<UploadTarget>, parallel?: number) =>
  createUploadQueue({ ...targetOf(stored), ...target }, (round) => rounds.push(round), parallel);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stored = [];
  connection = slowConnection(targetOf(stored));
  queue = queueWith({ upload: connection.upload });
  rounds = [];
});

it('starts the next file when the bytes of one have arrived, before its record is written', async () => {
  const started: string[] = [];
  const upload: UploadTarget['upload'] = (file, { onProgress } = {}) => {
    started.push(file.name);
    onProgress?.(file.size);
    return new Promise(() => {});
  };
  queueWith({ upload }, 1).add(pictures(3));
  await vi.waitFor(() => expect(started).toHaveLength(3));
});

it('uploads a limited number of files in parallel', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 2));
  expect(connection.halfway()).toEqual(pictures(PARALLEL_UPLOADS).map(({ name }) => name));
  await resume('picture 2.png');
  expect(connection.halfway()).toContain(`picture ${PARALLEL_UPLOADS + 1}.png`);
  expect(connection.halfway()).toHaveLength(PARALLEL_UPLOADS);
  await finishAll();
  expect(connection.most()).toBe(PARALLEL_UPLOADS);
  expect(stored).toHaveLength(PARALLEL_UPLOADS + 2);
});

it('reports a round once, with all files, including those added later', async () => {
  await add(...pictures(6));
  await resume('picture 1.png');
  await add(picture('later.png'));
  expect(rounds).toEqual([]);
  await finishAll();
  expect(rounds).toEqual([round(7)]);
});

it('keeps a failed file with its reason, continues with the others, and retries it on request', async () => {
  await add(...pictures(3));
  await cut('picture 2.png');
  expect(states()).toEqual([
    ['picture 1.png', 'uploading', null],
    ['picture 2.png', 'failed', 'offline'],
    ['picture 3.png', 'uploading', null],
  ]);
  await finishAll();
  expect(rounds).toEqual([round(2, 1)]);
  expect(names()).toEqual(['picture 1.png', 'picture 3.png']);
  expect(states()[1]).toEqual(['picture 2.png', 'failed', 'offline']);

  queue.retry(idOf('picture 2.png'));
  expect(states()).toEqual([['picture 2.png', 'uploading', null]]);
  await finishAll();
  expect(rounds.at(-1)).toEqual(round(1));
  expect(names()).toEqual(['picture 1.png', 'picture 2.png', 'picture 3.png']);
});

it('refuses invalid files at once with a reason and never uploads them', async () => {
  const huge = Object.defineProperty(picture('huge.png'), 'size', { value: MAX_UPLOAD_BYTES + 1 });
  const program = new File(['x'], 'run.exe', { type: 'application/x-msdownload' });
  await add(program, picture('empty.png', 0), huge, picture('fine.png'));
  expect(states()).toEqual([
    ['run.exe', 'refused', 'wrong-type'],
    ['empty.png', 'refused', 'empty'],
    ['huge.png', 'refused', 'too-large'],
    ['fine.png', 'uploading', null],
  ]);
  queue.retry(idOf('run.exe'));
  await finishAll();
  expect(rounds).toEqual([round(1)]);
  expect(names()).toEqual(['fine.png']);
  expect(states().map(([, state]) => state)).toEqual(['refused', 'refused', 'refused', 'done']);
});

it('cancels a waiting and a running file, counts neither as failed, and retries on request', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 1));
  const [running, waiting] = ['picture 1.png', `picture ${PARALLEL_UPLOADS + 1}.png`];
  queue.cancel(idOf(waiting));
  queue.cancel(idOf(running));
  await finishAll();
  expect(rounds).toEqual([round(PARALLEL_UPLOADS - 1)]);
  expect(names()).not.toContain(running);
  expect(names()).not.toContain(waiting);
  const cancelled = queue.items().filter(({ state }) => state === 'cancelled');
  expect(cancelled.map(({ file }) => file.name)).toEqual([running, waiting]);
  queue.retry(idOf(running));
  await finishAll();
  expect(names()).toContain(running);
});

it.each<[end: string, result: 'done' | 'cancelled' | 'failed', error: Error | null]>([
  ['as canceled once the target has removed what arrived', 'cancelled', new StoreError('cancelled')],
  ['as done if everything had arrived', 'done', null],
  ['as failed if what arrived could not be removed', 'failed', new StoreError('offline')],
])('reports a canceled file %s, and lets the next one start at once', async (_, result, error) => {
  let end = () => {};
  const upload = vi.fn(() => new Promise<void>((resolve, reject) => (end = () => (error ? reject(error) : resolve()))));
  const single = queueWith({ upload }, 1);
  single.add(pictures(2));
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
  const endFirst = end;
  single.cancel(1);
  expect(single.items()[0]?.state).toBe('cancelling');
  expect(uploadTotals(single.items()).count).toBe(1);
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  single.remove(1);
  expect(single.items()).toHaveLength(2);
  endFirst();
  await vi.waitFor(() => expect(single.items()[0]?.state).toBe(result));
});

it.each([
  ['not-allowed', new StoreError('not-allowed')],
  ['unknown', new TypeError('no chunk')],
])('fails with the reason "%s" after %s', async (reason, error) => {
  const failing = queueWith({ upload: () => Promise.reject(error) });
  failing.add(pictures(1));
  await vi.waitFor(() => expect(failing.items()[0]).toMatchObject({ state: 'failed', reason }));
});

it('keeps all files and tries no others when the session ends', async () => {
  const upload = vi.fn(() => Promise.reject(new StoreError('session-ended')));
  const ended = queueWith({ upload }, 1);
  ended.add(pictures(3));
  await vi.waitFor(() => expect(rounds).toEqual([round(0, 3)]));
  for (const item of ended.items()) expect(item).toMatchObject({ state: 'failed', reason: 'session-ended' });
  expect(upload).toHaveBeenCalledTimes(1);
});

it('does not store the same bytes twice unless asked to', async () => {
  await add(picture('first.png'));
  await finishAll();
  queue.close();
  await add(picture('again.png', 1000, 'first.png'), picture('other.png'), picture('copy.png', 1000, 'other.png'));
  await finishAll();
  expect(queue.items().map(({ file, state, duplicateOf }) => [file.name, state, duplicateOf])).toEqual([
    ['again.png', 'duplicate', 'first.png'],
    ['other.png', 'done', null],
    ['copy.png', 'duplicate', 'other.png'],
  ]);
  expect(rounds.at(-1)).toEqual(round(1, 0, 2));
  queue.remove(idOf('copy.png'));
  queue.retry(idOf('again.png'));
  await finishAll();
  expect(names()).toEqual(['again.png', 'first.png', 'other.png']);
});

it('reports a round of duplicates only, but not duplicates that the user removed or uploaded', async () => {
  await add(picture('first.png'));
  await finishAll();
  await add(picture('again.png', 1000, 'first.png'));
  await vi.waitFor(() => expect(rounds.at(-1)).toEqual(round(0, 0, 1)));
  await add(picture('slow.png'), ...['off.png', 'wanted.png'].map((name) => picture(name, 1000, 'first.png')));
  await vi.waitFor(() => expect(states().filter(([, state]) => state === 'duplicate')).toHaveLength(3));
  queue.remove(idOf('off.png'));
  queue.retry(idOf('wanted.png'));
  await finishAll();
  expect(rounds.at(-1)).toEqual(round(2));
});

describe('with a duplicate check that', () => {
  const hangs = () => new Promise<null>(() => {});

  it('fails: uploads the file', async () => {
    queueWith({ findDuplicate: () => Promise.reject(new StoreError('offline')) }).add([picture('fine.png')]);
    await vi.waitFor(() => expect(names()).toEqual(['fine.png']));
  });

  it('hangs: uploads the file after a time limit', async () => {
    vi.useFakeTimers();
    const hanging = queueWith({ findDuplicate: hangs });
    hanging.add(pictures(PARALLEL_UPLOADS + 1));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(hanging.items()[0]?.state).toBe('done'));
  });

  it('hangs: cancels the file on request', async () => {
    const upload = vi.fn(async () => {});
    const hanging = queueWith({ upload, findDuplicate: hangs });
    hanging.add(pictures(1));
    hanging.cancel(1);
    await vi.waitFor(() => expect(hanging.items()[0]).toMatchObject({ state: 'cancelled', reason: 'cancelled' }));
    expect(upload).not.toHaveBeenCalled();
  });
});

it('removes files from the list unless they are uploading', async () => {
  await add(picture('empty.png', 0), picture('fine.png'));
  queue.remove(idOf('fine.png'));
  queue.remove(idOf('empty.png'));
  expect(states()).toEqual([['fine.png', 'uploading', null]]);
  await finishAll();
  expect(names()).toEqual(['fine.png']);
});

it('shows finished files until the next round or until the dialog closes, and failed ones longer', async () => {
  await add(...pictures(2), picture('empty.png', 0));
  await cut('picture 2.png');
  queue.close();
  expect(states()).toHaveLength(3);
  await finishAll();
  expect(states().map(([, state]) => state)).toEqual(['done', 'failed', 'refused']);
  await add(picture('next.png'));
  expect(states().map(([name]) => name)).toEqual(['picture 2.png', 'empty.png', 'next.png']);
  await finishAll();
  queue.close();
  expect(states()).toEqual([['picture 2.png', 'failed', 'offline']]);
});

it('adds up bytes and files, without failed and refused ones', async () => {
  const [big, small, lost] = [picture('big.png', 3000), picture('small.png', 1000), picture('lost.png', 500)];
  await add(big, small, lost, picture('empty.png', 0));
  expect(uploadTotals(queue.items())).toEqual({ bytes: 2250, size: 4500, done: 0, count: 3 });
  await cut('lost.png');
  expect(uploadTotals(queue.items())).toEqual({ bytes: 2000, size: 4000, done: 0, count: 2 });
  await resume('small.png');
  expect(uploadTotals(queue.items())).toEqual({ bytes: 2500, size: 4000, done: 1, count: 2 });
});

it('opens the dialog with the first file, and keeps it closed while the others arrive', async () => {
  expect(queue.isOpen()).toBe(false);
  await add(...pictures(2));
  expect(queue.isOpen()).toBe(true);
  queue.close();
  await finishAll();
  expect(queue.isOpen()).toBe(false);
  expect(rounds).toEqual([round(2)]);
});
