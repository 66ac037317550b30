import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { Services } from '../../functions/src/context';
import { type Catalog, createCatalog } from '../../functions/src/media/catalog';
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
const queries = Object.getPrototypeOf(library.where('any', '==', 0));

/** A gallery of its own instance of the API, which has read nothing yet. */
function gallery(from: Services['firestore'] = firestore) {
  const request = serveApi(() => ({ firestore: from }) as Services);
  return (headers: Record<string, string> = {}, method = 'GET', path = CATALOG_PATH) =>
    request(path, { headers, method });
}

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
/** The list of a catalog. */
const textOf = async (catalog?: Promise<Catalog>) =>
  `${gunzipSync((await (await catalog)?.version.compressed('gzip')) ?? '')}`;
const idsOf = (list: string) => filesOf(list).map((file) => file?.id);

it('contains every record whose object exists, featured images first, one line each', async () => {
  const older = { title: '<b>Menú</b>\nde 1', tags: ['a'], width: 4, height: 3 };
  await put('older', older, 20);
  await put('newer', {}, 10);
  await put('featured', { is_featured: true }, 30);
  await put('gone', { missing_since: new Date() });
  await library.doc('stray').set({ file_name: 7 });
  const { status, headers, text } = await gallery()();
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': `${CATALOG_TYPE}; charset=utf-8`, vary: 'Accept-Encoding' });
  const newer = { id: 'newer', title: null, tags: [], is_featured: false };
  expect(filesOf(text)).toMatchObject([{ id: 'featured' }, newer, { id: 'older', ...older }]);
});

it('reads the library once, then only changes', async () => {
  await put('old', { updated_at: ago(HOUR) }, 60);
  await put('lost', { updated_at: ago(HOUR) }, 60);
  const [stream, query] = [vi.spyOn(queries, 'stream'), vi.spyOn(queries, 'get')];
  const get = gallery();
  const { etag } = (await get()).headers;
  expect((await get()).headers).toMatchObject({ etag });
  await put('new');
  await library.doc('lost').update({ missing_since: new Date(), stored_at: new Date() });
  expect(idsOf((await get()).text)).toEqual(['new', 'old']);
  expect(stream).toHaveBeenCalledTimes(1);
  const answers = await Promise.all(query.mock.results.map(({ value }) => value));
  expect(answers.flatMap(({ docs }) => docs.map(({ id }: { id: string }) => id)).sort()).toEqual(['lost', 'new']);
});

it('reads once for simultaneous requests', async () => {
  const [stream, query] = [vi.spyOn(queries, 'stream'), vi.spyOn(queries, 'get')];
  const read = createCatalog({ firestore });
  await Promise.all(Array.from({ length: 10 }, read));
  expect(stream).toHaveBeenCalledTimes(1);
  expect(query).not.toHaveBeenCalled();
});

it('is read again for a request that arrives during a read, with what was written before that request', async () => {
  await put('a', {}, 10);
  const read = createCatalog({ firestore });
  const { stream } = queries;
  let late: Promise<Catalog> | undefined;
  vi.spyOn(queries, 'stream').mockImplementationOnce(async function* (this: unknown) {
    yield* stream.call(this);
    await put('b');
    late = read();
  });
  expect(idsOf(await textOf(read()))).toEqual(['a']);
  expect(idsOf(await textOf(late))).toEqual(['b', 'a']);
});

it('is read at most once a second', async () => {
  const read = createCatalog({ firestore });
  const start = Date.now();
  for (const _ of ['first', 'second', 'third']) await read();
  expect(Date.now() - start).toBeGreaterThanOrEqual(2000);
});

describe('after six hours', () => {
  it('reads everything again, because a restored backup does not change the times of a record', async () => {
    await put('a', { title: 'Now', updated_at: ago(HOUR) });
    const get = gallery();
    await get();
    await library.doc('a').update({ title: 'From the backup' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * HOUR + 1 });
    expect(filesOf((await get()).text)).toMatchObject([{ title: 'From the backup' }]);
  });

  it('reads only changes for another six hours', async () => {
    await put('a', { updated_at: ago(HOUR) });
    const get = gallery();
    await get();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * HOUR + 1 });
    await get();
    const stream = vi.spyOn(queries, 'stream');
    await get();
    expect(stream).not.toHaveBeenCalled();
  });
});

