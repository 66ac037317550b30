import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { SYNC_COLLECTION, syncInTurn } from '../../functions/src/media/sync-in-turn';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { quietServices } from '../support/emulated-services';

const OBJECTS = 2_500;
const SYNCS = 20;
const services = quietServices('many-objects-test');
const library = firebaseLibrary(services);
const records = services.firestore.collection(MEDIA_COLLECTION).where('bucket_name', '==', services.bucket.name);

/** Works through `items`, so many at once. */
async function each<Item>(items: Item[], work: (item: Item) => Promise<unknown>, parallel = 64): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}

const removeRecords = async () => each((await records.get()).docs, ({ ref }) => ref.delete());

beforeAll(async () => {
  const names = Array.from({ length: OBJECTS }, (_, index) => `many/${index}.pdf`);
  const options = { resumable: false, validation: false, metadata: { contentDisposition: 'attachment' } };
  await each(names, (name) => services.bucket.file(name).save('x', options));
}, 240_000);

afterAll(async () => {
  await removeRecords();
  await services.bucket.deleteFiles({ force: true });
  await services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name).delete();
}, 120_000);

describe(`${OBJECTS} objects without records`, { timeout: 240_000 }, () => {
  it('all get one by one sync; the next makes none and writes nothing', async () => {
    expect(await syncStorage(library)).toEqual({ created: OBJECTS, seen: null });
    const before = await writeTimes();
    const { created, seen } = await syncStorage(library);
    expect({ created, seen }).toEqual({ created: 0, seen: { listing: expect.any(String), records: OBJECTS } });
    expect(await syncStorage(library, { seen })).toEqual({ created: 0, seen });
    expect(await writeTimes()).toEqual(before);
    expect(before).toHaveLength(OBJECTS);
  });

  it(`get no double from ${SYNCS} calls at once, which share the work and the answer`, async () => {
    const lost = (await records.limit(40).get()).docs;
    await each(lost, ({ ref }) => ref.delete());
    const answers = await Promise.all(Array.from({ length: SYNCS }, () => syncInTurn(services)));
    expect(answers).toEqual(Array(SYNCS).fill({ created: lost.length }));
    expect(await writeTimes()).toHaveLength(OBJECTS);
  });

  it(`get no double from ${SYNCS} syncs at once, of which none knows of the others`, async () => {
    const lost = (await records.limit(40).get()).docs;
    await each(lost, ({ ref }) => ref.delete());
    const results = await Promise.all(Array.from({ length: SYNCS }, () => syncStorage(library)));
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(lost.length);
    expect(await writeTimes()).toHaveLength(OBJECTS);
  });
});

/** When each record was last written to. */
async function writeTimes(): Promise<Date[]> {
  return (await records.select().get()).docs.map(({ updateTime }) => updateTime.toDate());
}
