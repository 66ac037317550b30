import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../functions/src/context';
import {
  CATALOG_PATH,
  CATALOG_TYPE,
  FRESH_CATALOG_PATH,
  parseCatalogLine,
  STALE_SINCE_HEADER,
} from '../../src/domain/gallery-catalog';
import { MEDIA_COLLECTION, type MediaFile } from '../../src/domain/media-record';
import { serveApi } from './api-server';
import { quietServices } from './emulated-services';

const { firestore } = quietServices('catalog');
const library = firestore.collection(MEDIA_COLLECTION);

/** A gallery of its own instance of the API, which has read nothing yet. */
function gallery(from: Services['firestore'] = firestore) {
  const request = serveApi(() => ({ firestore: from }) as Services, { hmacKey: () => '' });
  return async (headers: Record<string, string> = {}, method = 'GET', path = CATALOG_PATH) => {
    const response = await request(path, { headers, method, redirect: 'manual' });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
}

const STALE = STALE_SINCE_HEADER.toLowerCase();

/** A record that the server created `age` seconds ago. */
const record = (id: string, fields: object = {}, age = 0) => ({
  file_name: `${id}.png`,
  file_path: `${id}.png`,
  bucket_name: 'b',
  media_type: 'image',
  created_at: new Date(Date.now() - age * 1000),
  updated_at: new Date(),
  ...fields,
});
const put = (id: string, fields: object = {}, age = 0) => library.doc(id).set(record(id, fields, age));

const filesOf = (body: string): (MediaFile | null)[] => body.split('\n').filter(Boolean).map(parseCatalogLine);
const idsOf = (body: string) => filesOf(body).map((file) => file?.id);

/** The document reads that Firestore bills. */
let reads = 0;
beforeEach(() => {
  reads = 0;
  const queries = Object.getPrototypeOf(library.where('any', '==', 0));
  const { get, stream } = queries;
  vi.spyOn(queries, 'get').mockImplementation(async function (this: unknown) {
    const answer = await get.call(this);
    reads += Math.max(1, answer.size); // an empty answer costs one read
    return answer;
  });
  vi.spyOn(queries, 'stream').mockImplementation(async function* (this: unknown) {
    for await (const document of stream.call(this)) {
      reads += 1;
      yield document;
    }
  });
  const counts = Object.getPrototypeOf(library.count());
  const { get: getCount } = counts;
  vi.spyOn(counts, 'get').mockImplementation(function (this: unknown) {
    reads += 1; // per 1,000 documents
    return getCount.call(this);
  });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await firestore.recursiveDelete(library);
});

describe('the gallery catalog', () => {
  it('contains every record whose object exists, featured images first, one line each, without empty fields', async () => {
    const placeholder = 'data:image/webp;base64,AAAA';
    await put('older', { title: '<b>Menú</b>\nde 1', placeholder, tags: ['a', 'b'], width: 4, height: 3 }, 20);
    await put('newer', { is_featured: false }, 10);
    await put('video', { media_type: 'video', is_featured: true }, 5);
    await put('featured', { is_featured: true }, 30);
    await put('gone', { missing_since: new Date() });
    await library.doc('stray').set({ file_name: 7 });
    const { status, headers, body } = await gallery()();
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': `${CATALOG_TYPE}; charset=utf-8`, vary: 'Accept-Encoding' });
    expect(filesOf(body)).toMatchObject([
      { id: 'featured' },
      { id: 'video' },
      { id: 'newer', title: null, tags: [], is_featured: false },
      { id: 'older', title: '<b>Menú</b>\nde 1', placeholder, tags: ['a', 'b'], width: 4, height: 3 },
    ]);
    expect(body).not.toMatch(/null|false|\[\]/);
  });

  it('reads the library once, then only changes and a count', async () => {
    const batch = firestore.batch();
    for (let index = 0; index < 60; index += 1) {
      const fields = { updated_at: new Date(Date.now() - 3_600_000) };
      batch.set(library.doc(`old-${index}`), record(`old-${index}`, fields, 60 + index));
    }
    await batch.commit();
    const get = gallery();
    const first = await get();
    expect(reads).toBe(60);
    reads = 0;
    expect((await get()).headers.etag).toBe(first.headers.etag);
    expect(reads).toBe(3);
    await put('new');
    await library.doc('old-0').update({ missing_since: new Date(), stored_at: new Date() });
    reads = 0;
    const ids = idsOf((await get()).body);
    expect(reads).toBe(3);
    expect(ids).toHaveLength(60);
    expect(ids).toContain('new');
    expect(ids).not.toContain('old-0');
  });

  it('notices a deletion even if another record was added', async () => {
    await Promise.all([put('a'), put('b')]);
    const get = gallery();
    await get();
    await Promise.all([library.doc('a').delete(), put('c', {}, 60)]);
    expect(idsOf((await get()).body)).toEqual(['b', 'c']);
    await library.doc('b').delete();
    expect(idsOf((await get()).body)).toEqual(['c']);
  });

  it('reads everything again after six hours: a restored backup does not change timestamps', async () => {
    await put('a', { title: 'Now', updated_at: new Date(Date.now() - 3_600_000) });
    const get = gallery();
    await get();
    await library.doc('a').update({ title: 'Then' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 3_600_000 });
    expect(filesOf((await get()).body)).toMatchObject([{ title: 'Then' }]);
    await library.doc('a').update({ title: 'Later' });
    expect(filesOf((await get()).body), 'within the next six hours').toMatchObject([{ title: 'Then' }]);
  });

  it('answers simultaneous requests with fresh data and few reads', async () => {
    await put('a');
    const get = gallery();
    const early = get();
    await put('b');
    const late = await Promise.all(Array.from({ length: 50 }, () => get()));
    expect(idsOf((await early).body)).toContain('a');
    for (const { body } of late) expect(idsOf(body).sort()).toEqual(['a', 'b']);
    expect(reads).toBeLessThan(12);
  });

  it('is compressed as the visitor accepts it, and revalidated by its ETag', async () => {
    const get = gallery();
    await put('a', { description: 'x'.repeat(1000) });
    const accepting = async (encodings: string) => {
      const { headers, body } = await get({ 'accept-encoding': encodings });
      expect(idsOf(body)).toEqual(['a']);
      return headers['content-encoding'];
    };
    expect(await accepting('gzip, deflate, br')).toBe('br');
    expect(await accepting('gzip')).toBe('gzip');
    expect(await accepting('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await accepting('identity')).toBeUndefined();
    for (const encoding of ['br', 'identity']) {
      expect(await get({ 'accept-encoding': encoding }, 'HEAD')).toMatchObject({ status: 200, body: '' });
    }
    const { headers } = await get();
    const again = { 'if-none-match': `"x", ${headers.etag}`, 'cache-control': 'max-age=0' }; // as browsers revalidate
    const unchanged = await get(again);
    expect(unchanged).toMatchObject({
      status: 304,
      body: '',
      headers: { vary: 'Accept-Encoding', etag: headers.etag },
    });
    expect(unchanged.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    await library.doc('a').update({ title: 'New', updated_at: new Date() });
    expect(await get(again)).toMatchObject({ status: 200 });
  });

  it('has one URL that caches may keep and one that they may not; others are redirected, so that a query makes no copy', async () => {
    const get = gallery();
    for (const path of [`${CATALOG_PATH}?asked=1`, `${CATALOG_PATH}/`, '/API/gallery']) {
      const { status, headers, body } = await get({}, 'GET', path);
      expect([path, status, headers.location]).toEqual([path, 308, CATALOG_PATH]);
      expect([headers['cache-control'], body.length < 200]).toEqual(['no-store', true]);
    }
    expect(reads).toBe(0);
    await put('a');
    const fresh = await get({}, 'GET', FRESH_CATALOG_PATH);
    expect([fresh.headers['cache-control'], idsOf(fresh.body)]).toEqual(['private, no-cache', ['a']]);
  });

  it('stays as it was last read while the database fails, and says since when', async () => {
    await put('a');
    const failing = vi.spyOn(Object.getPrototypeOf(library.where('any', '==', 0)), 'get');
    const get = gallery();
    const before = await get();
    expect(before.headers).not.toHaveProperty(STALE);
    failing.mockRejectedValue(new Error('secret'));
    const { status, headers, body } = await get();
    expect([status, idsOf(body), headers.etag]).toEqual([200, ['a'], before.headers.etag]);
    expect(Math.abs(Date.parse(headers[STALE] ?? '') - Date.now())).toBeLessThan(60_000);
    failing.mockRestore();
    await put('b');
    const after = await get();
    expect(idsOf(after.body).sort()).toEqual(['a', 'b']);
    expect(after.headers).not.toHaveProperty(STALE);
  });

  it('answers other paths, other methods and failures with JSON that reveals no internals', async () => {
    const other = await gallery()({}, 'GET', '/api/files');
    expect([other.status, JSON.parse(other.body)]).toEqual([404, { error: 'not-found' }]);
    const refused = await gallery()({}, 'POST');
    expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' } });
    const stream = () => {
      throw new Error('secret');
    };
    const broken = { collection: () => ({ stream }) } as unknown as Services['firestore'];
    const failed = await gallery(broken)();
    expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
    expect(JSON.parse(failed.body)).toEqual({ error: 'unavailable' });
  });
});
