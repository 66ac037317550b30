import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PARALLEL_UPLOADS } from '../../../src/domain/media-limits';
import { StoreError } from '../../../src/domain/store-error';
import { uploadTotals } from '../../../src/features/library/upload-item';
import {
  createUploadQueue,
  type UploadBatch,
  type UploadQueue,
  type UploadTarget,
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
/** Functions that end the running uploads, by file name, in the order of their start. Each upload waits halfway. */
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
/** Uploads that end only by `end`, even if they are canceled. */
const uploadToTheEnd: UploadTarget['upload'] = (file, options) => upload(file, { ...options, signal: undefined });

beforeEach(() => {
  [batches, stored, running] = [[], [], new Map()];
  queue = queueWith();
});

const states = () => queue.items().map(({ file, state, reason }) => [file.name, state, reason]);
const itemOf = (name: string) => queue.items().find(({ file }) => file.name === name);
const idOf = (name: string) => itemOf(name)?.id ?? -1;
const stateOf = (name: string) => itemOf(name)?.state;
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

/** The name of the last picture that uploads in parallel with the first. */
const LAST = `${PARALLEL_UPLOADS}`;

it('uploads a limited number of files in parallel', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 2));
  expect([...running.keys()]).toEqual(pictures(PARALLEL_UPLOADS).map(({ name }) => name));
});

it('starts the next file when one is uploaded', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 2));
  await end('2');
  expect(running.size).toBe(PARALLEL_UPLOADS);
});

describe('the bytes of a file', () => {
  let send: (bytes: number) => void;
  beforeEach(async () => {
    queue = queueWith({
      upload: (file, { signal, onProgress = () => {} }) => {
        if (file.name === 'first') send = onProgress;
        return upload(file, { signal });
      },
    });
    await add(picture('first', 1000), ...pictures(PARALLEL_UPLOADS));
  });
  const sent = () => queue.items()[0]?.bytes;

  it('are shown as they are sent', () => {
    send(500);
    expect(sent()).toBe(500);
  });

  it.each([
    ['are not updated within the same percent', 501, 500],
    ['are updated with each percent', 510, 510],
  ])('%s', (_, bytes, shown) => {
    send(500);
    send(bytes);
    expect(sent()).toBe(shown);
  });

  it('let the next file start when all of them are sent, while the record is still written', () => {
    send(996);
    expect(stateOf(LAST)).toBe('waiting');
    send(1000);
    expect(stateOf('first')).toBe('uploading');
    expect(stateOf(LAST)).toBe('uploading');
  });
});

it('reports all files at once when the last one is uploaded, also those that are added later', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 2));
  await end('2');
  await add(picture('later'));
  expect(batches).toEqual([]);
  await endAll();
  expect(batches).toEqual([{ succeeded: PARALLEL_UPLOADS + 3, failed: 0, duplicates: 0 }]);
});

it.each([
  { succeeded: 1, failed: 1, duplicates: 0 },
  { succeeded: 1, failed: 0, duplicates: 1 },
])('reports how the files ended: %j', async (batch) => {
  await add(picture('fine', 10), batch.failed ? picture('lost', 20) : picture('copy', 10));
  await end('lost', OFFLINE);
  await endAll();
  expect(batches).toEqual([batch]);
});

it('reports a failed file once, although it stays in the list', async () => {
  await add(picture('lost'));
  await end('lost', OFFLINE);
  await add(picture('next', 2000));
  await endAll();
  expect(batches).toEqual([
    { succeeded: 0, failed: 1, duplicates: 0 },
    { succeeded: 1, failed: 0, duplicates: 0 },
  ]);
});

it('reports nothing if all files were refused or canceled', async () => {
  await add(picture('menu'), picture('empty', 0));
  queue.cancel(idOf('menu'));
  await settle();
  expect(batches).toEqual([]);
});

it('reports only when what arrived of a canceled file is removed', async () => {
  queue = queueWith({ upload: uploadToTheEnd });
  await add(...pictures(2));
  queue.cancel(idOf('1'));
  await end('2');
  expect(batches).toEqual([]);
  await end('1', new StoreError('canceled'));
  expect(batches).toEqual([{ succeeded: 1, failed: 0, duplicates: 0 }]);
});

it('refuses a file that is not allowed at once, with the reason', async () => {
  await add(picture('empty', 0));
  expect(states()).toEqual([['empty', 'refused', 'empty']]);
});

it('starts a new list without the files that are done, once all have ended', async () => {
  await add(...pictures(2));
  await end('1', OFFLINE);
  await end('2');
  await add(picture('next'));
  expect(queue.items().map(({ file }) => file.name)).toEqual(['1', 'next']);
});

