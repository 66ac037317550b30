import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PARALLEL_UPLOADS } from '../../../src/domain/media-limits';
import { StoreError } from '../../../src/domain/store-error';
import {
  createUploadQueue,
  type UploadBatch,
  type UploadQueue,
  type UploadTarget,
  uploadTotals,
} from '../../../src/features/library/upload-queue';

const OFFLINE = new StoreError('offline');

const picture = (name: string, size = 1000) => new File(['.'.repeat(size)], name, { type: 'image/png' });
/** Pictures named 1, 2, 3 ..., of different sizes. */
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => picture(`${index + 1}`, 2000 + index * 2));

let queue: UploadQueue;
let batches: UploadBatch[];
/** The files in the library. Files of the same size have the same bytes. */
let stored: File[];
/** Ends an upload. All wait halfway, in the order in which they started. */
let running: Map<string, (error?: Error) => void>;

const upload: UploadTarget['upload'] = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    onProgress?.(file.size / 2);
    running.set(file.name, (error) => {
      running.delete(file.name);
      if (error) return reject(error);
      stored.push(file);
      resolve();
    });
    signal?.addEventListener('abort', () => running.get(file.name)?.(new StoreError('canceled')));
  });
const findDuplicate: UploadTarget['findDuplicate'] = async ({ size }, earlier) =>
  [...earlier, ...stored].find((each) => each.size === size)?.name ?? null;
const queueWith = (target: Partial<UploadTarget> = {}) =>
  createUploadQueue({ upload, findDuplicate, ...target }, (batch) => batches.push(batch));

beforeEach(() => {
  [batches, stored, running] = [[], [], new Map()];
  queue = queueWith();
});

const states = () => queue.items().map(({ file, state, reason }) => [file.name, state, reason]);
const idOf = (name: string) => queue.items().find(({ file }) => file.name === name)?.id ?? -1;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const add = (...files: File[]) => {
  queue.add(files);
  return settle();
};
const end = (name: string, error?: Error) => {
  running.get(name)?.(error);
  return settle();
};
const endAll = async () => {
  await settle();
  for (let [name] = running.keys(); name; [name] = running.keys()) await end(name);
};

it('uploads a limited number of files in parallel', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 2));
  expect([...running.keys()]).toEqual(pictures(PARALLEL_UPLOADS).map(({ name }) => name));
});

it('starts the next file when one is uploaded', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 2));
  await end('2');
  expect(running.size).toBe(PARALLEL_UPLOADS);
});

it('reports all files at once when the last one is uploaded, also those that are added later', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 2));
  await end('2');
  await add(picture('later'));
  expect(batches).toEqual([]);
  await endAll();
  expect(batches).toEqual([{ succeeded: PARALLEL_UPLOADS + 3, failed: 0, duplicates: 0 }]);
});

const WAITING = `${PARALLEL_UPLOADS + 1}`;
const stateOf = (name: string) => queue.items().find(({ file }) => file.name === name)?.state;

describe.each([
  { what: 'waits', name: WAITING },
  { what: 'uploads', name: '1' },
])('a file that $what and is canceled', ({ name }) => {
  beforeEach(async () => {
    await add(...pictures(PARALLEL_UPLOADS + 1));
    queue.cancel(idOf(name));
    await endAll();
  });

  it('ends as canceled', () => {
    expect(stateOf(name)).toBe('canceled');
  });

  it('is not counted as failed', () => {
    expect(batches).toEqual([{ succeeded: PARALLEL_UPLOADS, failed: 0, duplicates: 0 }]);
  });
});

it('starts the next file when one that uploads is canceled', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 1));
  queue.cancel(idOf('1'));
  await settle();
  expect(running.has(WAITING)).toBe(true);
});

it('uploads a canceled file on request', async () => {
  await add(...pictures(1));
  queue.cancel(idOf('1'));
  await settle();
  queue.retry(idOf('1'));
  await endAll();
  expect(stored.map(({ name }) => name)).toEqual(['1']);
});

it.each([
  ['done', 'if everything had arrived', undefined],
  ['failed', 'if what arrived could not be removed', OFFLINE],
])('reports a canceled file as %s %s', async (state, _, error) => {
  queue = queueWith({ upload: (file, options) => upload(file, { ...options, signal: undefined }) });
  await add(...pictures(1));
  queue.cancel(idOf('1'));
  await end('1', error);
  expect(queue.items()[0]?.state).toBe(state);
});

