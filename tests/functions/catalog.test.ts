import { beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../functions/src/context';
import {
  CATALOG_PATH,
  CATALOG_TYPE,
  FRESH_CATALOG_PATH,
  parseCatalogLine,
  STALE_SINCE_HEADER,
} from '../../src/domain/gallery-catalog';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { serveApi } from './api-server';
import { quietServices } from './emulated-services';

const { firestore } = quietServices('catalog');
const library = firestore.collection(MEDIA_COLLECTION);

/** A gallery of its own instance of the API, which has read nothing yet. */
function gallery(from: Services['firestore'] = firestore) {
  const request = serveApi(() => ({ firestore: from }) as Services);
  return (headers: Record<string, string> = {}, method = 'GET', path = CATALOG_PATH) =>
    request(path, { headers, method });
}

const STALE = STALE_SINCE_HEADER.toLowerCase();
const HOUR = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

/** Stores a record that the server created `age` seconds ago. */
const put = (id: string, fields: object = {}, age = 0) =>
  library.doc(id).set({
    file_name: `${id}.png`,
    file_path: `${id}.png`,
    bucket_name: 'b',
    media_type: 'image',
    created_at: ago(age * 1000),
    updated_at: new Date(),
    ...fields,
  });

const filesOf = (list: string) => list.split('\n').filter(Boolean).map(parseCatalogLine);
const idsOf = (list: string) => filesOf(list).map((file) => file?.id);

/** The documents that queries read; an empty answer costs one read. */
let reads = 0;
const queries = Object.getPrototypeOf(library.where('any', '==', 0));
const { get: getAll, stream: streamAll } = queries;
beforeEach(() => {
  reads = 0;
  vi.spyOn(queries, 'get').mockImplementation(async function (this: unknown) {
    const answer = await getAll.call(this);
    reads += Math.max(1, answer.size);
    return answer;
  });
  vi.spyOn(queries, 'stream').mockImplementation(async function* (this: unknown) {
    for await (const document of streamAll.call(this)) {
      reads += 1;
      yield document;
    }
  });
});

it('contains every record whose object exists, featured images first, one line each, without empty fields', async () => {
  const placeholder = 'data:image/webp;base64,AAAA';
  const older = { title: '<b>Menú</b>\nde 1', placeholder, tags: ['a'], width: 4, height: 3 };
  await put('older', older, 20);
  await put('newer', { is_featured: false }, 10);
  await put('video', { media_type: 'video', is_featured: true }, 5);
  await put('featured', { is_featured: true }, 30);
  await put('gone', { missing_since: new Date() });
  await library.doc('stray').set({ file_name: 7 });
  const { status, headers, text } = await gallery()();
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': `${CATALOG_TYPE}; charset=utf-8`, vary: 'Accept-Encoding' });
  const newer = { id: 'newer', title: null, tags: [], is_featured: false };
  expect(filesOf(text)).toMatchObject([{ id: 'featured' }, { id: 'video' }, newer, { id: 'older', ...older }]);
  expect(text).not.toMatch(/null|false|\[\]/);
});

it('reads the library once, then only changes and a count', async () => {
  const old = Array.from({ length: 60 }, (_, index) => `old-${index}`);
  await Promise.all(old.map((id, index) => put(id, { updated_at: ago(HOUR) }, 60 + index)));
  const get = gallery();
  const { etag } = (await get()).headers;
  expect(reads).toBe(60);
  reads = 0;
  expect((await get()).headers).toMatchObject({ etag });
  expect(reads).toBe(2);
  await put('new');
  await library.doc('old-0').update({ missing_since: new Date(), stored_at: new Date() });
  reads = 0;
  expect(idsOf((await get()).text)).toEqual(['new', ...old.slice(1)]);
  expect(reads).toBe(2);
});

it('notices a deletion even if another record was added', async () => {
  await Promise.all([put('a'), put('b')]);
  const get = gallery();
  await get();
  await Promise.all([library.doc('a').delete(), put('c', {}, 60)]);
  expect(idsOf((await get()).text)).toEqual(['b', 'c']);
  await library.doc('b').delete();
  expect(idsOf((await get()).text)).toEqual(['c']);
});

it('reads everything again after six hours: a restored backup does not change timestamps', async () => {
  await put('a', { title: 'Now', updated_at: ago(HOUR) });
  const get = gallery();
  await get();
  await library.doc('a').update({ title: 'Then' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * HOUR });
  expect(filesOf((await get()).text)).toMatchObject([{ title: 'Then' }]);
  await library.doc('a').update({ title: 'Later' });
  expect(filesOf((await get()).text), 'within the next six hours').toMatchObject([{ title: 'Then' }]);
});

it('answers simultaneous requests with fresh data and few reads', async () => {
  await put('a');
  const get = gallery();
  const early = get();
  await put('b');
  const late = await Promise.all(Array.from({ length: 50 }, () => get()));
  expect(idsOf((await early).text)).toContain('a');
  for (const { text } of late) expect(idsOf(text).sort()).toEqual(['a', 'b']);
  expect(reads).toBeLessThan(12);
});

it('is compressed as the visitor accepts it, and revalidated by its ETag', async () => {
  const get = gallery();
  await put('a', { description: 'x'.repeat(1000) });
  const encodings = { 'gzip, deflate, br': 'br', gzip: 'gzip', 'br;q=0, gzip;q=0.5': 'gzip', identity: undefined };
  const check = async ([accepted, encoding]: [string, string | undefined]) => {
    const { headers, text } = await get({ 'accept-encoding': accepted });
    expect([headers['content-encoding'], idsOf(text)]).toEqual([encoding, ['a']]);
    expect(await get({ 'accept-encoding': accepted }, 'HEAD')).toMatchObject({ status: 200, text: '' });
  };
  await Promise.all(Object.entries(encodings).map(check)); // at once: the server pauses between two readings
  const { etag } = (await get()).headers;
  const again = { 'if-none-match': `"x", ${etag}`, 'cache-control': 'max-age=0' }; // as browsers revalidate
  expect(await get(again)).toMatchObject({
    status: 304,
    text: '',
    headers: { vary: 'Accept-Encoding', etag, 'cache-control': 'public, max-age=0, s-maxage=60' },
  });
  await library.doc('a').update({ title: 'New', updated_at: new Date() });
  expect(await get(again)).toMatchObject({ status: 200 });
});

it('has one URL that caches may keep and one that they may not; others are redirected, so that a query makes no copy', async () => {
  const get = gallery();
  for (const path of [`${CATALOG_PATH}?asked=1`, `${CATALOG_PATH}/`, '/API/gallery']) {
    const answer = await get({}, 'GET', path);
    const headers = { location: CATALOG_PATH, 'cache-control': 'no-store' };
    expect(answer, path).toMatchObject({ status: 308, headers });
    expect(answer.text.length).toBeLessThan(200);
  }
  expect(reads).toBe(0);
  await put('a');
  const fresh = await get({}, 'GET', FRESH_CATALOG_PATH);
  expect([fresh.headers['cache-control'], idsOf(fresh.text)]).toEqual(['private, no-cache', ['a']]);
});

it('stays as it was last read while the database fails, and says since when', async () => {
  await put('a');
  const failing = vi.spyOn(queries, 'get');
  const get = gallery();
  const before = await get();
  expect(before.headers).not.toHaveProperty(STALE);
  failing.mockRejectedValue(new Error('secret'));
  const { status, headers, text } = await get();
  expect([status, text, headers.etag]).toEqual([200, before.text, before.headers.etag]);
  expect(Math.abs(Date.parse(headers[STALE] ?? '') - Date.now())).toBeLessThan(60_000);
  failing.mockRestore();
  await put('b');
  const after = await get();
  expect(idsOf(after.text).sort()).toEqual(['a', 'b']);
  expect(after.headers).not.toHaveProperty(STALE);
});

it('answers other paths, other methods and failures with JSON that reveals no internals', async () => {
  const other = await gallery()({}, 'GET', '/api/files');
  expect([other.status, JSON.parse(other.text)]).toEqual([404, { error: 'not-found' }]);
  const refused = await gallery()({}, 'POST');
  expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' } });
  const stream = () => {
    throw new Error('secret');
  };
  const failed = await gallery({ collection: () => ({ stream }) } as unknown as Services['firestore'])();
  expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(JSON.parse(failed.text)).toEqual({ error: 'unavailable' });
});
