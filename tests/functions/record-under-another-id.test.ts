import { afterEach, describe, expect, it } from 'vitest';
import { examine } from '../../functions/src/media/examine-library';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { handleObjectDeleted } from '../../functions/src/media/handle-object-deleted';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { repair } from '../../functions/src/media/repair-library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { objectsOf, picture } from './emulated-objects';
import { quietServices } from './emulated-services';

const services = quietServices('another-id');
const library = firebaseLibrary(services);
const objects = objectsOf(services);
const records = services.firestore.collection(MEDIA_COLLECTION);
const older = records.doc('from-the-older-system');

/** An object whose record an older system made, under an id of its own. */
async function putKnown(name: string, fields: object = {}): Promise<void> {
  await objects.put(name, await picture('png', 320, 240), { contentType: 'image/png' });
  await older.set({ file_name: 'Menu.png', file_path: name, title: 'By staff', ...fields });
}
const withBucket = { bucket_name: services.bucket.name };
const ids = async () => (await records.get()).docs.map(({ id }) => id);

afterEach(async () => {
  await objects.removeAll();
  await services.renditions.deleteFiles({ force: true });
  await services.firestore.recursiveDelete(records);
});

describe.each([
  ['with', withBucket],
  ['without', {}],
])('a record under another id, %s the bucket name', (_, fields) => {
  it('is the one that sync finds', async () => {
    await putKnown('menu.png', fields);
    expect(await syncStorage(library)).toMatchObject({ created: 0 });
    expect(await ids()).toEqual([older.id]);
    expect((await older.get()).data()).toMatchObject({ title: 'By staff', width: 320, renditions: [320] });
  });

  it('is the one that a finalize event finds', async () => {
    await putKnown('menu.png', fields);
    expect(await reconcileRecord(library, 'menu.png')).toBe(false);
    expect(await ids()).toEqual([older.id]);
  });

  it('is marked when its object is deleted, and loses its renditions', async () => {
    await putKnown('menu.png', fields);
    await reconcileRecord(library, 'menu.png');
    await objects.remove('menu.png');
    await handleObjectDeleted(library, 'menu.png');
    expect((await older.get()).get('missing_since')).toBeTruthy();
    expect(await library.renditions.named('')).toEqual([]);
  });

  it('is sound for the library check after a repair', async () => {
    await putKnown('menu.png', fields);
    await repair(services, await examine(services));
    expect(await examine(services)).toMatchObject({ unknown: [], wrong: [], gone: [], orphans: [] });
    expect(await ids()).toEqual([older.id]);
  });
});
