import { expect, it, vi } from 'vitest';
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

it('notices a deletion even if another record was added', async () => {
  await Promise.all([put('a'), put('b')]);
  const get = gallery();
  await get();
  await Promise.all([library.doc('a').delete(), put('c', {}, 60)]);
  expect(idsOf((await get()).text)).toEqual(['b', 'c']);
});

it('is compressed as the visitor accepts it, and revalidated by its ETag', async () => {
  const get = gallery();
  await put('a', { description: 'x'.repeat(1000) });
  const encodings = { 'gzip, deflate, br': 'br', gzip: 'gzip', identity: undefined };
  const answers = await Promise.all(Object.keys(encodings).map((accepted) => get({ 'accept-encoding': accepted })));
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(Object.values(encodings));
  for (const { text } of answers) expect(idsOf(text)).toEqual(['a']);
  const again = { 'if-none-match': answers[0]?.headers.etag ?? '', 'cache-control': 'max-age=0' }; // as browsers do
  const headers = { vary: 'Accept-Encoding', 'cache-control': 'public, max-age=0, s-maxage=60' };
  expect(await get(again)).toMatchObject({ status: 304, text: '', headers });
  await library.doc('a').update({ title: 'New', updated_at: new Date() });
  expect(await get(again)).toMatchObject({ status: 200 });
});

it('has one URL that caches may keep and one that they may not, and redirects from one with a query', async () => {
  const get = gallery();
  const headers = { location: CATALOG_PATH, 'cache-control': 'no-store' };
  expect(await get({}, 'GET', `${CATALOG_PATH}?asked=1`)).toMatchObject({ status: 308, headers });
  const fresh = await get({}, 'GET', FRESH_CATALOG_PATH);
  expect(fresh).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } });
});

it('stays as it was last read while the database fails, and says since when', async () => {
  await put('a');
  const get = gallery();
  const before = await get();
  const failing = vi.spyOn(queries, 'get').mockRejectedValue(new Error('secret'));
  const { status, headers, text } = await get();
  expect([status, text]).toEqual([200, before.text]);
  expect(headers).toHaveProperty(STALE_SINCE_HEADER.toLowerCase());
  failing.mockRestore();
  await put('b');
  const after = await get();
  expect(idsOf(after.text).sort()).toEqual(['a', 'b']);
  expect(after.headers).not.toHaveProperty(STALE_SINCE_HEADER.toLowerCase());
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