it('notices a deletion even if another record was added', async () => {
  await Promise.all([put('a'), put('b')]);
  const get = gallery();
  await get();
  await Promise.all([library.doc('a').delete(), put('c', {}, 60)]);
  expect(idsOf((await get()).text)).toEqual(['b', 'c']);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])('is compressed as the visitor accepts it: %s', async (accepted, encoding) => {
  await put('a', { description: 'x'.repeat(1000) });
  const { headers, text } = await gallery()({ 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(idsOf(text)).toEqual(['a']);
});

it.each(['br', 'gzip', 'identity'])('answers HEAD without the list: %s', async (accepted) => {
  await put('a');
  const { status, headers, text } = await gallery()({ 'accept-encoding': accepted }, 'HEAD');
  expect(status).toBe(200);
  expect(headers).toHaveProperty('etag');
  expect(text).toBe('');
});

describe('revalidated by its ETag', () => {
  /** The headers that a browser sends to ask whether its list is current. */
  const revalidation = (etag = '') => ({ 'if-none-match': etag, 'cache-control': 'max-age=0' });

  it('is not sent again if it is unchanged', async () => {
    await put('a');
    const get = gallery();
    const { etag } = (await get()).headers;
    const headers = { vary: 'Accept-Encoding', 'cache-control': 'public, max-age=0, s-maxage=60' };
    expect(await get(revalidation(etag))).toMatchObject({ status: 304, text: '', headers });
  });

  it('is sent again if it has changed', async () => {
    await put('a');
    const get = gallery();
    const { etag } = (await get()).headers;
    await library.doc('a').update({ title: 'New', updated_at: new Date() });
    const { status, text } = await get(revalidation(etag));
    expect(status).toBe(200);
    expect(filesOf(text)).toMatchObject([{ title: 'New' }]);
  });
});

it('has one URL that caches may keep and one that they may not', async () => {
  const get = gallery();
  const kept = await get();
  expect(kept).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=0, s-maxage=60' } });
  const fresh = await get({}, 'GET', FRESH_CATALOG_PATH);
  expect(fresh).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } });
});

it.each([`${CATALOG_PATH}?asked=1`, `${CATALOG_PATH}/`, '/API/gallery', `${FRESH_CATALOG_PATH}?asked=1`])(
  'redirects from another spelling of its URL, without a read: %s',
  async (path) => {
    const stream = vi.spyOn(queries, 'stream');
    const headers = { location: CATALOG_PATH, 'cache-control': 'no-store' };
    expect(await gallery()({}, 'GET', path)).toMatchObject({ status: 308, headers });
    expect(stream).not.toHaveBeenCalled();
  },
);

describe('while the database fails', () => {
  const fail = () => vi.spyOn(queries, 'get').mockRejectedValue(new Error('secret'));
  const HEADER = STALE_SINCE_HEADER.toLowerCase();

  it('stays as it was last read', async () => {
    await put('a');
    const get = gallery();
    const before = await get();
    fail();
    const after = await get();
    expect(after.status).toBe(200);
    expect(after.text).toBe(before.text);
  });

  it('says when it was last read', async () => {
    const get = gallery();
    const start = Date.now();
    await get();
    const end = Date.now();
    fail();
    const since = Date.parse((await get()).headers[HEADER] ?? '');
    expect(since).toBeGreaterThanOrEqual(start - 1000); // a header has no milliseconds
    expect(since).toBeLessThanOrEqual(end);
  });

  it('is current again after the failure', async () => {
    await put('a');
    const get = gallery();
    await get();
    const failing = fail();
    await get();
    failing.mockRestore();
    await put('b', {}, 60);
    const { headers, text } = await get();
    expect(idsOf(text)).toEqual(['a', 'b']);
    expect(headers).not.toHaveProperty(HEADER);
  });
});

it('answers other paths, other methods and failures with JSON that reveals no internals', async () => {
  const other = await gallery()({}, 'GET', '/api/files');
  expect([other.status, JSON.parse(other.text)]).toEqual([404, { error: 'not-found' }]);
  expect(await gallery()({}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  const stream = () => {
    throw new Error('secret');
  };
  const failed = await gallery({ collection: () => ({ stream }) } as unknown as Services['firestore'])();
  expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(JSON.parse(failed.text)).toEqual({ error: 'unavailable' });
});