const WAITING = `${PARALLEL_UPLOADS + 1}`;

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

it('cancels a file that waits at once', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 1));
  queue.cancel(idOf(WAITING));
  expect(itemOf(WAITING)).toMatchObject({ state: 'canceled', reason: 'canceled' });
});

describe('while what arrived of a canceled file is being removed', () => {
  beforeEach(async () => {
    queue = queueWith({ upload: uploadToTheEnd });
    await add(...pictures(PARALLEL_UPLOADS + 1));
    queue.cancel(idOf('1'));
  });

  it('shows that it is being canceled', () => {
    expect(stateOf('1')).toBe('canceling');
  });

  it('starts the next file', () => {
    expect(stateOf(WAITING)).toBe('uploading');
  });
});

it('does not send a file that is canceled during the duplicate check', async () => {
  queue = queueWith({ findDuplicate: () => new Promise(() => {}) });
  await add(picture('menu'));
  queue.cancel(idOf('menu'));
  await settle();
  expect(states()).toEqual([['menu', 'canceled', 'canceled']]);
  expect(running.size).toBe(0);
});

describe('when the user cancels all files', () => {
  beforeEach(async () => {
    stored = [picture('stored', 10)];
    queue = queueWith({ upload: uploadToTheEnd });
    const ended = [picture('again', 10), picture('lost', 20), picture('lost copy', 20), picture('fine', 30)];
    await add(...ended, picture('big', 40), picture('big copy', 40), ...pictures(PARALLEL_UPLOADS));
    await end('lost', OFFLINE);
    await end('fine');
    queue.cancelAll();
  });

  it('those that upload are being canceled', () => {
    expect([...running.keys()].map(stateOf)).toEqual(Array(PARALLEL_UPLOADS).fill('canceling'));
  });

  it('one that waits is canceled', () => {
    expect(itemOf(LAST)).toMatchObject({ state: 'canceled', reason: 'canceled' });
  });

  it('the copy of a canceled one is canceled', () => {
    expect(itemOf('big copy')).toMatchObject({ state: 'canceled', reason: 'canceled', duplicateOf: null });
  });

  it('those that have ended stay as they are', () => {
    expect(['again', 'lost', 'lost copy', 'fine'].map(stateOf)).toEqual(['duplicate', 'failed', 'duplicate', 'done']);
  });

  it('none starts when what arrived is removed', async () => {
    for (const name of [...running.keys()]) await end(name, new StoreError('canceled'));
    expect(running.size).toBe(0);
  });
});

