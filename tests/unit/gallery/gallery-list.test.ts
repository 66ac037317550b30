import { expect, it, vi } from 'vitest';
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
import { fetchGalleryList, readSavedGalleryList } from '../../../src/features/media/api/gallery-list';
import { idsOf, mediaFile } from '../../support/media-files';

const bodyOf = (files: MediaFile[]) => [...catalogLines(files.filter(isInGallery).map(catalogEntry))].join('');

const many = (count: number, fields: (index: number) => Partial<MediaFile>) =>
  Array.from({ length: count }, (_, index) => mediaFile(`${index}`, { created_at: 1000 - index, ...fields(index) }));

/** Answers every request with this. Returns the requests. */
function serve(body: BodyInit, init: ResponseInit & { headers?: Record<string, string> } = {}) {
  const headers = { 'Content-Type': `${CATALOG_TYPE}; charset=utf-8`, ...init.headers };
  const fetched = vi.fn(async (_: string) => new Response(body, { ...init, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('lists all files, newest first, with all their fields', async () => {
  const files = [
    mediaFile('old', { created_at: 1, is_featured: true, tags: ['<b>ñ</b>'], title: 'Line\nbreak "quoted" \u2028' }),
    mediaFile('new', { created_at: 3, width: 40, height: 30, renditions: [320], generation: '7', file_size: 5 }),
    mediaFile('gone', { created_at: 4, missing_since: 9 }),
    mediaFile('middle', { created_at: 2, media_type: 'video', category: 'other', alt_text: 'a' }),
  ];
  serve(bodyOf(files));
  const earliest = Date.now();
  const { files: listed, at } = await fetchGalleryList();
  expect(listed).toEqual([files[1], files[3], files[0]]);
  expect(at).toBeGreaterThanOrEqual(earliest);
});

it('shows the top of the page with its strip before the rest arrives', async () => {
  const files = many(100, (index) => ({ title: 'ñ'.repeat(index) }));
  const body = new TextEncoder().encode(bodyOf([...files, mediaFile('strip', { is_featured: true })]));
  const cut = Math.floor(body.length / 2) + 1;
  let finish = () => {};
  serve(
    new ReadableStream({
      async start(stream) {
        stream.enqueue(body.subarray(0, cut));
        await new Promise<void>((resolve) => (finish = resolve));
        stream.enqueue(body.subarray(cut));
        stream.close();
      },
    }),
  );
  const onPart = vi.fn((_: readonly MediaFile[]) => finish());
  expect((await fetchGalleryList({ onPart })).files).toHaveLength(101);
  const top = idsOf(onPart.mock.calls[0]?.[0] ?? []);
  expect(top.length).toBeGreaterThanOrEqual(24);
  expect(top.length).toBeLessThan(101);
  expect(top).toContain('strip');
  expect(top[0]).toBe('0');
});

it('has placeholders for the first files only', async () => {
  serve(bodyOf(many(PLACEHOLDERS + 1, () => ({ placeholder: 'data:image/webp;base64,AAAA' }))));
  const { files } = await fetchGalleryList();
  expect(files.findIndex((file) => file.placeholder === null)).toBe(PLACEHOLDERS);
});

it('skips an invalid line with a warning', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  serve(`{"id":7}\n${bodyOf([mediaFile('a')])}<html>\n`);
  expect(idsOf((await fetchGalleryList()).files)).toEqual(['a']);
  expect(warning).toHaveBeenCalledTimes(2);
});

it('bypasses caches for a fresh list and knows the age of one that the browser or the server kept', async () => {
  const fetched = serve('', { headers: { Age: '60' } });
  expect((await fetchGalleryList()).at).toBeLessThanOrEqual(Date.now() - 60_000);
  await fetchGalleryList({ isFresh: true });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([CATALOG_PATH, FRESH_CATALOG_PATH]);
  const time = 'Wed, 25 Nov 2026 12:00:00 GMT';
  serve('', { headers: { [STALE_SINCE_HEADER]: time } });
  expect((await fetchGalleryList()).at).toBe(Date.parse(time));
});

it.each<[string, () => unknown]>([
  ['an error', () => serve('{}', { status: 503 })],
  ['a captive portal', () => serve('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ['half a list', () => serve(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }))],
  ['no answer', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
])('fails after %s without a saved list', async (_, answer) => {
  answer();
  await expect(fetchGalleryList()).rejects.toMatchObject({ name: 'StoreError' });
  expect(await readSavedGalleryList()).toBeNull();
});
