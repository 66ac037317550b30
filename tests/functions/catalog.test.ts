import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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
import { serveApi, startApi } from './api-server';
import { quietServices } from './emulated-services';

const { firestore } = quietServices('catalog');
const library = firestore.collection(MEDIA_COLLECTION);
const queries = Object.getPrototypeOf(library.where('any', '==', 0));

/** A function that asks an instance of the API for the list. */
const asking =
  (request: ReturnType<typeof startApi>['request']) =>
  (headers: Record<string, string> = {}, method = 'GET', path = CATALOG_PATH) =>
    request(path, { headers, method });

/** A gallery of its own instance of the API, which has read nothing yet. */
const gallery = (from: Services['firestore'] = firestore) => asking(serveApi(() => ({ firestore: from }) as Services));

/** Runs work with such a gallery, in the setup of several tests: a gallery reads at most once a second. */
async function withGallery<Result>(work: (get: ReturnType<typeof gallery>) => Promise<Result>): Promise<Result> {
  const { request, stop } = startApi(() => ({ firestore }) as Services);
  try {
    return await work(asking(request));
  } finally {
    vi.restoreAllMocks();
    stop();
  }
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

describe('the list', () => {
  it('is sent as lines', async () => {
    const { status, headers } = await gallery()();
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': `${CATALOG_TYPE}; charset=utf-8` });
  });

  it('tells caches that it depends on the compression that the visitor accepts', async () => {
    expect((await gallery()()).headers).toMatchObject({ vary: 'Accept-Encoding' });
  });

  it('has a line with the fields of each record', async () => {
    const older = { title: '<b>Menú</b>\nde 1', tags: ['a'], width: 4, height: 3 };
    await put('older', older, 20);
    await put('newer', {}, 10);
    const newer = { id: 'newer', title: null, tags: [], is_featured: false };
    expect(filesOf((await gallery()()).text)).toMatchObject([newer, { id: 'older', ...older }]);
  });

  it('begins with featured images', async () => {
    await put('newer', {}, 10);
    await put('featured', { is_featured: true }, 30);
    expect(idsOf((await gallery()()).text)).toEqual(['featured', 'newer']);
  });

  it('has no record whose object is missing', async () => {
    await put('here');
    await put('gone', { missing_since: new Date() });
    expect(idsOf((await gallery()()).text)).toEqual(['here']);
  });

  it('has no document that is not a record', async () => {
    await put('here');
    await library.doc('stray').set({ file_name: 7 });
    expect(idsOf((await gallery()()).text)).toEqual(['here']);
  });
});

it('has the same ETag while nothing changes', async () => {
  await put('old', { updated_at: ago(HOUR) }, 60);
  const get = gallery();
  const { etag } = (await get()).headers;
  expect(etag).toBeTruthy();
  expect((await get()).headers).toMatchObject({ etag });
});

describe('after a record was added and an object was lost', () => {
  let listed: unknown[];
  let wholeReads: number;
  let readAgain: string[];
  beforeAll(() =>
    withGallery(async (get) => {
      await put('old', { updated_at: ago(HOUR) }, 60);
      await put('lost', { updated_at: ago(HOUR) }, 60);
      const [stream, query] = [vi.spyOn(queries, 'stream'), vi.spyOn(queries, 'get')];
      await get();
      await put('new');
      await library.doc('lost').update({ missing_since: new Date(), stored_at: new Date() });
      listed = idsOf((await get()).text);
      wholeReads = stream.mock.calls.length;
      const answers = await Promise.all(query.mock.results.map(({ value }) => value));
      readAgain = answers.flatMap(({ docs }) => docs.map(({ id }: { id: string }) => id));
    }),
  );

  it('has the records whose objects exist', () => {
    expect(listed).toEqual(['new', 'old']);
  });

  it('does not read the whole library again', () => {
    expect(wholeReads).toBe(1);
  });

  it('reads only what has changed', () => {
    expect(readAgain.sort()).toEqual(['lost', 'new']);
  });
});

it('reads once for simultaneous requests', async () => {
  const [stream, query] = [vi.spyOn(queries, 'stream'), vi.spyOn(queries, 'get')];
  const read = createCatalog({ firestore });
  await Promise.all(Array.from({ length: 10 }, read));
  expect(stream).toHaveBeenCalledTimes(1);
  expect(query).not.toHaveBeenCalled();
});

describe('for a request that arrives during a read', () => {
  let first: unknown[];
  let late: unknown[];
  beforeAll(async () => {
    await put('a', {}, 10);
    const read = createCatalog({ firestore });
    const { stream } = queries;
    let again: Promise<Catalog> | undefined;
    vi.spyOn(queries, 'stream').mockImplementationOnce(async function* (this: unknown) {
      yield* stream.call(this);
      await put('b');
      again = read();
    });
    first = idsOf(await textOf(read()));
    late = idsOf(await textOf(again));
    vi.restoreAllMocks();
  });

  it('is read again, with what was written before that request', () => {
    expect(late).toEqual(['b', 'a']);
  });

  it('answers the earlier request with what was read for that', () => {
    expect(first).toEqual(['a']);
  });
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

describe.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])('for a visitor who accepts "%s"', (accepted, encoding) => {
  const get = async () => {
    await put('a', { description: 'x'.repeat(1000) });
    return gallery()({ 'accept-encoding': accepted });
  };

  it(encoding ? `is compressed with ${encoding}` : 'is not compressed', async () => {
    expect((await get()).headers['content-encoding']).toBe(encoding);
  });

  it('has the whole list', async () => {
    expect(idsOf((await get()).text)).toEqual(['a']);
  });
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

it('has a URL that caches may keep', async () => {
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=60' };
  expect(await gallery()()).toMatchObject({ status: 200, headers });
});

it('has a URL that caches may not keep', async () => {
  const headers = { 'cache-control': 'private, no-cache' };
  expect(await gallery()({}, 'GET', FRESH_CATALOG_PATH)).toMatchObject({ status: 200, headers });
});

describe.each([`${CATALOG_PATH}?asked=1`, `${CATALOG_PATH}/`, '/API/gallery', `${FRESH_CATALOG_PATH}?asked=1`])(
  'another spelling of its URL, %s,',
  (path) => {
    it('leads to its URL', async () => {
      const headers = { location: CATALOG_PATH, 'cache-control': 'no-store' };
      expect(await gallery()({}, 'GET', path)).toMatchObject({ status: 308, headers });
    });

    it('causes no read', async () => {
      const stream = vi.spyOn(queries, 'stream');
      await gallery()({}, 'GET', path);
      expect(stream).not.toHaveBeenCalled();
    });
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

  describe('and works again', () => {
    let answer: Awaited<ReturnType<ReturnType<typeof gallery>>>;
    beforeAll(() =>
      withGallery(async (get) => {
        await put('a');
        await get();
        const failing = fail();
        await get();
        failing.mockRestore();
        await put('b', {}, 60);
        answer = await get();
      }),
    );

    it('has what was written during the failure', () => {
      expect(idsOf(answer.text)).toEqual(['a', 'b']);
    });

    it('does not say when it was last read', () => {
      expect(answer.headers).not.toHaveProperty(HEADER);
    });
  });
});

it('answers other paths with JSON', async () => {
  const { status, text } = await gallery()({}, 'GET', '/api/files');
  expect(status).toBe(404);
  expect(JSON.parse(text)).toEqual({ error: 'not-found' });
});

it('refuses other methods', async () => {
  expect(await gallery()({}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

describe('if the first read fails', () => {
  const stream = () => {
    throw new Error('secret');
  };
  const get = () => gallery({ collection: () => ({ stream }) } as unknown as Services['firestore'])();

  it('asks to try again', async () => {
    const headers = { 'retry-after': '5', 'cache-control': 'no-store' };
    expect(await get()).toMatchObject({ status: 503, headers });
  });

  it('answers with JSON that reveals no internals', async () => {
    expect(JSON.parse((await get()).text)).toEqual({ error: 'unavailable' });
  });
});