it('stops the uploads when the user cancels all files', async () => {
  await add(...pictures(2));
  queue.cancelAll();
  await settle();
  expect(states()).toEqual(pictures(2).map(({ name }) => [name, 'canceled', 'canceled']));
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

it('compares a canceled file with the library again when the user asks for it', async () => {
  await add(picture('menu', 10));
  queue.cancel(idOf('menu'));
  await settle();
  stored = [picture('twin', 10)];
  queue.retry(idOf('menu'));
  await settle();
  expect(itemOf('menu')).toMatchObject({ state: 'duplicate', duplicateOf: 'twin' });
});

it.each([
  ['is done', picture('menu')],
  ['was refused', picture('empty', 0)],
])('does not retry a file that %s', async (_, file) => {
  await add(file, picture('other', 2000));
  await end(file.name);
  queue.retry(idOf(file.name));
  await settle();
  expect([...running.keys()]).toEqual(['other']);
});

it('continues with the other files when one fails', async () => {
  await add(...pictures(PARALLEL_UPLOADS + 1));
  await end('1', OFFLINE);
  const others = pictures(PARALLEL_UPLOADS + 1).slice(1);
  expect(states()).toEqual([['1', 'failed', 'offline'], ...others.map(({ name }) => [name, 'uploading', null])]);
});

it.each([
  ['done', 'if everything had arrived', undefined],
  ['failed', 'if what arrived could not be removed', OFFLINE],
])('reports a canceled file as %s %s', async (state, _, error) => {
  queue = queueWith({ upload: uploadToTheEnd });
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

it('keeps an uploaded file as done when the session ends', async () => {
  await add(...pictures(2));
  await end('1');
  await end('2', new StoreError('session-ended'));
  expect(stateOf('1')).toBe('done');
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

it('uploads the copy of a failed file that is canceled while it waits for its retry', async () => {
  await add(picture('first', 10), picture('copy', 10), ...pictures(PARALLEL_UPLOADS));
  await end('first', OFFLINE);
  queue.retry(idOf('first'));
  queue.cancel(idOf('first'));
  await endAll();
  expect(stored.map(({ name }) => name)).toContain('copy');
});

it('recognizes the copy of an uploaded file that the library does not list yet', async () => {
  const isSame = (file: File) => (each: File) => each.size === file.size;
  queue = queueWith({ findDuplicate: async (file, earlier) => earlier.find(isSame(file))?.name ?? null });
  await add(picture('first', 10), picture('other', 20));
  await end('first');
  await add(picture('copy', 10));
  expect(itemOf('copy')).toMatchObject({ state: 'duplicate', duplicateOf: 'first' });
});

it('keeps a copy as duplicate when a different file with the name of its original is canceled', async () => {
  await add(picture('menu', 10), picture('copy', 10), picture('menu', 20));
  queue.cancel(queue.items()[2]?.id ?? -1);
  await settle();
  expect(stateOf('copy')).toBe('duplicate');
});

it('keeps a copy as duplicate when its uploaded original is removed from the list', async () => {
  await add(picture('first', 10), picture('copy', 10), picture('other', 20));
  await end('first');
  queue.remove(idOf('first'));
  await settle();
  expect(stateOf('copy')).toBe('duplicate');
});

describe('a copy whose original is canceled during the duplicate check', () => {
  let answer = () => {};
  beforeEach(async () => {
    let asked = 0;
    queue = queueWith({
      upload: uploadToTheEnd,
      findDuplicate: async (file, earlier) => {
        const found = await findDuplicate(file, earlier);
        if (file.name !== 'copy') return found;
        asked += 1;
        if (asked === 1) await new Promise<void>((resolve) => (answer = resolve));
        return found;
      },
    });
    await add(picture('original', 10), picture('copy', 10));
    queue.cancel(idOf('original'));
  });

  it.each<[state: string, what: string, endOriginal: () => unknown]>([
    ['uploading', 'nothing of the original is stored', () => end('original', new StoreError('canceled'))],
    ['duplicate', 'the original is stored nevertheless', () => end('original')],
    ['duplicate', 'what is stored of the original cannot be removed', () => end('original', OFFLINE)],
    ['duplicate', 'what is stored of the original is still being removed', () => {}],
  ])('ends the check as %s if %s', async (state, _, endOriginal) => {
    await endOriginal();
    answer();
    await settle();
    expect(stateOf('copy')).toBe(state);
  });

  it('is uploaded even if the original is no longer in the list', async () => {
    await end('original', new StoreError('canceled'));
    queue.remove(idOf('original'));
    answer();
    await settle();
    expect(stateOf('copy')).toBe('uploading');
  });
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

it('adds up files that wait, too', async () => {
  await add(...Array.from({ length: PARALLEL_UPLOADS + 1 }, (_, index) => picture(`${index}`, 1000 + index)));
  expect(uploadTotals(queue.items())).toMatchObject({ count: PARALLEL_UPLOADS + 1, size: 5010 });
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

it('keeps all files in the list if the user closes it while one uploads', async () => {
  await add(...pictures(2));
  await end('1');
  queue.close();
  expect(queue.items().map(({ file }) => file.name)).toEqual(['1', '2']);
});

it('removes a refused file from the list', async () => {
  await add(picture('empty', 0));
  queue.remove(idOf('empty'));
  expect(queue.items()).toEqual([]);
});

it('does not remove a file that uploads', async () => {
  await add(picture('menu'));
  queue.remove(idOf('menu'));
  expect(stateOf('menu')).toBe('uploading');
});

it.each(['cancel', 'retry', 'remove'] as const)(
  'ignores a late %s of a file that has left the list',
  async (action) => {
    await add(picture('menu'));
    const id = idOf('menu');
    await endAll();
    queue.close();
    queue[action](id);
    expect(queue.items()).toEqual([]);
  },
);

describe('a subscriber', () => {
  let unsubscribe: () => void;
  const listener = vi.fn();
  beforeEach(() => {
    unsubscribe = queue.subscribe(listener);
  });

  it('is called when the user opens the list', () => {
    const seen: boolean[] = [];
    listener.mockImplementation(() => seen.push(queue.isOpen()));
    queue.open();
    expect(seen).toEqual([true]);
  });

  it('sees the new state when a file is done', async () => {
    await add(picture('menu'));
    const seen: unknown[] = [];
    listener.mockImplementation(() => seen.push(stateOf('menu')));
    await endAll();
    expect(seen).toContain('done');
  });

  it('is not called after it has unsubscribed', () => {
    unsubscribe();
    queue.open();
    expect(listener).not.toHaveBeenCalled();
  });
});
