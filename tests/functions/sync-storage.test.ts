import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { objectsOf as bucketObjects } from '../../functions/src/media/firebase-objects';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition } from '../../src/domain/object-name';
import { objectsOf, picture, recordOf } from './emulated-objects';
import { quietServices } from './emulated-services';
import { beforeCreate } from './fault-injection';

const services = quietServices('sync-storage');
const library = firebaseLibrary(services);
/** A library that lists five objects per page. */
const paged = { ...library, objects: bucketObjects(services.bucket, 5) };
const objects = objectsOf(services);
const NAMES = Array.from({ length: 12 }, (_, index) => `team/photo ${index}.pdf`);

beforeEach(async () => {
  await Promise.all(NAMES.map((name) => objects.put(name, 'x')));
});
afterEach(() => vi.restoreAllMocks());
afterEach(() => objects.removeAll());

it('creates the records of a bucket with several pages and batches', async () => {
  // A sync creates 50 records at a time.
  const more = Array.from({ length: 51 - NAMES.length }, (_, index) => `more/${index}.pdf`);
  await Promise.all(more.map((name) => objects.put(name, 'x')));
  expect(await syncStorage(paged)).toEqual({ created: 51, checkpoint: null });
  expect(await recordedPaths()).toEqual([...NAMES, ...more].sort());
});

it('creates and counts each record once when several syncs run at the same time', async () => {
  const results = await Promise.all(Array.from({ length: 3 }, () => syncStorage(paged)));
  expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(12);
  expect(await recordedPaths()).toEqual([...NAMES].sort());
});

it('skips a record that cannot be created, and creates it the next time', async () => {
  const bad = (await recordOf(services, NAMES[5] ?? '')).id;
  const faulty = beforeCreate(library, async (id) => {
    if (id === bad) throw new Error('The database is unavailable.');
  });
  const report = vi.fn();
  expect(await syncStorage(faulty, { report })).toEqual({ created: 11, checkpoint: null });
  expect(report).toHaveBeenCalledWith(`${NAMES[5]} could not be reconciled`, expect.any(Error));
  expect(await syncStorage(library)).toMatchObject({ created: 1 });
});

it('does not count a record that another process created first', async () => {
  const overtaken = beforeCreate(library, (id) => records.doc(id).set({ title: 'first' }));
  expect(await syncStorage(overtaken)).toMatchObject({ created: 0 });
  expect(await objects.record(NAMES[0] ?? '')).toMatchObject({ title: 'first', file_size: 1 });
});

it('updates the metadata of existing records, once', async () => {
  await (await recordOf(services, NAMES[0] ?? '')).set({ title: 'By staff', bucket_name: services.bucket.name });
  expect(await syncStorage(library)).toMatchObject({ created: 11 });
  expect(await objects.record(NAMES[0] ?? '')).toMatchObject({ title: 'By staff', file_size: 1 });
  const before = await writeTimes();
  expect(await syncStorage(library)).toMatchObject({ created: 0 });
  expect(await writeTimes()).toEqual(before);
});

it('reads all records with one query', async () => {
  await syncStorage(library);
  const all = vi.spyOn(library.records, 'all');
  await syncStorage(library);
  expect(all).toHaveBeenCalledTimes(1);
});

it('only lists and counts if nothing has changed since the last sync', async () => {
  expect((await syncStorage(library)).checkpoint).toBeNull();
  const { checkpoint } = await syncStorage(library);
  const all = vi.spyOn(library.records, 'all');
  expect(await syncStorage(library, { checkpoint })).toEqual({ created: 0, checkpoint });
  expect(all).not.toHaveBeenCalled();
  await objects.removeRecord(NAMES[3] ?? '');
  expect(await syncStorage(library, { checkpoint })).toMatchObject({ created: 1 });
  await objects.put(NAMES[4] ?? '', 'overwritten');
  expect(await syncStorage(library, { checkpoint })).toMatchObject({ created: 0 });
  expect(await objects.record(NAMES[4] ?? '')).toMatchObject({ file_size: 11 });
});

it('serves an object as a download again, although nothing else has changed', async () => {
  const name = NAMES[0] ?? '';
  await syncStorage(library);
  const { checkpoint } = await syncStorage(library);
  for (const contentDisposition of ['inline', '']) {
    await services.bucket.file(name).setMetadata({ contentDisposition });
    expect(await syncStorage(library, { checkpoint })).toEqual({ created: 0, checkpoint: null });
    expect((await objects.metadata(name)).contentDisposition).toBe(attachmentDisposition('photo 0.pdf'));
  }
  expect(await syncStorage(library, { checkpoint })).toEqual({ created: 0, checkpoint });
});

it('finds a missing record although an event created another one during the last sync', async () => {
  const overtaken = beforeCreate(library, async (id) => {
    if (id === first.id) await reconcileRecord(library, NAMES[0] ?? '');
  });
  const first = await recordOf(services, NAMES[0] ?? '');
  const { created, checkpoint } = await syncStorage(overtaken);
  expect(created).toBe(11);
  await objects.removeRecord(NAMES[3] ?? '');
  expect(await syncStorage(library, { checkpoint })).toMatchObject({ created: 1 });
});

it('marks the record of a missing object, and clears the mark when the object is back', async () => {
  await syncStorage(library);
  await objects.remove(NAMES[0] ?? '');
  expect(await syncStorage(library)).toMatchObject({ created: 0 });
  expect((await objects.record(NAMES[0] ?? ''))?.missing_since).toBeTruthy();
  await objects.put(NAMES[0] ?? '', 'x');
  expect(await syncStorage(library)).toMatchObject({ created: 0 });
  expect((await objects.record(NAMES[0] ?? ''))?.missing_since).toBeNull();
});

it('marks nothing if suspiciously many objects are missing, and reports it', async () => {
  await syncStorage(library);
  await services.bucket.deleteFiles({ force: true });
  const report = vi.fn();
  const before = await writeTimes();
  expect(await syncStorage(library, { report })).toEqual({ created: 0, checkpoint: null });
  expect(report).toHaveBeenCalledWith(expect.stringContaining('12 of 12 files seem to be gone'));
  expect(await writeTimes()).toEqual(before);
});

it('creates the records of pictures at once and renders as many as time allows', async () => {
  await objects.put('hero.png', await picture('png'), { contentType: 'image/png' });
  for (const created of [13, 0])
    expect(await syncStorage(library, { pictureTime: 0 })).toEqual({ created, checkpoint: null });
  expect(await objects.record('hero.png')).not.toHaveProperty('generation');
  await syncStorage(library);
  expect((await syncStorage(library)).checkpoint).not.toBeNull();
  expect(await objects.record('hero.png')).toMatchObject({ width: 40, height: 30 });
});

it('skips folder markers, even if a page contains nothing else', async () => {
  await objects.put('a folder/', '');
  expect(await syncStorage({ ...library, objects: bucketObjects(services.bucket, 1) })).toMatchObject({
    created: 12,
  });
  expect(await objects.record('a folder/')).toBeUndefined();
});

const records = services.firestore.collection(MEDIA_COLLECTION);
const ours = async () => (await records.where('bucket_name', '==', services.bucket.name).get()).docs;

const recordedPaths = async () => (await ours()).map((record) => record.get('file_path')).sort();

/** When each record was last written. */
const writeTimes = async () => (await ours()).map(({ updateTime }) => updateTime.toDate());
