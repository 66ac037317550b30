import { afterEach, expect, it } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { handleObjectDeleted } from '../../functions/src/media/handle-object-deleted';
import type { KnownRecord } from '../../functions/src/media/library';
import { findRecord, reconcileRecord } from '../../functions/src/media/reconcile-record';
import { attachmentDisposition } from '../../src/domain/object-name';
import { importedRecord } from '../../src/domain/object-record';
import { emptyLibrary, objectsOf, picture } from './emulated-objects';
import { quietServices } from './emulated-services';

// What Firebase has to guarantee. ./crash-at-call.test.ts and the random histories of the unit tests check the rule.

const services = quietServices('reconcile-record');
const library = firebaseLibrary(services);
const objects = objectsOf(services);
afterEach(() => emptyLibrary(services));

/** Stores an object and reconciles its record, which is returned. */
async function imported(name: string, bytes: Uint8Array | string, metadata: Record<string, unknown> = {}) {
  await objects.put(name, bytes, metadata);
  await reconcileRecord(library, name);
  return objects.record(name);
}

const NAMES = [
  ...['a name with spaces.pdf', '100%.png', '50%25 off %2F.pdf', 'café añejo.mp4', 'cafe\u0301 combining.jpg'],
  ...['folder/sub folder/team photo.webp', 'no extension', '.hidden', 'poster.PNG', '図面 😀.wav'],
];

it('gives an imported object of any name a record with all its fields', async () => {
  for (const name of NAMES) {
    const record = await imported(name, 'some bytes', { contentType: 'application/pdf' });
    const object = { bucket: services.bucket.name, name, contentType: 'application/pdf', size: 10, metadata: null };
    expect(record).toMatchObject(importedRecord(object));
    expect(record?.updated_at).toEqual(record?.created_at);
  }
});

it('adds what only the server knows of a picture', async () => {
  const record = await imported('hero.png', await picture('png'), { contentType: 'image/png' });
  expect(record).toMatchObject({
    ...{ width: 40, height: 30, renditions: [40], missing_since: null, stored_at: expect.anything() },
    generation: String((await objects.metadata('hero.png')).generation),
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  });
});

it('gives a folder marker no record', async () => {
  expect(await imported('folder/', '')).toBeUndefined();
});

it('serves an object as a download, under its own name unless it already is, and keeps its other metadata', async () => {
  const others = { contentType: 'text/html', metadata: { source: 'scanner' } };
  const own = 'attachment; filename="mine.html"';
  for (const [contentDisposition, served] of [
    [undefined, attachmentDisposition('señal.html')],
    ['inline; filename="attachment.html"', attachmentDisposition('señal.html')],
    [own, own],
  ]) {
    await imported('pages/señal.html', 'x', { ...others, contentDisposition });
    expect(await objects.metadata('pages/señal.html')).toMatchObject({ ...others, contentDisposition: served });
  }
});

it('leaves no record of an object that is deleted before its disposition is set', async () => {
  await objects.put('hasty.pdf', 'x');
  const object = await library.objects.read('hasty.pdf');
  await objects.remove('hasty.pdf');
  await reconcileRecord(library, 'hasty.pdf', { object: object ?? undefined });
  expect(await objects.record('hasty.pdf')).toBeUndefined();
});

it('does not write a record that somebody edited or deleted after it was read', async () => {
  await imported('raced.pdf', 'x');
  const outdated = (await findRecord(library, 'raced.pdf')) as KnownRecord;
  await objects.edit('raced.pdf', { title: 'By staff' });
  const edited = await objects.record('raced.pdf');
  expect(await library.records.markMissing(outdated)).toBeNull();
  await library.records.remove(outdated);
  expect(await objects.record('raced.pdf')).toEqual(edited);
  await objects.removeRecord('raced.pdf');
  expect(await library.records.markMissing(outdated)).toBeNull();
  expect(await objects.record('raced.pdf')).toBeUndefined();
});

it('marks the record of a deleted object with the time, once, until the object is back', async () => {
  await imported('gone.pdf', 'x');
  await objects.edit('gone.pdf', { title: 'By staff' });
  await objects.remove('gone.pdf');
  await handleObjectDeleted(library, 'gone.pdf');
  const record = await objects.record('gone.pdf');
  expect(record).toMatchObject({ title: 'By staff', file_size: 1, missing_since: record?.stored_at });
  await handleObjectDeleted(library, 'gone.pdf');
  expect(await objects.record('gone.pdf')).toEqual(record);
  expect(await imported('gone.pdf', 'xx')).toMatchObject({ missing_since: null, file_size: 2 });
});
