import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { examine } from '../../functions/src/media/examine-library';
import { handleObjectDeleted } from '../../functions/src/media/handle-object-deleted';
import type { KnownRecord } from '../../functions/src/media/library';
import { findRecord, reconcileRecord } from '../../functions/src/media/reconcile-record';
import { MAX_PICTURE_BYTES } from '../../functions/src/media/render-picture';
import { repair } from '../../functions/src/media/repair-library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { MEDIA_COLLECTION, readMediaFile } from '../../src/domain/media-record';
import { attachmentDisposition } from '../../src/domain/object-name';
import { importedRecord } from '../../src/domain/object-record';
import { renditionName } from '../../src/domain/renditions';
import { picture, quietLibrary } from './emulated-objects';

// What Firebase has to guarantee. ./crash-at-call.test.ts and the random histories of the unit tests check the rule.

const { services, library, objects } = quietLibrary('reconcile-record');
const [png, jpeg] = await Promise.all([picture('png', 123, 45), picture('jpeg')]);
const raw = await sharp(jpeg).tiff().toBuffer();

/** Stores an object, reconciles its record, and returns the record and the metadata of the object. */
async function imported(name: string, bytes: Uint8Array | string, metadata: Record<string, unknown> = {}) {
  await objects.put(name, bytes, metadata);
  await reconcileRecord(library, name);
  return { record: await objects.record(name), metadata: await objects.metadata(name) };
}

it.each(['100%.png', 'cafe\u0301.jpg', 'sub folder/図面 😀.wav'])(
  'gives an imported object its record: %s',
  async (name) => {
    const { record } = await imported(name, 'some bytes', { contentType: 'application/pdf' });
    const object = { bucket: services.bucket.name, name, contentType: 'application/pdf', size: 10, metadata: null };
    expect(record).toMatchObject(importedRecord(object));
    expect(record?.updated_at).toEqual(record?.created_at);
  },
);

it('gives a folder marker no record', async () => {
  expect(await imported('folder/', '')).toMatchObject({ record: undefined });
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
  expect((await imported('gone.pdf', 'xx')).record).toMatchObject({ missing_since: null, file_size: 2 });
});

/** The ways in which the server learns of an object; each has to find the record. */
const WAYS = {
  'a sync': () => syncStorage(library),
  'an event': () => reconcileRecord(library, 'menu.heic'),
  'a repair': async () => repair(services, await examine(services)),
};

const MARCH = '2024-03-01T12:00:00.000Z';

describe.each([{ bucket_name: services.bucket.name }, {}])('a record of an older system, with %j', (fields) => {
  it.each(Object.entries(WAYS))('is found by %s', async (_, act) => {
    // Its name makes it a document for the sync rule; the record keeps its type.
    await objects.put('menu.heic', await picture('png', 320, 240), { contentType: 'image/png' });
    const older = services.firestore.collection(MEDIA_COLLECTION).doc('from-the-older-system');
    const paths = { file_name: 'Menu.png', file_path: 'menu.heic', media_type: 'image' };
    await older.set({ ...paths, title: 'By staff', created_at: MARCH, ...fields });
    await act();
    expect(await examine(services)).toMatchObject({ records: 1, unknown: [], wrong: [], gone: [], orphans: [] });
    const data = (await older.get()).data() ?? {};
    expect(data).toMatchObject({ title: 'By staff', media_type: 'image', width: 320, renditions: [320] });
    expect(readMediaFile(older.id, data).data?.created_at).toBe(Date.parse(MARCH));

    await objects.remove('menu.heic');
    await handleObjectDeleted(library, 'menu.heic');
    expect((await older.get()).get('missing_since')).toBeTruthy();
    expect(await library.renditions.named('')).toEqual([]);
  });
});

