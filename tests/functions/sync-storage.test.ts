import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordOf } from '../../functions/src/media/record-object';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { beforeCreate } from '../support/emulated-faults';
import { objectsOf, picture } from '../support/emulated-objects';
import { quietServices } from '../support/emulated-services';

const services = quietServices('sync-storage-test');
const objects = objectsOf(services);
const NAMES = Array.from({ length: 12 }, (_, index) => `team/photo ${index}.pdf`);

beforeEach(async () => {
  await Promise.all(NAMES.map((name) => objects.put(name, 'x')));
});
afterEach(() => vi.restoreAllMocks());
afterEach(() => objects.removeAll());

describe('sync', () => {
  it('records every object of a bucket of several pages', async () => {
    expect(await syncStorage(services, 5)).toEqual({ created: 12 });
    expect(await recordedPaths()).toEqual([...NAMES].sort());
  });

  it('reports 1 for a removed record and then 0', async () => {
    await syncStorage(services);
    await objects.removeRecord(NAMES[3] ?? '');
    expect(await syncStorage(services)).toEqual({ created: 1 });
    expect(await syncStorage(services)).toEqual({ created: 0 });
  });

  it('makes no double when several run at once, and counts each record once', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => syncStorage(services, 5)));
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(12);
    expect(await recordedPaths()).toEqual([...NAMES].sort());
  });

  it('skips a record that cannot be made, makes the others, and makes it the next time', async () => {
    const bad = (await recordOf(services, NAMES[5] ?? '')).id;
    const faulty = beforeCreate(services, async ({ id }) => {
      if (id === bad) throw new Error('The database is having a moment.');
    });
    expect(await syncStorage(faulty)).toEqual({ created: 11 });
    expect(await syncStorage(services)).toEqual({ created: 1 });
  });

  it('does not count a record that somebody else made first', async () => {
    const overtaken = beforeCreate(services, (reference) => reference.set({ title: 'first' }));
    expect(await syncStorage(overtaken)).toEqual({ created: 0 });
    expect(await objects.record(NAMES[0] ?? '')).toEqual({ title: 'first' });
  });

  it('leaves the records alone that are there', async () => {
    const edited = await recordOf(services, NAMES[0] ?? '');
    await edited.set({ title: 'By staff' });
    expect(await syncStorage(services)).toEqual({ created: 11 });
    const before = await edited.get();
    await syncStorage(services);
    expect((await edited.get()).updateTime).toEqual(before.updateTime);
    expect(before.data()).toEqual({ title: 'By staff' });
  });

  it('asks once a page which records are there, for no field of them', async () => {
    await syncStorage(services);
    const getAll = vi.spyOn(services.firestore, 'getAll');
    await syncStorage(services, 5);
    const answers = await Promise.all(getAll.mock.results.map((result) => result.value));
    expect(answers.map((records) => records.length)).toEqual([5, 5, 2]);
    expect(answers.flat().map((record) => record.data())).toEqual(Array(12).fill({}));
  });

  it('makes the same record as the finalize event: dimensions, download and all', async () => {
    await objects.put('hero.png', await picture('png'), { contentType: 'image/png' });
    await syncStorage(services);
    expect(await objects.record('hero.png')).toMatchObject({ category: 'hero-banner', width: 40, height: 30 });
    expect((await objects.metadata('hero.png')).contentDisposition).toContain('attachment; filename="hero.png"');
  });

  it('passes over folder markers, also where a page holds nothing else', async () => {
    await objects.put('a folder/', '');
    expect(await syncStorage(services, 1)).toEqual({ created: 12 });
    expect(await objects.record('a folder/')).toBeUndefined();
  });

  it('has nothing to do in an empty bucket', async () => {
    await objects.removeAll();
    expect(await syncStorage(services)).toEqual({ created: 0 });
  });
});

async function recordedPaths(): Promise<string[]> {
  const records = services.firestore.collection(MEDIA_COLLECTION).where('bucket_name', '==', services.bucket.name);
  return (await records.get()).docs.map((record) => record.get('file_path')).sort();
}
