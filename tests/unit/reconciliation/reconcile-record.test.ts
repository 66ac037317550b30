import { expect, it } from 'vitest';
import { reconcileRecord } from '../../../functions/src/media/reconcile-record';
import { syncStorage } from '../../../functions/src/media/sync-storage';
import { recordId } from '../../../src/domain/object-name';
import { recordOfObject, uploadedRecord } from '../../../src/domain/object-record';
import { inMemoryLibrary, pngHead } from './in-memory-library';

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

it.each([
  ['event', 'x.heic', 'image/heic', { media_type: 'image', renditions: [320] }],
  ['event', 'x.avi', 'video/x-msvideo', { media_type: 'video', renditions: [] }],
  ['sync', 'x.heic', 'image/heic', { media_type: 'image', renditions: [320] }],
])('keeps the media type of an older record at the next %s: %s', async (way, name, contentType, expected) => {
  const harness = inMemoryLibrary();
  const { library } = harness;
  const bytes = pngHead(320, 240);
  await harness.putObject({ name, contentType, bytes });
  const object = { bucket: library.objects.bucket, name, contentType, size: bytes.length, metadata: null };
  await harness.createRecord('older', uploadedRecord(object, name));
  if (way === 'event') await reconcileRecord(library, name);
  else await syncStorage(library);
  expect([...harness.records()]).toMatchObject([['older', expected]]);
});
