import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CATALOG_PATH,
  CATALOG_TYPE,
  catalogEntry,
  catalogLines,
  FRESH_CATALOG_PATH,
  isInGallery,
  PLACEHOLDERS,
  STALE_SINCE_HEADER,
} from '../../../src/domain/gallery-catalog';
import type { MediaFile } from '../../../src/domain/media-record';
import { fileUrl } from '../../../src/features/media/api/file-url';
import { fetchGalleryList, readSavedGalleryList } from '../../../src/features/media/api/gallery-list';
import { idsOf, mediaFile } from '../../support/media-files';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

/** The gallery of a server with this response. */
async function galleryOf(answer: (response: ServerResponse, url: string) => unknown) {
  const server = createServer((request, response) => void answer(response, request.url ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  type Options = Parameters<typeof fetchGalleryList>[0];
  return { list: (options?: Options) => fetchGalleryList({ ...options, origin }) };
}

const asCatalog = (response: ServerResponse) => response.setHeader('Content-Type', `${CATALOG_TYPE}; charset=utf-8`);
const bodyOf = (files: MediaFile[]) => [...catalogLines(files.filter(isInGallery).map(catalogEntry))].join('');

const galleryWith = (files: MediaFile[]) => galleryOf((response) => asCatalog(response).end(bodyOf(files)));

describe("the browser's gallery", () => {
  it('lists all files, newest first, with all their fields', async () => {
    const files = [
      mediaFile('old', { created_at: 1, is_featured: true, tags: ['<b>ñ</b>'], title: 'Line\nbreak "quoted" \u2028' }),
      mediaFile('new', { created_at: 3, width: 40, height: 30, renditions: [320], generation: '7', file_size: 5 }),
      mediaFile('gone', { created_at: 4, missing_since: 9 }),
      mediaFile('middle', { created_at: 2, media_type: 'video', category: 'other', alt_text: 'a' }),
    ];
    const { list } = await galleryWith(files);
    const earliest = Date.now() - 1000;
    const { files: listed, at } = await list();
    expect(listed).toEqual([files[1], files[3], files[0]]);
    expect(at).toBeGreaterThanOrEqual(earliest);
    expect(fileUrl({ bucket_name: 'b', file_path: 'a/ñ' })).toMatch(/\/v0\/b\/b\/o\/a%2F%C3%B1\?alt=media$/);
  });

  it('shows the top of the page with its strip before the rest arrives', async () => {
    const files = Array.from({ length: 100 }, (_, index) =>
      mediaFile(`${index}`, { created_at: 1000 - index, title: 'ñ'.repeat(index) }),
    );
    files.push(mediaFile('strip', { is_featured: true }));
    const body = Buffer.from(bodyOf(files));
    let finish = () => {};
    const { list } = await galleryOf((response) => {
      const cut = Math.floor(body.length / 2) + 1;
      asCatalog(response).write(body.subarray(0, cut));
      finish = () => response.end(body.subarray(cut));
    });
    const parts: string[][] = [];
    const listed = list({
      onPart: (part) => {
        parts.push(idsOf(part));
        finish();
      },
    });
    expect((await listed).files).toHaveLength(101);
    const [top = []] = parts;
    expect(top.length).toBeGreaterThanOrEqual(24);
    expect(top.length).toBeLessThan(101);
    expect(top).toContain('strip');
    expect(top[0]).toBe('0');
  });

  it('has placeholders for the first files only', async () => {
    const placeholder = 'data:image/webp;base64,AAAA';
    const many = Array.from({ length: PLACEHOLDERS + 1 }, (_, index) =>
      mediaFile(`${index}`, { created_at: -index, placeholder }),
    );
    const { files } = await (await galleryWith(many)).list();
    expect(files.findIndex((file) => file.placeholder === null)).toBe(PLACEHOLDERS);
  });

  it('skips an invalid line with a warning', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { list } = await galleryOf((response) =>
      asCatalog(response).end(`{"id":7}\n${bodyOf([mediaFile('a')])}<html>\n`),
    );
    expect(idsOf((await list()).files)).toEqual(['a']);
    expect(warning).toHaveBeenCalledTimes(2);
  });

  it('bypasses caches for a fresh list and knows the age of a cached one', async () => {
    const urls: string[] = [];
    const { list } = await galleryOf((response, url) => {
      urls.push(url);
      asCatalog(response).setHeader('Age', '60').end();
    });
    expect((await list()).at).toBeLessThanOrEqual(Date.now() - 60_000);
    await list({ isFresh: true });
    expect(urls).toEqual([CATALOG_PATH, FRESH_CATALOG_PATH]);
  });

  it('knows the time of a list that the server could not read again', async () => {
    const time = 'Wed, 25 Nov 2026 12:00:00 GMT';
    const { list } = await galleryOf((response) => asCatalog(response).setHeader(STALE_SINCE_HEADER, time).end());
    expect((await list()).at).toBe(Date.parse(time));
  });

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['an error', (response) => asCatalog(response).writeHead(503).end('{}')],
    ['a captive portal', (response) => response.setHeader('Content-Type', 'text/html').end('<h1>Sign in</h1>')],
    ['half a list', (response) => asCatalog(response).write('{', () => response.destroy())],
    ['no answer', (response) => response.destroy()],
  ])('fails after %s without a saved list', async (_, answer) => {
    const { list } = await galleryOf(answer);
    await expect(list()).rejects.toMatchObject({ name: 'StoreError' });
    expect(await readSavedGalleryList()).toBeNull();
  });
});
