import { beforeEach, expect, it, vi } from 'vitest';
import { PARALLEL_UPLOADS } from '../../../src/domain/media-limits';
import { StoreError } from '../../../src/domain/store-error';
import {
  createUploadQueue,
  type UploadBatch,
  type UploadQueue,
  type UploadTarget,
  uploadTotals,
} from '../../../src/features/library/upload-queue';

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
const queueWith = (target: Partial<UploadTarget> = {}, parallel?: number) =>
  createUploadQueue({ upload, findDuplicate, ...target }, (batch) => batches.push(batch), parallel);

beforeEach(() => {
  [batches, stored, running] = [[], [], new Map()];
  queue = queueWith();
});

const names = () => stored.map(({ name }) => name).sort();
const states = (of = queue) => of.items().map(({ file, state, reason }) => [file.name, state, reason]);
const idOf = (name: string) => queue.items().find(({ file }) => file.name === name)?.id ?? -1;
const batch = (succeeded: number, failed = 0, duplicates = 0) => ({ succeeded, failed, duplicates });
const settle = () => new Promise((resolve) => setTimeout(resolve));
const addTo = (target: UploadQueue, files: File[]) => {
  target.add(files);
  return settle();
};
const add = (...files: File[]) => addTo(queue, files);
const retry = (name: string) => {
  queue.retry(idOf(name));
  return settle();
};
const end = (name: string, error?: Error) => {
  running.get(name)?.(error);
  return settle();
};
const endAll = async () => {
  for (let [name] = running.keys(); name; [name] = running.keys()) await end(name);
};
const OFFLINE = new StoreError('offline');

it('uploads a limited number of files in parallel, and reports them once, with those added later', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 2));
  expect([...running.keys()]).toEqual(pictures(PARALLEL_UPLOADS).map(({ name }) => name));
  await end('2');
  expect(running.size).toBe(PARALLEL_UPLOADS);
  expect([...running.keys()]).toContain(`${PARALLEL_UPLOADS + 1}`);
  await add(picture('later'));
  expect(batches).toEqual([]);
  await endAll();
  expect(batches).toEqual([batch(PARALLEL_UPLOADS + 3)]);
});

it('starts the next file when the bytes of one have arrived, before its record is written', async () => {
  const hanging = vi.fn<UploadTarget['upload']>((file, { onProgress }) => {
    onProgress?.(file.size);
    return new Promise(() => {});
  });
  await addTo(queueWith({ upload: hanging }, 1), pictures(3));
  expect(hanging).toHaveBeenCalledTimes(3);
});

it('cancels a waiting and a running file, counts neither as failed, and retries on request', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 1));
  const canceled = ['1', `${PARALLEL_UPLOADS + 1}`];
  for (const name of canceled) queue.cancel(idOf(name));
  await endAll();
  expect(batches).toEqual([batch(PARALLEL_UPLOADS - 1)]);
  expect(states().filter(([, state]) => state === 'canceled')).toEqual(
    canceled.map((name) => [name, 'canceled', 'canceled']),
  );
  await retry('1');
  await endAll();
  expect(names()).toContain('1');
});

it.each([
  ['as canceled once the target has removed what arrived', 'canceled', new StoreError('canceled')],
  ['as done if everything had arrived', 'done', undefined],
  ['as failed if what arrived could not be removed', 'failed', OFFLINE],
])('reports a canceled file %s, and lets the next one start at once', async (_, result, error) => {
  const single = queueWith({ upload: (file, options) => upload(file, { ...options, signal: undefined }) }, 1);
  await addTo(single, pictures(2));
  single.cancel(1);
  expect(states(single)[0]).toEqual(['1', 'canceling', null]);
  expect(uploadTotals(single.items()).count).toBe(1);
  await settle();
  expect([...running.keys()]).toEqual(['1', '2']);
  single.remove(1);
  await end('1', error);
  expect(single.items()[0]?.state).toBe(result);
});

it('keeps all files and tries no others when the session ends', async () => {
  const single = queueWith({}, 1);
  await addTo(single, pictures(3));
  await end('1', new StoreError('session-ended'));
  expect(states(single)).toEqual(['1', '2', '3'].map((name) => [name, 'failed', 'session-ended']));
  expect(batches).toEqual([batch(0, 3)]);
});

it('does not store the same bytes twice unless asked to, and reports only the duplicates that are left', async () => {
  stored = [picture('first', 10)];
  await add(picture('again', 10), picture('off', 10), picture('other', 20), picture('copy', 20));
  expect(queue.items().map(({ file, state, duplicateOf }) => [file.name, state, duplicateOf])).toEqual([
    ['again', 'duplicate', 'first'],
    ['off', 'duplicate', 'again'],
    ['other', 'uploading', null],
    ['copy', 'duplicate', 'other'],
  ]);
  queue.remove(idOf('off'));
  await retry('again');
  await endAll();
  expect(names()).toEqual(['again', 'first', 'other']);
  expect(batches).toEqual([batch(2, 0, 1)]);
  await add(picture('third', 10));
  expect(batches.at(-1), 'a batch of duplicates only').toEqual(batch(0, 0, 1));
});

it('uploads a file if the duplicate check fails or takes too long, and cancels it while the check hangs', async () => {
  const failing = queueWith({ findDuplicate: () => Promise.reject(OFFLINE) });
  await addTo(failing, pictures(1));
  expect(states(failing)).toEqual([['1', 'uploading', null]]);

  vi.useFakeTimers();
  const hanging = queueWith({ findDuplicate: () => new Promise(() => {}) });
  hanging.add([picture('slow'), picture('off')]);
  hanging.cancel(2);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect([...running.keys()]).toEqual(['1', 'slow']);
  expect(states(hanging)[1]).toEqual(['off', 'canceled', 'canceled']);
});

it('opens with the first file, and shows finished files until the next batch or until it closes, failed ones longer', async () => {
  expect(queue.isOpen()).toBe(false);
  await add(...pictures(2), picture('empty', 0));
  expect(queue.isOpen()).toBe(true);
  await end('2', new TypeError('no chunk'));
  queue.close();
  await endAll();
  expect(queue.isOpen()).toBe(false);
  expect(states().map(([, state]) => state)).toEqual(['done', 'failed', 'refused']);
  await add(picture('next'));
  expect(states().map(([name]) => name)).toEqual(['2', 'empty', 'next']);
  await endAll();
  queue.close();
  expect(states()).toEqual([['2', 'failed', 'unknown']]);
});

it('adds up bytes and files without failed and refused ones, which can be removed', async () => {
  await add(picture('big', 3000), picture('small', 1000), picture('lost', 500), picture('empty', 0));
  expect(uploadTotals(queue.items())).toEqual({ bytes: 2250, size: 4500, done: 0, count: 3 });
  await end('lost', OFFLINE);
  for (const { id } of queue.items()) queue.remove(id);
  expect(states().map(([name]) => name)).toEqual(['big', 'small']);
  expect(uploadTotals(queue.items())).toEqual({ bytes: 2000, size: 4000, done: 0, count: 2 });
  await end('small');
  expect(uploadTotals(queue.items())).toEqual({ bytes: 2500, size: 4000, done: 1, count: 2 });
});
