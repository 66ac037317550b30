import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../functions/src/context';
import { createCatalogAnswers } from '../../functions/src/media/serve-catalog';
import { CATALOG_TYPE, PLACEHOLDERS, parseCatalogLine } from '../../src/domain/gallery-catalog';
import { MEDIA_COLLECTION, type MediaFile } from '../../src/domain/media-record';
import { countReads } from '../support/count-reads';
import { quietServices } from '../support/emulated-services';

const { firestore: real } = quietServices();
const { counted, firestore } = countReads(real);
const library = real.collection(MEDIA_COLLECTION);
const answers = (from: Services['firestore'] = firestore) => createCatalogAnswers(() => ({ firestore: from }));
const get = (headers: Record<string, string> = {}) => ({ method: 'GET', headers });

/** A record as the server writes it; `age`: how many seconds ago. */
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

const filesOf = (body: string | Buffer): (MediaFile | null)[] =>
  String(body).split('\n').filter(Boolean).map(parseCatalogLine);
const idsOf = (body: string | Buffer) => filesOf(body).map((file) => file?.id);

afterEach(async () => {
  vi.useRealTimers();
  for (const document of await library.listDocuments()) await document.delete();
  counted.reads = 0;
});

describe('the catalog of the gallery', () => {
  it('holds every record that has its object, newest first, with what is set of it, a line each', async () => {
    const placeholder = 'data:image/webp;base64,AAAA';
    await put('older', { title: '<b>Menú</b>\nde 1', placeholder, tags: ['a', 'b'], width: 4, height: 3 }, 20);
    await put('newer', { is_featured: false }, 10);
    await put('gone', { missing_since: new Date() });
    await library.doc('stray').set({ file_name: 7 });
    const { status, headers, body } = await answers()(get());
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'Content-Type': `${CATALOG_TYPE}; charset=utf-8`, Vary: 'Accept-Encoding' });
    expect(headers['Cache-Control']).toBe('public, max-age=0, s-maxage=60');
    expect(filesOf(body)).toMatchObject([
      { id: 'newer', title: null, tags: [], is_featured: false },
      { id: 'older', title: '<b>Menú</b>\nde 1', placeholder, tags: ['a', 'b'], width: 4, height: 3 },
    ]);
    expect(String(body).split('\n')[0]).not.toMatch(/null|false|\[\]/);
  });

  it('sends the images of the strip first', async () => {
    await put('a', {}, 1);
    await put('video', { media_type: 'video', is_featured: true }, 2);
    await put('featured', { is_featured: true }, 3);
    expect(idsOf((await answers()(get())).body)).toEqual(['featured', 'a', 'video']);
  });

  it('reads the library once, and then what is new and a count', async () => {
    const old = Array.from({ length: 60 }, (_, index) =>
      put(`old-${index}`, { updated_at: new Date(Date.now() - 3_600_000) }, 60 + index),
    );
    await Promise.all(old);
    const answer = answers();
    const first = await answer(get());
    expect(counted.reads).toBe(60);
    counted.reads = 0;
    expect((await answer(get())).headers.ETag).toBe(first.headers.ETag);
    expect(counted.reads).toBe(3);
    await put('new');
    await library.doc('old-0').update({ missing_since: new Date(), stored_at: new Date() });
    counted.reads = 0;
    const ids = idsOf((await answer(get())).body);
    expect(counted.reads).toBe(3);
    expect(ids).toHaveLength(60);
    expect(ids).toContain('new');
    expect(ids).not.toContain('old-0');
  });

  it('notices what was deleted, also when as much was added', async () => {
    await Promise.all([put('a'), put('b')]);
    const answer = answers();
    await answer(get());
    await Promise.all([library.doc('a').delete(), put('c', {}, 60)]);
    expect(idsOf((await answer(get())).body)).toEqual(['b', 'c']);
    await library.doc('b').delete();
    expect(idsOf((await answer(get())).body)).toEqual(['c']);
  });

  it('reads all again after six hours: a restored backup changes records and none of their times', async () => {
    await put('a', { title: 'Now', updated_at: new Date(Date.now() - 3_600_000) });
    const answer = answers();
    await answer(get());
    await library.doc('a').update({ title: 'Then' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 3_600_000 });
    expect(filesOf((await answer(get())).body)).toMatchObject([{ title: 'Then' }]);
    await library.doc('a').update({ title: 'Later' });
    expect(filesOf((await answer(get())).body), 'and not before the next six').toMatchObject([{ title: 'Then' }]);
  });

  it('gives whoever asks what was there when they asked, with few readings however many ask', async () => {
    await put('a');
    const answer = answers();
    const early = answer(get());
    await put('b');
    const late = await Promise.all(Array.from({ length: 50 }, () => answer(get())));
    expect(idsOf((await early).body)).toContain('a');
    for (const { body } of late) expect(idsOf(body).sort()).toEqual(['a', 'b']);
    expect(counted.reads).toBeLessThan(12);
  });

  it('is packed as the visitor can unpack it, and not sent again to who has it', async () => {
    await put('a');
    const answer = answers();
    const plain = await answer(get());
    const br = await answer(get({ 'accept-encoding': 'gzip, deflate, br' }));
    const gzip = await answer(get({ 'accept-encoding': 'gzip' }));
    const refused = await answer(get({ 'accept-encoding': 'br;q=0, gzip;q=0.5' }));
    expect([br, gzip, refused].map(({ headers }) => headers['Content-Encoding'])).toEqual(['br', 'gzip', 'gzip']);
    expect(String(brotliDecompressSync(br.body as Buffer))).toBe(plain.body);
    expect(String(gunzipSync(gzip.body as Buffer))).toBe(plain.body);
    const again = get({ 'if-none-match': `"x", ${br.headers.ETag}` });
    expect(await answer(again)).toMatchObject({ status: 304, body: '' });
    await library.doc('a').update({ title: 'New', updated_at: new Date() });
    expect(await answer(again)).toMatchObject({ status: 200 });
  });

  it('sends placeholders for the first files only', async () => {
    const batch = real.batch();
    for (let index = 0; index <= PLACEHOLDERS; index++) {
      batch.set(library.doc(`${index}`), record(`${index}`, { placeholder: 'data:image/webp;base64,AAAA' }, index));
    }
    await batch.commit();
    const files = filesOf((await answers()(get())).body);
    expect(files.filter((file) => file?.placeholder)).toHaveLength(PLACEHOLDERS);
    expect(files.at(-1)?.placeholder).toBeNull();
  });

  it('answers other methods, and failures, in JSON that tells nothing of its inside', async () => {
    const refused = await answers()({ method: 'POST', headers: {} });
    expect(refused).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' } });
    const broken = { collection: () => ({ stream: () => fail() }) } as unknown as Services['firestore'];
    const failed = await answers(broken)(get());
    expect(failed).toMatchObject({ status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
    expect(JSON.parse(String(failed.body))).toEqual({ error: 'unavailable' });
  });
});

function fail(): never {
  throw new Error('secret');
}
