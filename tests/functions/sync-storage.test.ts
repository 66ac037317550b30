import { expect, it, vi } from 'vitest';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { attachmentDisposition } from '../../src/domain/object-name';
import { picture, quietLibrary } from './emulated-objects';

const { services, library, objects } = quietLibrary('sync-storage');
const NAMES = Array.from({ length: 6 }, (_, index) => `team/photo ${index}.pdf`);
const [FIRST = '', SECOND = ''] = NAMES;

/** Syncs twice, so that the second one has nothing to do, and returns the checkpoint. */
async function checkpointOf() {
  expect((await syncStorage(library)).checkpoint).toBeNull();
  return (await syncStorage(library)).checkpoint;
}

it('a sync creates and counts each record once, of several pages and batches, when several syncs run at once', async () => {
  const names = Array.from({ length: 51 }, (_, index) => `${index}.pdf`); // a sync creates 50 records at a time
  await objects.putAll([...names, 'a folder/']);
  const getFiles = services.bucket.getFiles.bind(services.bucket);
  const pages = vi.spyOn(services.bucket, 'getFiles');
  pages.mockImplementation(async (query?: object) => getFiles({ ...query, maxResults: 20 }));
  const results = await Promise.all(Array.from({ length: 3 }, () => syncStorage(library)));
  expect(pages).toHaveBeenCalledTimes(9);
  expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(51);
  expect((await objects.files()).map((file) => file.file_path).sort()).toEqual(names.sort());
});

it('a sync reports and skips a record that cannot be created, and creates it the next time', async () => {
  await objects.putAll(NAMES);
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

it('a sync only lists and counts if nothing has changed, and otherwise reads all records with one query', async () => {
  await objects.putAll(NAMES);
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

it('a sync creates the records of pictures at once and renders as many as time allows', async () => {
  await objects.put('hero.png', await picture('png'), { contentType: 'image/png' });
  for (const created of [1, 0])
    expect(await syncStorage(library, { pictureTime: 0 })).toEqual({ created, checkpoint: null });
  expect(await objects.record('hero.png')).not.toHaveProperty('generation');
  expect(await checkpointOf()).not.toBeNull();
  expect(await objects.record('hero.png')).toMatchObject({ width: 40, height: 30 });
});

it.each(['inline', ''])(
  'an object that turned %j is served as a download again, although nothing else has changed',
  async (contentDisposition) => {
    await objects.putAll(NAMES);
    const checkpoint = await checkpointOf();
    await services.bucket.file(FIRST).setMetadata({ contentDisposition });
    await syncStorage(library, { checkpoint });
    expect((await objects.metadata(FIRST)).contentDisposition).toBe(attachmentDisposition('photo 0.pdf'));
  },
);
