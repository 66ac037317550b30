import { resolveObjectURL } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Download, downloadFile, STALL_MS, watchDownload } from '../../../src/features/media/file-download';

const URL_OF_FILE = 'https://files.example/film.mp4';
const SIZE = 1000;
const part = (length: number, value: number) => new Uint8Array(length).fill(value);

/** A connection over which the test sends a file. */
function connection() {
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller;
    },
  });
  return {
    body,
    send: (bytes: Uint8Array) => stream.enqueue(bytes),
    end: () => stream.close(),
    fail: () => stream.error(new TypeError('network error')),
  };
}

let saved: { href: string; download: string }[];
let states: (Pick<Download, 'share' | 'isStalled'> | null)[];
let current: Download | null;
let connections: ReturnType<typeof connection>[];
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [saved, states, connections, current] = [[], [], [], null];
  const link = () => ({
    href: '',
    download: '',
    click: vi.fn(function (this: never) {
      saved.push(this);
    }),
  });
  vi.stubGlobal('document', { createElement: link });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const made = connection();
    signal.addEventListener('abort', made.fail);
    connections.push(made);
    return new Response(made.body);
  });
  leave = watchDownload(URL_OF_FILE, (download) => {
    current = download;
    states.push(download && { share: download.share, isStalled: download.isStalled });
  });
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const start = async () => {
  const ended = downloadFile(URL_OF_FILE, 'Película.mp4', SIZE);
  ended.catch(() => {}); // the test looks at it later
  await settle();
  return { ended, connection: connections.at(-1) as ReturnType<typeof connection> };
};

it('saves the bytes unchanged under the name, and shows the progress', async () => {
  const { ended, connection } = await start();
  connection.send(part(400, 1));
  await settle();
  connection.send(part(600, 2));
  connection.end();
  await ended;
  expect(states).toEqual([
    { share: 0, isStalled: false },
    { share: 0.4, isStalled: false },
    { share: 1, isStalled: false },
    null,
  ]);
  expect(saved).toMatchObject([{ download: 'Película.mp4' }]);
  const file = resolveObjectURL(saved[0]?.href ?? '');
  expect(file?.type, 'no browser opens it as a page').toBe('application/octet-stream');
  expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(Uint8Array.of(...part(400, 1), ...part(600, 2)));
});

it('says when no data arrives, before and after the first byte, and goes on when it does', async () => {
  const { ended, connection } = await start();
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(current).toMatchObject({ share: 0, isStalled: true });
  connection.send(part(100, 1));
  await settle();
  expect(current).toMatchObject({ share: 0.1, isStalled: false });
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(current).toMatchObject({ share: 0.1, isStalled: true });
  connection.send(part(900, 1));
  connection.end();
  await ended;
  expect(saved).toHaveLength(1);
});

it('starts again from the beginning, and saves one file', async () => {
  const first = await start();
  first.connection.send(part(100, 1));
  await vi.advanceTimersByTimeAsync(STALL_MS);
  const second = await start();
  await first.ended;
  expect(current).toMatchObject({ share: 0, isStalled: false });
  second.connection.send(part(SIZE, 1));
  second.connection.end();
  await second.ended;
  expect(saved).toHaveLength(1);
  expect(current).toBeNull();
});

it('ends without a file when it is canceled', async () => {
  const { ended, connection } = await start();
  connection.send(part(100, 1));
  await settle();
  current?.cancel();
  await ended;
  expect(current).toBeNull();
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(current).toBeNull();
  expect(saved).toEqual([]);
});

it('fails without a file when the connection breaks or the file is gone', async () => {
  const { ended, connection } = await start();
  connection.send(part(100, 1));
  connection.fail();
  await expect(ended).rejects.toThrow();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  await expect((await start()).ended).rejects.toThrow('404');
  expect(current).toBeNull();
  expect(saved).toEqual([]);
});