it('a record without a field that every reader needs is wrong, until a repair completes it', async () => {
  const { record } = await imported('menu.pdf', 'x');
  for (const field of ['bucket_name', 'created_at', 'updated_at']) {
    await objects.edit('menu.pdf', { ...record, title: 'By staff', [field]: null });
    const findings = await examine(services);
    expect(findings, field).toMatchObject({ records: 1, wrong: ['menu.pdf'] });
    await repair(services, findings);
    const repaired = (await objects.record('menu.pdf')) ?? {};
    const written = { [field]: repaired[field], stored_at: expect.anything() };
    expect(repaired, field).toEqual({ ...record, title: 'By staff', ...written });
    expect(readMediaFile(await objects.recordId('menu.pdf'), repaired).success, field).toBe(true);
    expect(await examine(services), field).toMatchObject({ records: 1, wrong: [] });
  }
});

describe('a picture', () => {
  it('gets renditions, and what only the server knows in its record', async () => {
    const bytes = await sharp(png).withMetadata({ orientation: 6 }).toBuffer();
    const { record, metadata } = await imported('a.png', bytes, { contentType: 'image/png' });
    const generation = String(metadata.generation);
    expect(record).toMatchObject({
      width: 45,
      height: 123,
      renditions: [45],
      generation,
      missing_since: null,
      stored_at: expect.anything(),
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    const file = services.renditions.file(renditionName(await objects.recordId('a.png'), generation, 45));
    expect(await sharp((await file.download())[0]).metadata()).toMatchObject({
      format: 'webp',
      width: 45,
      height: 123,
    });
  });

  it('is measured by its first 2 MB if it is too large to be rendered', async () => {
    await objects.put('large.png', Buffer.concat([png, Buffer.alloc(2_100_000)]));
    // Only the size that the bucket reports is over the limit: storing 40 MB takes seconds.
    const object = await library.objects.read('large.png');
    vi.spyOn(library.objects, 'read').mockResolvedValue(object && { ...object, size: MAX_PICTURE_BYTES + 1 });
    const bytes = vi.spyOn(library.objects, 'bytes');
    await reconcileRecord(library, 'large.png');
    expect(await bytes.mock.results[0]?.value).toHaveLength(2 * 1024 * 1024);
    const dimensions = { width: 123, height: 45 };
    expect(await objects.record('large.png')).toMatchObject({ ...dimensions, renditions: [], placeholder: null });
  });

  it.each([
    ['that is compressed', gzipSync(png), { contentEncoding: 'gzip' }, { width: 123, renditions: [123] }],
    ['that is not compressed as it says', 'no gzip', { contentEncoding: 'gzip' }, { width: null, renditions: [] }],
    ['of words', 'just words', {}, { width: null, height: null, renditions: [] }],
    ['without bytes', '', {}, { width: null, height: null, renditions: [] }],
  ])('%s gets a record', async (_, bytes, metadata, expected) => {
    expect((await imported('a.png', bytes, metadata)).record).toMatchObject(expected);
  });

  it('that is deleted before its bytes are read is recorded as missing', async () => {
    await objects.put('going.png', png);
    const { bytes } = library.objects;
    vi.spyOn(library.objects, 'bytes').mockImplementationOnce(async (object) => {
      await objects.remove('going.png');
      return bytes(object);
    });
    await reconcileRecord(library, 'going.png');
    expect(await objects.record('going.png')).toMatchObject({ width: null, missing_since: expect.anything() });
  });

  it.each([
    ['of a JPEG that was renamed', 'renamed.png', 'image/heic', jpeg, 'image/jpeg'],
    ['of a JPEG without a type', 'a.png', 'application/octet-stream', jpeg, 'image/jpeg'],
    ['of a picture that calls itself a document', 'picture.pdf', 'application/pdf', jpeg, 'application/pdf'],
    ['of a raw photo', 'raw.png', 'image/x-adobe-dng', raw, 'image/x-adobe-dng'],
  ])('has its type corrected only if its bytes contradict it: %s', async (_, name, type, bytes, expected) => {
    const { record, metadata } = await imported(name, bytes, { contentType: type });
    expect([record?.mime_type, metadata.contentType]).toEqual([expected, expected]);
  });
});
