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
import { neighbors } from '../../../src/features/gallery/gallery-view';
import { createCatalogLines } from '../../../src/features/media/api/catalog-lines';
import { fetchGalleryList, readSavedGalleryList } from '../../../src/features/media/api/gallery-list';
import { idsOf, mediaFile } from '../../support/media-files';

const bodyOf = (files: MediaFile[]) => [...catalogLines(files.filter(isInGallery).map(catalogEntry))].join('');

/** Answers every request with this. Returns the requests. */
function serve(body: BodyInit, headers: Record<string, string> = {}, status = 200) {
  const init = { status, headers: { 'Content-Type': `${CATALOG_TYPE}; charset=utf-8`, ...headers } };
  const fetched = vi.fn(async (_: string) => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('lists all files whose objects exist, newest first, with all their fields, and skips invalid lines', async () => {
  const files = [
    mediaFile('old', { created_at: 1, is_featured: true, tags: ['<b>ñ</b>'], title: 'Line\nbreak "quoted" \u2028' }),
    mediaFile('new', { created_at: 3, width: 40, height: 30, renditions: [320], generation: '7', file_size: 5 }),
    mediaFile('gone', { created_at: 4, missing_since: 9 }),
  ];
  serve(`{"id":7}\n${bodyOf(files)}<html>\n`);
  expect((await fetchGalleryList()).files).toEqual([files[1], files[0]]);
});

it('shows the top of the page with its strip before the rest arrives', () => {
  const many = Array.from({ length: 100 }, (_, index) => mediaFile(`${index}`, { created_at: 1000 - index }));
  const body = bodyOf([...many, mediaFile('strip', { is_featured: true })]);
  const onPart = vi.fn();
  const lines = createCatalogLines(onPart);
  lines.add(body.slice(0, body.length / 2));
  const top = idsOf(onPart.mock.lastCall?.[0]);
  expect(top.length).toBeGreaterThanOrEqual(24);
  expect(top).toEqual(expect.arrayContaining(['0', 'strip']));
  lines.add(body.slice(body.length / 2));
  expect(lines.end()).toHaveLength(101);
});

it('has placeholders for the first files only', async () => {
  const placeholder = 'data:image/webp;base64,AAAA';
  const files = Array.from({ length: PLACEHOLDERS + 1 }, (_, index) =>
    mediaFile(`${index}`, { created_at: 1000 - index, placeholder }),
  );
  serve(bodyOf(files));
  const { files: listed } = await fetchGalleryList();
  expect(listed.findIndex((file) => file.placeholder === null)).toBe(PLACEHOLDERS);
});

it('bypasses caches for a fresh list and knows the age of one that the browser or the server kept', async () => {
  const fetched = serve('', { Age: '60' });
  expect((await fetchGalleryList()).at).toBeLessThanOrEqual(Date.now() - 60_000);
  await fetchGalleryList({ isFresh: true });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([CATALOG_PATH, FRESH_CATALOG_PATH]);
  const time = 'Wed, 25 Nov 2026 12:00:00 GMT';
  serve('', { [STALE_SINCE_HEADER]: time });
  expect((await fetchGalleryList()).at).toBe(Date.parse(time));
});

/** The first half of a text, after which the connection breaks. */
const brokenOff = (text: string) =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2))),
    pull: (stream) => stream.error(new TypeError('network error')),
  });

it.each<[string, () => unknown]>([
  ['an error', () => serve('{}', {}, 503)],
  ['a captive portal', () => serve('<h1>Sign in</h1>', { 'Content-Type': 'text/html' })],
  ['a list that breaks off', () => serve(brokenOff(bodyOf([mediaFile('first'), mediaFile('second')])))],
  ['no answer', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
])('fails after %s', async (_, answer) => {
  answer();
  await expect(fetchGalleryList()).rejects.toMatchObject({ name: 'StoreError' });
});

it('a device without IndexedDB has no saved list', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await readSavedGalleryList()).toBeNull();
});

it('arrows lead around the images, from neither a single one nor another file', () => {
  const [first, second, third] = ['1', '2', '3'].map((id) => mediaFile(id)) as [MediaFile, MediaFile, MediaFile];
  expect(neighbors([first, second, third], '1')).toMatchObject({ previous: third, next: second, position: 1 });
  expect(neighbors([first, second, third], '3')).toMatchObject({ previous: second, next: first });
  expect([neighbors([first], '1'), neighbors([first, second], 'video')]).toEqual([null, null]);
});