/** The session ends while files upload and one waits. */
async function endSession(): Promise<void> {
  await add(...pictures(PARALLEL_UPLOADS + 1));
  for (const name of [...running.keys()]) await end(name, new StoreError('session-ended'));
}

it('tries no other files when the session ends', async () => {
  await endSession();
  expect(running.size).toBe(0);
});

it('keeps all files as failed when the session ends', async () => {
  await endSession();
  const all = pictures(PARALLEL_UPLOADS + 1);
  expect(states()).toEqual(all.map(({ name }) => [name, 'failed', 'session-ended']));
});

it('reports all files as failed when the session ends', async () => {
  await endSession();
  expect(batches).toEqual([{ succeeded: 0, failed: PARALLEL_UPLOADS + 1, duplicates: 0 }]);
});

it('uploads what the end of the session stopped when the user asks for it after the next login', async () => {
  await endSession();
  for (const { id } of queue.items()) queue.retry(id);
  await endAll();
  expect(stored).toHaveLength(PARALLEL_UPLOADS + 1);
});

describe('duplicates of a stored file and of one that uploads', () => {
  beforeEach(async () => {
    stored = [picture('first', 10)];
    await add(picture('again', 10), picture('other', 20), picture('copy', 20));
  });

  it('are recognized', () => {
    expect(queue.items().map(({ file, state, duplicateOf }) => [file.name, state, duplicateOf])).toEqual([
      ['again', 'duplicate', 'first'],
      ['other', 'uploading', null],
      ['copy', 'duplicate', 'other'],
    ]);
  });

  it('are not stored', async () => {
    await endAll();
    expect(stored.map(({ name }) => name)).toEqual(['first', 'other']);
  });

  it('are stored if the user asks for it', async () => {
    queue.retry(idOf('again'));
    await endAll();
    expect(stored.map(({ name }) => name)).toEqual(['first', 'other', 'again']);
  });

  it('are reported if they are left', async () => {
    queue.retry(idOf('again'));
    await endAll();
    expect(batches).toEqual([{ succeeded: 2, failed: 0, duplicates: 1 }]);
  });
});

it('uploads the copy of a file that is canceled', async () => {
  await add(picture('first', 10), picture('copy', 10));
  queue.cancel(idOf('first'));
  await endAll();
  expect(stored.map(({ name }) => name)).toEqual(['copy']);
});

it('uploads the copy of a file that fails and is removed', async () => {
  await add(picture('lost', 20), picture('spare', 20));
  await end('lost', OFFLINE);
  queue.remove(idOf('lost'));
  await settle();
  await endAll();
  expect(stored.map(({ name }) => name)).toEqual(['spare']);
});

it('uploads a file if the duplicate check fails', async () => {
  queue = queueWith({ findDuplicate: () => Promise.reject(OFFLINE) });
  await add(picture('unchecked'));
  expect([...running.keys()]).toEqual(['unchecked']);
});

it('uploads a file if the duplicate check takes too long', async () => {
  vi.useFakeTimers();
  queue = queueWith({ findDuplicate: () => new Promise(() => {}) });
  queue.add([picture('slow')]);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect([...running.keys()]).toEqual(['slow']);
});

describe('with files that upload, fail and are refused', () => {
  beforeEach(() => add(picture('big', 3000), picture('small', 1000), picture('lost', 500), picture('empty', 0)));

  it('adds up all files but the refused ones', () => {
    expect(uploadTotals(queue.items())).toEqual({ bytes: 2250, size: 4500, done: 0, count: 3 });
  });

  it('adds up no file that has failed', async () => {
    await end('lost', OFFLINE);
    await end('small');
    expect(uploadTotals(queue.items())).toEqual({ bytes: 2500, size: 4000, done: 1, count: 2 });
  });

  it('keeps only the failed files once it is closed', async () => {
    await end('lost', OFFLINE);
    await endAll();
    queue.close();
    expect(states()).toEqual([['lost', 'failed', 'offline']]);
  });
});

it('is closed before a file is added', () => {
  expect(queue.isOpen()).toBe(false);
});

it('opens when a file is added', async () => {
  await add(picture('menu'));
  expect(queue.isOpen()).toBe(true);
});

it('closes when the user closes it', async () => {
  await add(picture('menu'));
  queue.close();
  expect(queue.isOpen()).toBe(false);
});
