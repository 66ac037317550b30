import { afterEach, expect, it } from 'vitest';
import { examine } from '../../functions/src/media/examine-library';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { handleObjectDeleted } from '../../functions/src/media/handle-object-deleted';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { repair } from '../../functions/src/media/repair-library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { emptyLibrary, objectsOf, picture } from './emulated-objects';
import { quietServices } from './emulated-services';

const services = quietServices('another-id');
const library = firebaseLibrary(services);
const objects = objectsOf(services);
const records = services.firestore.collection(MEDIA_COLLECTION);

afterEach(() => emptyLibrary(services));

/** How the server comes to know of an object; each has to find the record. */
const WAYS: [string, () => Promise<unknown>][] = [
  ['a sync', () => syncStorage(library)],
  ['a finalize event', () => reconcileRecord(library, 'menu.png')],
  ['a repair', async () => repair(services, await examine(services))],
];

it.each(
  WAYS.flatMap(([way, act]) => [
    { way, act, fields: { bucket_name: services.bucket.name } },
    { way, act, fields: {} },
  ]),
)('$way finds a record of an older system, under another id, with the fields $fields', async ({ act, fields }) => {
  await objects.put('menu.png', await picture('png', 320, 240), { contentType: 'image/png' });
  const older = records.doc('from-the-older-system');
  await older.set({ file_name: 'Menu.png', file_path: 'menu.png', title: 'By staff', ...fields });
  await act();
  expect(await examine(services)).toMatchObject({ records: 1, unknown: [], wrong: [], gone: [], orphans: [] });
  expect((await older.get()).data()).toMatchObject({ title: 'By staff', width: 320, renditions: [320] });

  await objects.remove('menu.png');
  await handleObjectDeleted(library, 'menu.png');
  expect((await older.get()).get('missing_since')).toBeTruthy();
  expect(await library.renditions.named('')).toEqual([]);
});
