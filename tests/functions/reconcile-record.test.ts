import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { handleObjectDeleted } from '../../functions/src/media/handle-object-deleted';
import type { KnownRecord } from '../../functions/src/media/library';
import { findRecord, reconcileRecord } from '../../functions/src/media/reconcile-record';
import { MAX_PICTURE_BYTES } from '../../functions/src/media/render-picture';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { CAPTIONS_COLLECTION } from '../../src/domain/captions';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition } from '../../src/domain/object-name';
import { importedRecord } from '../../src/domain/object-record';
import { renditionName } from '../../src/domain/renditions';
import { picture, quietLibrary } from './emulated-objects';

// What Firebase has to guarantee. ./crash-at-call.test.ts and the random histories of the unit tests check the rule.

const { services, library, objects } = quietLibrary('reconcile-record');
const [png, jpeg] = await Promise.all([picture('png', 123, 45), picture('jpeg')]);

/** Stores an object, reconciles its record, and returns the record and the metadata of the object. */
async function imported(name: string, bytes: Uint8Array | string, metadata: Record<string, unknown> = {}) {
  await objects.put(name, bytes, metadata);
  await reconcileRecord(library, name);
  return { record: await objects.record(name), metadata: await objects.metadata(name) };
}

it('gives an imported object its record, whatever its name', async () => {
  const name = 'sub folder/100% cafe\u0301 図面 😀.wav';
  const { record } = await imported(name, 'some bytes', { contentType: 'application/pdf' });
  const object = { bucket: services.bucket.name, name, contentType: 'application/pdf', size: 10, metadata: null };
  expect(record).toMatchObject(importedRecord(object));
  expect(record?.updated_at).toEqual(record?.created_at);
});

it('keeps the record of an older system, whatever its id', async () => {
  await objects.put('menu.pdf', 'x');
  const older = services.firestore.collection(MEDIA_COLLECTION).doc('older');
  await older.set({ file_name: 'Menu.pdf', file_path: 'menu.pdf', media_type: 'document', title: 'By staff' });
  expect(await syncStorage(library)).toMatchObject({ created: 0 });
  expect((await older.get()).data()).toMatchObject({ title: 'By staff', file_size: 1 });
  expect(await objects.files()).toHaveLength(1);
});

it('serves an object as a download, under its own name unless it already is, and keeps its other metadata', async () => {
  const others = { contentType: 'text/html', metadata: { source: 'scanner' } };
  const own = 'attachment; filename="mine.html"';
  for (const [contentDisposition, served] of [
    [undefined, attachmentDisposition('señal.html')],
    ['inline; filename="attachment.html"', attachmentDisposition('señal.html')],
    [own, own],
  ]) {
    const { metadata } = await imported('pages/señal.html', 'x', { ...others, contentDisposition });
    expect(metadata).toMatchObject({ ...others, contentDisposition: served });
  }
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
});

describe('when an object is deleted, its captions', () => {
  /** Deletes the object of a video with captions. Returns its record and the number of its captions. */
  async function deletedVideo() {
    await imported('film.mp4', 'x');
    const record = services.firestore.collection(MEDIA_COLLECTION).doc(await objects.recordId('film.mp4'));
    const captions = record.collection(CAPTIONS_COLLECTION);
    await captions.doc('es').set({ text: 'WEBVTT' });
    await objects.remove('film.mp4');
    return { record, count: async () => (await captions.get()).size };
  }

  it('stay while the record exists', async () => {
    const { count } = await deletedVideo();
    await handleObjectDeleted(library, 'film.mp4');
    expect(await count()).toBe(1);
  });

  it('are deleted if the record was deleted in the console', async () => {
    const { record, count } = await deletedVideo();
    await record.delete();
    await handleObjectDeleted(library, 'film.mp4');
    expect(await count()).toBe(0);
  });
});

it('a picture gets renditions, and what only the server knows in its record', async () => {
  const bytes = await sharp(png).withMetadata({ orientation: 6 }).toBuffer();
  const { record, metadata } = await imported('a.png', bytes, { contentType: 'image/png' });
  const [generation, size] = [String(metadata.generation), { width: 45, height: 123 }];
  const placeholder = expect.stringMatching(/^data:image\/webp;base64,/);
  expect(record).toMatchObject({ ...size, renditions: [45], generation, missing_since: null, placeholder });
  const file = services.renditions.file(renditionName(await objects.recordId('a.png'), generation, 45));
  expect(await sharp((await file.download())[0]).metadata()).toMatchObject({ format: 'webp', ...size });
});

it('a picture is measured by its first 2 MB if it is too large to be rendered', async () => {
  await objects.put('large.png', Buffer.concat([png, Buffer.alloc(2_100_000)]));
  // Only the size that the bucket reports is over the limit: storing 40 MB takes seconds.
  const object = await library.objects.read('large.png');
  vi.spyOn(library.objects, 'read').mockResolvedValue(object && { ...object, size: MAX_PICTURE_BYTES + 1 });
  const bytes = vi.spyOn(library.objects, 'bytes');
  await reconcileRecord(library, 'large.png');
  expect(await bytes.mock.results[0]?.value).toHaveLength(2 * 1024 * 1024);
  const tooLarge = { width: 123, height: 45, renditions: [], no_preview: 'too-large' };
  expect(await objects.record('large.png')).toMatchObject(tooLarge);
});

it('a picture that took too much time or memory has a record that says so, and its name is logged', async () => {
  const report = vi.fn();
  const error = new Error('timeout: 7% complete');
  const size = { width: 123, height: 45 };
  const readPicture = async () =>
    ({ ...size, mimeType: 'image/png', rendered: null, noPreview: 'unfinished', error }) as const;
  await objects.put('slow.png', png, { contentType: 'image/png' });
  await reconcileRecord({ ...library, readPicture }, 'slow.png', { report });
  expect(await objects.record('slow.png')).toMatchObject({ ...size, renditions: [], no_preview: 'unfinished' });
  expect(report).toHaveBeenCalledWith(
    expect.stringContaining('slow.png was not rendered, because time or memory ran out'),
    error,
  );
});

it.each([
  ['of a JPEG that was renamed', 'renamed.png', 'image/heic', 'image/jpeg'],
  ['of a picture that calls itself a document', 'picture.pdf', 'application/pdf', 'application/pdf'],
])('a picture has its type corrected only if its bytes contradict it: %s', async (_, name, contentType, expected) => {
  const { record, metadata } = await imported(name, jpeg, { contentType });
  expect([record?.mime_type, metadata.contentType]).toEqual([expected, expected]);
});
