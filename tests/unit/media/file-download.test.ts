import { resolveObjectURL } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadAsZip, uniqueNames } from '../../../src/features/media/download-zip';
import { type Download, downloadFile, STALL_MS, watchDownload } from '../../../src/features/media/file-download';
import { mediaFile } from '../../support/media-files';

const URL_OF_FILE = 'https://files.example/film.mp4';
const SIZE = 1000;
const part = (length: number, value: number) => new Uint8Array(length).fill(value);

/** A link as the site makes it for a download. */
class FakeLink {
  href = '';
  download = '';
  click() {
    saved.push(this);
  }
}

let saved: FakeLink[];
let states: (Pick<Download, 'share' | 'isStalled'> | null)[];
let current: Download | null;
/** The newest connection, over which the test sends a file. */
let connection: ReadableStreamDefaultController<Uint8Array>;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [saved, states, current] = [[], [], null];
  vi.stubGlobal('document', { createElement: () => new FakeLink() });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const start = (stream: typeof connection) => {
      connection = stream;
      signal.addEventListener('abort', () => stream.error(signal.reason));
    };
    return new Response(new ReadableStream({ start }));
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

const send = (length: number, value = 1) => {
  connection.enqueue(part(length, value));
  return vi.advanceTimersByTimeAsync(0);
};
/** Starts the download. The promise in `ended` settles when it ends. */
const start = async () => {
  const ended = downloadFile(URL_OF_FILE, 'Película.mp4', SIZE);
  ended.catch(() => {}); // the test looks at it later
  await vi.advanceTimersByTimeAsync(0);
  return { ended };
};

it('saves the bytes unchanged under the name, and shows the progress', async () => {
  const { ended } = await start();
  await send(400, 1);
  await send(600, 2);
  connection.close();
  await ended;
  const shown = [0, 0.4, 1].map((share) => ({ share, isStalled: false }));
  expect(states).toEqual([...shown, null]);
  expect(saved).toMatchObject([{ download: 'Película.mp4' }]);
  const file = resolveObjectURL(saved[0]?.href ?? '');
  expect(file?.type, 'no browser opens it as a page').toBe('application/octet-stream');
  expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(Uint8Array.of(...part(400, 1), ...part(600, 2)));
});

it('says when no data arrives, before and after the first byte, and goes on when it does', async () => {
  const { ended } = await start();
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(current).toMatchObject({ share: 0, isStalled: true });
  await send(100);
  expect(current).toMatchObject({ share: 0.1, isStalled: false });
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(current).toMatchObject({ share: 0.1, isStalled: true });
  await send(900);
  connection.close();
  await ended;
  expect(saved).toHaveLength(1);
});

it('starts again from the beginning, and saves one file', async () => {
  const first = await start();
  await send(100);
  await vi.advanceTimersByTimeAsync(STALL_MS);
  const second = await start();
  await first.ended;
  expect(current).toMatchObject({ share: 0, isStalled: false });
  await send(SIZE);
  connection.close();
  await second.ended;
  expect(saved).toHaveLength(1);
  expect(current).toBeNull();
});

it('ends without a file when it is canceled', async () => {
  const { ended } = await start();
  await send(100);
  current?.cancel();
  await ended;
  await vi.advanceTimersByTimeAsync(STALL_MS);
  expect(current).toBeNull();
  expect(saved).toEqual([]);
});

it('fails without a file when the connection breaks or the file is gone', async () => {
  const { ended } = await start();
  await send(100);
  connection.error(new TypeError('network error'));
  await expect(ended).rejects.toThrow();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  await expect((await start()).ended).rejects.toThrow('404');
  expect(current).toBeNull();
  expect(saved).toEqual([]);
});

it('saves a ZIP without what the server does not have, but none if the connection breaks between two files', async () => {
  vi.useRealTimers(); // the ZIP's own streams
  const files = ['a', 'b', 'c'].map((id) => mediaFile(id));
  const here = async () => new Response('bytes');
  vi.stubGlobal('fetch', vi.fn(here).mockResolvedValueOnce(new Response(null, { status: 404 })));
  expect(await downloadAsZip(files, 'media.zip')).toEqual(files.slice(0, 1));
  expect(saved).toMatchObject([{ download: 'media.zip' }]);
  vi.stubGlobal('fetch', vi.fn(here).mockRejectedValueOnce(new TypeError('Failed to fetch')));
  await expect(downloadAsZip(files, 'media.zip')).rejects.toThrow('Failed to fetch');
  expect(saved).toHaveLength(1);
});

it('numbers files of the same name, in any case and however an accent is written', () => {
  const names = ['menu.png', 'Menu.PNG', 'menu.png', 'menu (2).png', 'caf\u00e9', 'cafe\u0301', '.env', 'no extension'];
  const numbered = ['menu.png', 'Menu (2).PNG', 'menu (3).png', 'menu (2) (2).png', 'caf\u00e9', 'cafe\u0301 (2)'];
  expect(uniqueNames(names)).toEqual([...numbered, '.env', 'no extension']);
});
