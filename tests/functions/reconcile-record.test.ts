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

// Tests what Firebase has to guarantee. ./crash-at-call.test.ts and the unit tests' random histories check the rule.

const { services, library, objects } = quietLibrary('reconcile-record');
const [png, jpeg] = await Promise.all([picture('png', 123, 45), picture('jpeg')]);

/** Stores an object, reconciles its record, and returns the record and the metadata of the object. */
async function imported(name: string, bytes: Uint8Array | string, metadata: Record<string, unknown> = {}) {
  await objects.put(name, bytes, metadata);
  await reconcileRecord(library, name);
  return { record: await objects.record(name), metadata: await objects.metadata(name) };
}

describe('an imported object with an unusual name', () => {
  const name = 'sub folder/100% cafe\u0301 図面 😀.wav';

  it('gets the record of the sync rule', async () => {
    const { record } = await imported(name, 'some bytes', { contentType: 'application/pdf' });
    const object = { bucket: services.bucket.name, name, contentType: 'application/pdf', size: 10, metadata: null };
    expect(record).toMatchObject(importedRecord(object));
  });

  it('gets a record that counts as never edited', async () => {
    const { record } = await imported(name, 'some bytes');
    expect(record?.updated_at).toEqual(record?.created_at);
  });
});

describe('a record of an older system, with an id of its own,', () => {
  async function syncOlder() {
    await objects.put('menu.pdf', 'x');
    const older = services.firestore.collection(MEDIA_COLLECTION).doc('older');
    await older.set({ file_name: 'Menu.pdf', file_path: 'menu.pdf', media_type: 'document', title: 'By staff' });
    const { created } = await syncStorage(library);
    return { created, older };
  }

  it('keeps what staff wrote, and gets the facts of its object', async () => {
    const { older } = await syncOlder();
    expect((await older.get()).data()).toMatchObject({ title: 'By staff', file_size: 1 });
  });

  it('stays the only record of its object', async () => {
    const { created } = await syncOlder();
    expect(created).toBe(0);
    expect(await objects.files()).toHaveLength(1);
  });
});

describe('an object', () => {
  const others = { contentType: 'text/html', metadata: { source: 'scanner' } };
  const own = 'attachment; filename="mine.html"';

  it.each([
    ['without a disposition is served as a download', undefined, attachmentDisposition('señal.html')],
    [
      'that browsers would show is served as a download',
      'inline; filename="attachment.html"',
      attachmentDisposition('señal.html'),
    ],
    ['that is a download already keeps the name of that', own, own],
  ])('%s', async (_, contentDisposition, served) => {
    const { metadata } = await imported('pages/señal.html', 'x', { ...others, contentDisposition });
    expect(metadata).toMatchObject({ contentDisposition: served });
  });

  it('that becomes a download keeps its other metadata', async () => {
    const { metadata } = await imported('pages/señal.html', 'x', others);
    expect(metadata).toMatchObject(others);
  });
});

