import { expect, it } from 'vitest';
import { handleObjectDeleted } from '../../../functions/src/media/handle-object-deleted';
import type { Library } from '../../../functions/src/media/library';
import { reconcileRecord } from '../../../functions/src/media/reconcile-record';
import { recordId } from '../../../src/domain/object-name';
import { recordOfObject } from '../../../src/domain/object-record';
import { inMemoryLibrary, pngHead } from './in-memory-library';

it('leaves no files of a picture that staff delete while it is rendered', async () => {
  const harness = inMemoryLibrary();
  const { library } = harness;
  const name = 'hero.png';
  await harness.putObject({ name, contentType: 'image/png', bytes: pngHead(2000, 50) });
  const readPicture: Library['readPicture'] = async (...picture) => {
    await harness.removeObject(name);
    await handleObjectDeleted(library, name);
    await harness.removeRecord(await recordId(library.objects.bucket, name));
    return library.readPicture(...picture);
  };
  await reconcileRecord({ ...library, readPicture }, name);
  expect([...harness.objects.keys(), ...harness.records().keys()]).toEqual([]);
  expect(await library.renditions.named('')).toEqual([]);
});

it('leaves no record of a file that was deleted before its record was written', async () => {
  const harness = inMemoryLibrary();
  const { library } = harness;
  const name = 'menu.pdf';
  await harness.putObject({ name, contentType: 'application/pdf', bytes: new Uint8Array(1) });
  const object = await library.objects.read(name);
  await harness.removeObject(name);
  if (!object) throw new Error('The file was not stored');
  const record = await library.records.create(await recordId(object.bucket, name), recordOfObject(object));
  await reconcileRecord(library, name, { object, record });
  expect([...harness.records().keys()]).toEqual([]);
});
