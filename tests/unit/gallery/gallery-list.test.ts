import { beforeEach, describe, expect, it, vi } from 'vitest';
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
import { createCatalogLines } from '../../../src/features/gallery/api/catalog-lines';
import { fetchGalleryList, readSavedGalleryList } from '../../../src/features/gallery/api/gallery-list';
import { neighbors } from '../../../src/features/gallery/gallery-view';
import { idsOf, mediaFile } from '../../support/media-files';

const bodyOf = (files: MediaFile[]) => [...catalogLines(files.filter(isInGallery).map(catalogEntry))].join('');

/** Answers every request with this. Returns the requests. */
function serve(body: BodyInit, headers: Record<string, string> = {}, status = 200) {
  const init = { status, headers: { 'Content-Type': `${CATALOG_TYPE}; charset=utf-8`, ...headers } };
  const fetched = vi.fn(async (_: string) => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('lists files the newest first', async () => {
  serve(bodyOf([mediaFile('old', { created_at: 1 }), mediaFile('new', { created_at: 3 })]));
  expect(idsOf((await fetchGalleryList()).files)).toEqual(['new', 'old']);
});

it('lists files with all their fields', async () => {
  const edited = mediaFile('edited', {
    is_featured: true,
    tags: ['<b>ñ</b>'],
    title: 'Line\nbreak "quoted" \u2028',
    created_at: 2,
  });
  const rendered = mediaFile('rendered', { width: 40, height: 30, renditions: [320], generation: '7', file_size: 5 });
  serve(bodyOf([edited, rendered]));
  expect((await fetchGalleryList()).files).toEqual([edited, rendered]);
});

it('lists no file whose object is missing', async () => {
  serve(bodyOf([mediaFile('here'), mediaFile('gone', { missing_since: 9 })]));
  expect(idsOf((await fetchGalleryList()).files)).toEqual(['here']);
});

it('skips invalid lines', async () => {
  serve(`{"id":7}\n${bodyOf([mediaFile('one')])}<html>\n`);
  expect(idsOf((await fetchGalleryList()).files)).toEqual(['one']);
});

describe('when half of a long list has arrived', () => {
  const many = Array.from({ length: 100 }, (_, index) => mediaFile(`${index}`, { created_at: 1000 - index }));
  const body = bodyOf([...many, mediaFile('strip', { is_featured: true })]);
  const onPart = vi.fn();
  let lines: ReturnType<typeof createCatalogLines>;
  let top: string[];
  beforeEach(() => {
    lines = createCatalogLines(onPart);
    lines.add(body.slice(0, body.length / 2));
    top = idsOf(onPart.mock.lastCall?.[0]);
  });

  it('shows the top of the page', () => {
    expect(top.length).toBeGreaterThanOrEqual(24);
    expect(top).toContain('0');
  });

  it('shows the strip of featured files', () => {
    expect(top).toContain('strip');
  });

  it('takes the rest when it arrives', () => {
    lines.add(body.slice(body.length / 2));
    expect(lines.end()).toHaveLength(101);
  });
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

it('asks for a list that caches may keep', async () => {
  const fetched = serve('');
  await fetchGalleryList();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([CATALOG_PATH]);
});

it('bypasses the caches for a fresh list', async () => {
  const fetched = serve('');
  await fetchGalleryList({ isFresh: true });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([FRESH_CATALOG_PATH]);
});

it('knows the age of a list that the browser kept', async () => {
  serve('', { Age: '60' });
  expect((await fetchGalleryList()).at).toBeLessThanOrEqual(Date.now() - 60_000);
});

it('knows the age of a list that the server kept', async () => {
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

describe('the arrows', () => {
  const [first, second, third] = ['1', '2', '3'].map((id) => mediaFile(id)) as [MediaFile, MediaFile, MediaFile];

  it('lead from the first image to the second and the last one', () => {
    expect(neighbors([first, second, third], '1')).toMatchObject({ previous: third, next: second });
  });

  it('lead from the last image to the first one and the one before', () => {
    expect(neighbors([first, second, third], '3')).toMatchObject({ previous: second, next: first });
  });

  it('come with the position of the image', () => {
    expect(neighbors([first, second, third], '1')).toMatchObject({ position: 1, count: 3 });
  });

  it('do not lead away from a single image', () => {
    expect(neighbors([first], '1')).toBeNull();
  });

  it('do not lead away from a file that is no image', () => {
    expect(neighbors([first, second], 'video')).toBeNull();
  });
});