describe('a record that changes after it was read', () => {
  async function readOutdated() {
    await imported('raced.pdf', 'x');
    return (await findRecord(library, 'raced.pdf')) as KnownRecord;
  }

  it('is not marked as missing if staff have edited it', async () => {
    const outdated = await readOutdated();
    await objects.edit('raced.pdf', { title: 'By staff' });
    const edited = await objects.record('raced.pdf');
    expect(await library.records.markMissing(outdated)).toBeNull();
    expect(await objects.record('raced.pdf')).toEqual(edited);
  });

  it('is not removed if staff have edited it', async () => {
    const outdated = await readOutdated();
    await objects.edit('raced.pdf', { title: 'By staff' });
    const edited = await objects.record('raced.pdf');
    await library.records.remove(outdated);
    expect(await objects.record('raced.pdf')).toEqual(edited);
  });

  it('is not marked as missing if staff have deleted it', async () => {
    const outdated = await readOutdated();
    await objects.removeRecord('raced.pdf');
    expect(await library.records.markMissing(outdated)).toBeNull();
    expect(await objects.record('raced.pdf')).toBeUndefined();
  });
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

describe('a picture', () => {
  const size = { width: 45, height: 123 };
  async function importPicture() {
    const bytes = await sharp(png).withMetadata({ orientation: 6 }).toBuffer();
    const { record, metadata } = await imported('a.png', bytes, { contentType: 'image/png' });
    return { record, generation: String(metadata.generation) };
  }

  it('has in its record what only the server knows', async () => {
    const { record, generation } = await importPicture();
    const placeholder = expect.stringMatching(/^data:image\/webp;base64,/);
    expect(record).toMatchObject({ ...size, renditions: [45], generation, missing_since: null, placeholder });
  });

  it('gets renditions in WebP', async () => {
    const { generation } = await importPicture();
    const file = services.renditions.file(renditionName(await objects.recordId('a.png'), generation, 45));
    expect(await sharp((await file.download())[0]).metadata()).toMatchObject({ format: 'webp', ...size });
  });
});

describe('a picture that is too large to be rendered', () => {
  /** Imports such a picture, and returns the number of bytes that were read. */
  async function importLarge() {
    await objects.put('large.png', Buffer.concat([png, Buffer.alloc(2_100_000)]));
    // Only the size that the bucket reports is over the limit: storing 40 MB takes seconds.
    const object = await library.objects.read('large.png');
    vi.spyOn(library.objects, 'read').mockResolvedValue(object && { ...object, size: MAX_PICTURE_BYTES + 1 });
    const bytes = vi.spyOn(library.objects, 'bytes');
    await reconcileRecord(library, 'large.png');
    return (await bytes.mock.results[0]?.value)?.length;
  }

  it('is measured by its first 2 MB', async () => {
    expect(await importLarge()).toBe(2 * 1024 * 1024);
    expect(await objects.record('large.png')).toMatchObject({ width: 123, height: 45 });
  });

  it('has a record that says so', async () => {
    await importLarge();
    expect(await objects.record('large.png')).toMatchObject({ renditions: [], no_preview: 'too-large' });
  });
});

describe('a picture that took too much time or memory', () => {
  const error = new Error('timeout: 7% complete');
  const size = { width: 123, height: 45 };
  async function importSlow() {
    const report = vi.fn();
    const readPicture = async () =>
      ({ ...size, mimeType: 'image/png', rendered: null, noPreview: 'unfinished', error }) as const;
    await objects.put('slow.png', png, { contentType: 'image/png' });
    await reconcileRecord({ ...library, readPicture }, 'slow.png', { report });
    return report;
  }

  it('has a record that says so', async () => {
    await importSlow();
    expect(await objects.record('slow.png')).toMatchObject({ renditions: [], no_preview: 'unfinished' });
  });

  it('has its size in the record', async () => {
    await importSlow();
    expect(await objects.record('slow.png')).toMatchObject(size);
  });

  it('is logged by its name', async () => {
    const logged = expect.stringContaining('slow.png was not rendered, because time or memory ran out');
    expect(await importSlow()).toHaveBeenCalledWith(logged, error);
  });
});

describe('a JPEG that was renamed and has another type', () => {
  const importRenamed = () => imported('renamed.png', jpeg, { contentType: 'image/heic' });

  it('has its type corrected in its record', async () => {
    expect((await importRenamed()).record?.mime_type).toBe('image/jpeg');
  });

  it('is served with the corrected type', async () => {
    expect((await importRenamed()).metadata.contentType).toBe('image/jpeg');
  });
});

describe('a picture that calls itself a document', () => {
  const importDocument = () => imported('picture.pdf', jpeg, { contentType: 'application/pdf' });

  it('keeps its type in its record', async () => {
    expect((await importDocument()).record?.mime_type).toBe('application/pdf');
  });

  it('is served with its type', async () => {
    expect((await importDocument()).metadata.contentType).toBe('application/pdf');
  });
});
