import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../../functions/src/logger';
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

describe('several syncs at once of a bucket of several pages', () => {
  const names = Array.from({ length: 51 }, (_, index) => `${index}.pdf`); // a sync creates 50 records at a time
  let pagesRead: number;
  let created: number;
  let recorded: string[];
  beforeAll(async () => {
    await objects.putAll([...names, 'a folder/']);
    const getFiles = services.bucket.getFiles.bind(services.bucket);
    const pages = vi.spyOn(services.bucket, 'getFiles');
    pages.mockImplementation(async (query?: object) => getFiles({ ...query, maxResults: 20 }));
    const results = await Promise.all(Array.from({ length: 3 }, () => syncStorage(library)));
    pagesRead = pages.mock.calls.length;
    pages.mockRestore();
    created = results.reduce((sum, result) => sum + result.created, 0);
    recorded = (await objects.files()).map((file) => file.file_path);
  });

  it('read all pages', () => {
    expect(pagesRead).toBe(9);
  });

  it('create one record for each object, and none for a folder', () => {
    expect(recorded.sort()).toEqual(names.sort());
  });

  it('count each record once', () => {
    expect(created).toBe(51);
  });
});

describe('a sync that cannot create a record', () => {
  async function syncWithFailure() {
    await objects.putAll(NAMES);
    const create: typeof library.records.create = async (id, fields) => {
      if (fields.file_path === FIRST) throw new Error('The database is unavailable.');
      return library.records.create(id, fields);
    };
    return syncStorage({ ...library, records: { ...library.records, create } });
  }

  it('creates the others', async () => {
    expect(await syncWithFailure()).toEqual({ created: 5, checkpoint: null });
  });

  it('reports the failure', async () => {
    const report = vi.spyOn(logger, 'error').mockReturnValue();
    await syncWithFailure();
    expect(report).toHaveBeenCalledWith(`${FIRST} could not be repaired`, expect.any(Error));
  });

  it('leaves the record to the next sync', async () => {
    await syncWithFailure();
    expect(await syncStorage(library)).toMatchObject({ created: 1 });
  });
});

describe('after a sync that found nothing to do', () => {
  let checkpoint: Awaited<ReturnType<typeof checkpointOf>>;
  beforeEach(async () => {
    await objects.putAll(NAMES);
    checkpoint = await checkpointOf();
  });

  it('the next one does not read the records if nothing has changed', async () => {
    const all = vi.spyOn(library.records, 'all');
    expect(await syncStorage(library, { checkpoint })).toEqual({ created: 0, checkpoint });
    expect(all).not.toHaveBeenCalled();
  });

  it('the next one creates a record that is gone', async () => {
    await objects.removeRecord(FIRST);
    expect(await syncStorage(library, { checkpoint })).toMatchObject({ created: 1 });
  });

  it('the next one reads all records with one query if something has changed', async () => {
    const all = vi.spyOn(library.records, 'all');
    await objects.removeRecord(FIRST);
    await syncStorage(library, { checkpoint });
    expect(all).toHaveBeenCalledOnce();
  });

  it('the next one updates the record of an object that was overwritten', async () => {
    await objects.put(SECOND, 'overwritten');
    expect(await syncStorage(library, { checkpoint })).toMatchObject({ created: 0 });
    expect(await objects.record(SECOND)).toMatchObject({ file_size: 11 });
  });

  it.each(['inline', ''])('the next one serves an object as a download again that turned %j', async (disposition) => {
    await services.bucket.file(FIRST).setMetadata({ contentDisposition: disposition });
    await syncStorage(library, { checkpoint });
    expect((await objects.metadata(FIRST)).contentDisposition).toBe(attachmentDisposition('photo 0.pdf'));
  });
});

describe('a sync that misses suspiciously many objects', () => {
  it('marks none', async () => {
    const [name = ''] = await objects.loseTwelve();
    vi.spyOn(logger, 'error').mockReturnValue();
    await syncStorage(library);
    expect((await objects.record(name))?.missing_since).toBeFalsy();
  });

  it('logs an error with their number', async () => {
    await objects.loseTwelve();
    const report = vi.spyOn(logger, 'error').mockReturnValue();
    await syncStorage(library);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('12 files seem to be gone'));
  });
});

describe('a picture that took too much time or memory', () => {
  async function syncAfterwards() {
    await objects.put('hero.png', await picture('png'), { contentType: 'image/png' });
    await checkpointOf();
    await objects.edit('hero.png', { renditions: [], placeholder: null, no_preview: 'unfinished' });
    return syncStorage(library);
  }

  it('is not rendered again by a sync, which visitors could repeat', async () => {
    await syncAfterwards();
    expect(await objects.record('hero.png')).toMatchObject({ no_preview: 'unfinished' });
  });

  it('leaves a sync nothing to do', async () => {
    expect((await syncAfterwards()).checkpoint).not.toBeNull();
  });
});

it('a sync corrects a record that says a wrong size', async () => {
  await objects.putAll([FIRST]);
  await checkpointOf();
  await objects.edit(FIRST, { file_size: 99 });
  await syncStorage(library);
  expect(await objects.record(FIRST)).toMatchObject({ file_size: 1 });
});

describe('a sync without time for pictures', () => {
  const syncWithoutTime = () => syncStorage(library, { pictureTime: 0 });
  beforeEach(async () => {
    await objects.put('hero.png', await picture('png'), { contentType: 'image/png' });
  });

  it('creates the record of a picture', async () => {
    expect(await syncWithoutTime()).toMatchObject({ created: 1 });
  });

  it('does not render the picture', async () => {
    await syncWithoutTime();
    expect(await objects.record('hero.png')).not.toHaveProperty('generation');
  });

  it('has something left to do, even after another one', async () => {
    await syncWithoutTime();
    expect(await syncWithoutTime()).toEqual({ created: 0, checkpoint: null });
  });

  it('leaves the picture to the next one that has time', async () => {
    await syncWithoutTime();
    await syncStorage(library);
    expect(await objects.record('hero.png')).toMatchObject({ width: 40, height: 30 });
  });

  it('leaves nothing to do once the picture is rendered', async () => {
    await syncWithoutTime();
    expect(await checkpointOf()).not.toBeNull();
  });
});
