import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { objectsOf as bucketObjects } from '../../functions/src/media/firebase-objects';
import { keepRecord } from '../../functions/src/media/keep-record';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { beforeCreate } from '../support/emulated-faults';
import { objectsOf, picture, recordOf } from '../support/emulated-objects';
import { quietServices } from '../support/emulated-services';

const services = quietServices('sync-storage-test');
const library = firebaseLibrary(services);
/** The same with pages of five objects. */
const paged = { ...library, objects: bucketObjects(services.bucket, 5) };
const objects = objectsOf(services);
const NAMES = Array.from({ length: 12 }, (_, index) => `team/photo ${index}.pdf`);

beforeEach(async () => {
  await Promise.all(NAMES.map((name) => objects.put(name, 'x')));
});
afterEach(() => vi.restoreAllMocks());
afterEach(() => objects.removeAll());

describe('sync', () => {
  it('records every object of a bucket of several pages', async () => {
    expect(await syncStorage(paged)).toMatchObject({ created: 12 });
    expect(await recordedPaths()).toEqual([...NAMES].sort());
  });

  it('reports 1 for a removed record and then 0', async () => {
    await syncStorage(library);
    await objects.removeRecord(NAMES[3] ?? '');
    expect(await syncStorage(library)).toMatchObject({ created: 1 });
    expect(await syncStorage(library)).toMatchObject({ created: 0 });
  });

  it('makes no double when several run at once, and counts each record once', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => syncStorage(paged)));
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(12);
    expect(await recordedPaths()).toEqual([...NAMES].sort());
  });

  it('skips a record that cannot be made, makes the others, and makes it the next time', async () => {
    const bad = (await recordOf(services, NAMES[5] ?? '')).id;
    const faulty = beforeCreate(library, async (id) => {
      if (id === bad) throw new Error('The database is having a moment.');
    });
    const report = vi.fn();
    expect(await syncStorage(faulty, { report })).toEqual({ created: 11, seen: null });
    expect(report).toHaveBeenCalledWith(`The record of ${NAMES[5]} could not be kept`, expect.any(Error));
    expect(await syncStorage(library)).toMatchObject({ created: 1 });
  });

  it('does not count a record that somebody else made first', async () => {
    const overtaken = beforeCreate(library, (id) => records.doc(id).set({ title: 'first' }));
    expect(await syncStorage(overtaken)).toMatchObject({ created: 0 });
    expect(await objects.record(NAMES[0] ?? '')).toMatchObject({ title: 'first', file_size: 1 });
  });

  it('says in the records that are there what storage knows, and then writes to none of them', async () => {
    await (await recordOf(services, NAMES[0] ?? '')).set({ title: 'By staff', bucket_name: services.bucket.name });
    expect(await syncStorage(library)).toMatchObject({ created: 11 });
    expect(await objects.record(NAMES[0] ?? '')).toMatchObject({ title: 'By staff', file_size: 1 });
    const before = await writeTimes();
    expect(await syncStorage(library)).toMatchObject({ created: 0 });
    expect(await writeTimes()).toEqual(before);
  });

  it('asks once for all records', async () => {
    await syncStorage(library);
    const all = vi.spyOn(library.records, 'all');
    await syncStorage(library);
    expect(all).toHaveBeenCalledTimes(1);
  });

  it('lists and counts, and that is all, where nothing has happened since', async () => {
    expect((await syncStorage(library)).seen).toBeNull();
    const { seen } = await syncStorage(library);
    const all = vi.spyOn(library.records, 'all');
    expect(await syncStorage(library, { seen })).toEqual({ created: 0, seen });
    expect(all).not.toHaveBeenCalled();
    await objects.removeRecord(NAMES[3] ?? '');
    expect(await syncStorage(library, { seen })).toMatchObject({ created: 1 });
    await objects.put(NAMES[4] ?? '', 'overwritten');
    expect(await syncStorage(library, { seen })).toMatchObject({ created: 0 });
    expect(await objects.record(NAMES[4] ?? '')).toMatchObject({ file_size: 11 });
  });

  it('finds a record that is gone though an event has made another one while it read', async () => {
    const overtaken = beforeCreate(library, async (id) => {
      if (id === first.id) await keepRecord(library, NAMES[0] ?? '');
    });
    const first = await recordOf(services, NAMES[0] ?? '');
    const { created, seen } = await syncStorage(overtaken);
    expect(created).toBe(11);
    await objects.removeRecord(NAMES[3] ?? '');
    expect(await syncStorage(library, { seen })).toMatchObject({ created: 1 });
  });

  it('marks records whose object is gone, and unmarks those whose object is back', async () => {
    await syncStorage(library);
    await services.bucket.file(NAMES[0] ?? '').delete();
    expect(await syncStorage(library)).toMatchObject({ created: 0 });
    expect((await objects.record(NAMES[0] ?? ''))?.missing_since).toBeTruthy();
    await objects.put(NAMES[0] ?? '', 'x');
    expect(await syncStorage(library)).toMatchObject({ created: 0 });
    expect((await objects.record(NAMES[0] ?? ''))?.missing_since).toBeNull();
  });

  it('marks nothing when suspiciously much looks gone, and says so', async () => {
    await syncStorage(library);
    await services.bucket.deleteFiles({ force: true });
    const report = vi.fn();
    const before = await writeTimes();
    expect(await syncStorage(library, { report })).toEqual({ created: 0, seen: null });
    expect(report).toHaveBeenCalledWith(expect.stringContaining('12 of 12 files seem to be gone'));
    expect(await writeTimes()).toEqual(before);
  });

  it('gives pictures their records at once and describes as many as there is time for', async () => {
    await objects.put('hero.png', await picture('png'), { contentType: 'image/png' });
    for (const created of [13, 0])
      expect(await syncStorage(library, { pictureTime: 0 })).toEqual({ created, seen: null });
    expect(await objects.record('hero.png')).not.toHaveProperty('generation');
    await syncStorage(library);
    expect((await syncStorage(library)).seen).not.toBeNull();
    expect(await objects.record('hero.png')).toMatchObject({ width: 40, height: 30 });
  });

  it('makes the same record as the finalize event: dimensions, download and all', async () => {
    await objects.put('hero.png', await picture('png'), { contentType: 'image/png' });
    await syncStorage(library);
    expect(await objects.record('hero.png')).toMatchObject({ category: 'hero-banner', width: 40, height: 30 });
    expect((await objects.metadata('hero.png')).contentDisposition).toContain('attachment; filename="hero.png"');
  });

  it('passes over folder markers, also where a page holds nothing else', async () => {
    await objects.put('a folder/', '');
    expect(await syncStorage({ ...library, objects: bucketObjects(services.bucket, 1) })).toMatchObject({
      created: 12,
    });
    expect(await objects.record('a folder/')).toBeUndefined();
  });

  it('has nothing to do in an empty bucket', async () => {
    await objects.removeAll();
    expect(await syncStorage(library)).toMatchObject({ created: 0 });
  });
});

const records = services.firestore.collection(MEDIA_COLLECTION);
const ours = async () => (await records.where('bucket_name', '==', services.bucket.name).get()).docs;

const recordedPaths = async () => (await ours()).map((record) => record.get('file_path')).sort();

/** When each record was last written to. */
const writeTimes = async () => (await ours()).map(({ updateTime }) => updateTime.toDate());
