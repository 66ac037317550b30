import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { objectsOf as bucketObjects } from '../../functions/src/media/firebase-objects';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition } from '../../src/domain/object-name';
import { emptyLibrary, objectsOf, picture } from './emulated-objects';
import { quietServices } from './emulated-services';

const services = quietServices('sync-storage');
const library = firebaseLibrary(services);
const objects = objectsOf(services);
const NAMES = Array.from({ length: 12 }, (_, index) => `team/photo ${index}.pdf`);
const [FIRST = '', SECOND = ''] = NAMES;

const recordedPaths = async () =>
  (await services.firestore.collection(MEDIA_COLLECTION).get()).docs.map((record) => record.get('file_path')).sort();

/** Syncs twice, so that the second one has nothing to do, and returns the checkpoint. */
async function checkpointOf() {
  expect((await syncStorage(library)).checkpoint).toBeNull();
  return (await syncStorage(library)).checkpoint;
}

beforeEach(async () => {
  await Promise.all(NAMES.map((name) => objects.put(name, 'x')));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await emptyLibrary(services);
});

it('creates and counts each record once, of several pages and batches, when several syncs run at once', async () => {
  // A sync creates 50 records at a time.
  const more = Array.from({ length: 51 - NAMES.length }, (_, index) => `more/${index}.pdf`);
  await Promise.all(more.map((name) => objects.put(name, 'x')));
  const paged = { ...library, objects: bucketObjects(services.bucket, 5) };
  const results = await Promise.all(Array.from({ length: 3 }, () => syncStorage(paged)));
  expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(51);
  expect(await recordedPaths()).toEqual([...NAMES, ...more].sort());
});

it('reports and skips a record that cannot be created, and creates it the next time', async () => {
  const create: typeof library.records.create = async (id, fields) => {
    if (fields.file_path === FIRST) throw new Error('The database is unavailable.');
    return library.records.create(id, fields);
  };
  const report = vi.fn();
  const faulty = { ...library, records: { ...library.records, create } };
  expect(await syncStorage(faulty, { report })).toEqual({ created: 11, checkpoint: null });
  expect(report).toHaveBeenCalledWith(`${FIRST} could not be reconciled`, expect.any(Error));
  expect(await syncStorage(library)).toMatchObject({ created: 1 });
});

it('only lists and counts if nothing has changed, and otherwise reads all records with one query', async () => {
  const checkpoint = await checkpointOf();
  const all = vi.spyOn(library.records, 'all');
  expect(await syncStorage(library, { checkpoint })).toEqual({ created: 0, checkpoint });
  expect(all).not.toHaveBeenCalled();
  await objects.removeRecord(FIRST);
  expect(await syncStorage(library, { checkpoint })).toMatchObject({ created: 1 });
  expect(all).toHaveBeenCalledTimes(1);
  await objects.put(SECOND, 'overwritten');
  expect(await syncStorage(library, { checkpoint })).toMatchObject({ created: 0 });
  expect(await objects.record(SECOND)).toMatchObject({ file_size: 11 });
});

it('serves an object as a download again, although nothing else has changed', async () => {
  const checkpoint = await checkpointOf();
  for (const contentDisposition of ['inline', '']) {
    await services.bucket.file(FIRST).setMetadata({ contentDisposition });
    expect(await syncStorage(library, { checkpoint })).toEqual({ created: 0, checkpoint: null });
    expect((await objects.metadata(FIRST)).contentDisposition).toBe(attachmentDisposition('photo 0.pdf'));
  }
  expect(await syncStorage(library, { checkpoint })).toEqual({ created: 0, checkpoint });
});

it('creates the records of pictures at once and renders as many as time allows', async () => {
  await objects.put('hero.png', await picture('png'), { contentType: 'image/png' });
  for (const created of [13, 0])
    expect(await syncStorage(library, { pictureTime: 0 })).toEqual({ created, checkpoint: null });
  expect(await objects.record('hero.png')).not.toHaveProperty('generation');
  expect(await checkpointOf()).not.toBeNull();
  expect(await objects.record('hero.png')).toMatchObject({ width: 40, height: 30 });
});

it('skips folder markers, even if a page contains nothing else', async () => {
  await objects.put('a folder/', '');
  const paged = { ...library, objects: bucketObjects(services.bucket, 1) };
  expect(await syncStorage(paged)).toMatchObject({ created: 12 });
  expect(await recordedPaths()).not.toContain('a folder/');
});
