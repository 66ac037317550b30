import { beforeEach, describe, expect, it, vi } from 'vitest';
import { objectsOf } from '../../functions/src/media/firebase-objects';
import { SYNC_COLLECTION, sharedSync } from '../../functions/src/media/shared-sync';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { attachmentDisposition } from '../../src/domain/object-name';
import { picture, quietLibrary } from './emulated-objects';

const { services, library, objects } = quietLibrary('sync-storage');
const NAMES = Array.from({ length: 6 }, (_, index) => `team/photo ${index}.pdf`);
const [FIRST = '', SECOND = ''] = NAMES;
/** The library, with this many objects per listing. */
const paged = (size: number) => ({ ...library, objects: objectsOf(services.bucket, size) });
const recordedPaths = async () => (await objects.files()).map((file) => file.file_path).sort();

/** Syncs twice, so that the second one has nothing to do, and returns the checkpoint. */
async function checkpointOf() {
  expect((await syncStorage(library)).checkpoint).toBeNull();
  return (await syncStorage(library)).checkpoint;
}

describe('a sync', () => {
  beforeEach(() => objects.putAll(NAMES));

  it('creates and counts each record once, of several pages and batches, when several syncs run at once', async () => {
    const more = Array.from({ length: 51 - NAMES.length }, (_, index) => `more/${index}.pdf`);
    await objects.putAll(more); // a sync creates 50 records at a time
    const results = await Promise.all(Array.from({ length: 3 }, () => syncStorage(paged(5))));
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
    expect(await syncStorage(faulty, { report })).toEqual({ created: 5, checkpoint: null });
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
    for (const created of [7, 0])
      expect(await syncStorage(library, { pictureTime: 0 })).toEqual({ created, checkpoint: null });
    expect(await objects.record('hero.png')).not.toHaveProperty('generation');
    expect(await checkpointOf()).not.toBeNull();
    expect(await objects.record('hero.png')).toMatchObject({ width: 40, height: 30 });
  });

  it('skips folder markers, even if a page contains nothing else', async () => {
    await objects.put('a folder/', '');
    expect(await syncStorage(paged(1))).toMatchObject({ created: 6 });
    expect(await recordedPaths()).toEqual(NAMES);
  });
});

describe('a shared sync', () => {
  const state = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);

  /** Services whose bucket lists its objects like this. */
  function withListing(list: () => Promise<unknown>) {
    const bucket = services.bucket.storage.bucket(services.bucket.name);
    bucket.getFiles = list as typeof bucket.getFiles;
    return { ...services, bucket };
  }

  it('gives its count to fifty callers, and the one after the next only lists and counts', async () => {
    await objects.putAll(NAMES);
    const answers = await Promise.all(Array.from({ length: 50 }, () => sharedSync(services)));
    expect(answers).toEqual(Array(50).fill({ created: 6 }));
    expect(await sharedSync(services)).toEqual({ created: 0 });
    expect((await state.get()).get('checkpoint')).toEqual({ listing: expect.any(String), records: 6 });
    await objects.edit(FIRST, { missing_since: new Date(0) });
    expect(await sharedSync(services)).toEqual({ created: 0 });
    // A sync that reads the records would correct it.
    expect(await objects.record(FIRST)).toMatchObject({ missing_since: expect.anything() });
  });

  it('is the next one for callers who come while one lists the bucket', async () => {
    await objects.put('first.pdf', 'x');
    let answer = (_objects: object[]) => {};
    const listed = new Promise<object[]>((resolve) => {
      answer = resolve;
    });
    const list = vi.fn(async () => [await listed, null]);
    const first = sharedSync(withListing(list));
    await vi.waitUntil(() => list.mock.calls.length > 0, { timeout: 10_000 });
    await objects.put('second.pdf', 'x');
    const others = [sharedSync(services), sharedSync(services)];
    answer([]); // what the bucket listed before
    expect(await Promise.all([first, ...others])).toEqual([{ created: 0 }, { created: 2 }, { created: 2 }]);
  });

  it.each([3_600_000, -46_000])('does not wait for one that began in %i ms and did not end', async (time) => {
    const started_at = new Date(Date.now() + time);
    await state.set({ started_at, ended_at: null, created: null, checkpoint: null });
    expect(await sharedSync(services)).toEqual({ created: 0 });
  });

  it('fails for all who share it, and the next one checks everything', async () => {
    const broken = withListing(() => Promise.reject(new Error('The bucket is unavailable.')));
    const results = await Promise.allSettled([sharedSync(broken), sharedSync(broken)]);
    const failures = results.map((result) => 'reason' in result && result.reason.message);
    expect(failures.sort()).toEqual(['The bucket is unavailable.', 'The shared sync failed']);
    expect(await sharedSync(services)).toEqual({ created: 0 });
  });
});
