import { expect, it } from 'vitest';
import { reconcileRecord } from '../../../functions/src/media/reconcile-record';
import { recordId } from '../../../src/domain/object-name';
import { recordOfObject } from '../../../src/domain/object-record';
import { inMemoryLibrary } from './in-memory-library';

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
