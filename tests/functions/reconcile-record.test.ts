import { afterEach, describe, expect, it } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { handleObjectDeleted } from '../../functions/src/media/handle-object-deleted';
import type { KnownRecord } from '../../functions/src/media/library';
import { findRecord, reconcileRecord } from '../../functions/src/media/reconcile-record';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition, generateObjectName, uploadMetadata } from '../../src/domain/object-name';
import { importedRecord } from '../../src/domain/object-record';
import { objectsOf, picture, recordOf } from './emulated-objects';
import { quietServices } from './emulated-services';
import { afterRead, beforeCreate } from './fault-injection';

const services = quietServices('keep-record');
const library = firebaseLibrary(services);
const objects = objectsOf(services);
afterEach(() => objects.removeAll());

const NAMES = [
  ...['a name with spaces.pdf', '100%.png', '50%25 off %2F.pdf', 'café añejo.mp4', 'cafe\u0301 combining.jpg'],
  ...['folder/sub folder/team photo.webp', 'no extension', '.hidden', 'poster.PNG', '図面 😀.wav'],
];

describe('an imported object', () => {
  it.each(NAMES)('gets a record by the sync rule: %s', async (name) => {
    await objects.put(name, 'some bytes', { contentType: 'application/pdf' });
    await reconcileRecord(library, name);

    const { created_at, updated_at, ...record } = (await objects.record(name)) ?? {};
    expect(record).toMatchObject({ file_name: name, file_path: name, bucket_name: services.bucket.name });
    expect(record).toMatchObject({ mime_type: 'application/pdf', file_size: 10 });
    expect(record.tags).toEqual([record.media_type, record.category]);
    expect(created_at).toBeDefined();
    expect(updated_at).toEqual(created_at);
  });

  it('has all its fields in the record', async () => {
    const name = 'main/hero_banner-2.jpg';
    await objects.put(name, 'not a picture', { contentType: 'image/jpeg' });
    await reconcileRecord(library, name);
    const object = { bucket: services.bucket.name, name, contentType: 'image/jpeg', size: 13, metadata: null };
    expect(await objects.record(name)).toEqual({
      ...importedRecord(object),
      ...{ width: null, height: null, renditions: [], placeholder: null, missing_since: null },
      generation: expect.stringMatching(/^\d+$/),
      ...{ created_at: expect.anything(), updated_at: expect.anything(), stored_at: expect.anything() },
    });
  });

  it('gets one record from repeated and concurrent events, and the first one stays', async () => {
    await objects.put('twice.pdf', 'x');
    await reconcileRecord(library, 'twice.pdf');
    const first = await objects.record('twice.pdf');
    await Promise.all(Array.from({ length: 10 }, () => reconcileRecord(library, 'twice.pdf')));
    expect(await objects.record('twice.pdf')).toEqual(first);
    const records = services.firestore.collection(MEDIA_COLLECTION).where('bucket_name', '==', services.bucket.name);
    expect((await records.get()).size).toBe(1);
  });

  it('is served as a download under its own name, unless it already is', async () => {
    const dispositionOf = async (name: string, metadata: object) => {
      await objects.put(name, '<svg xmlns="http://www.w3.org/2000/svg"/>', { ...metadata });
      await reconcileRecord(library, name);
      return (await objects.metadata(name)).contentDisposition;
    };
    const svg = await dispositionOf('drawings/señal.svg', { contentType: 'image/svg+xml' });
    expect(svg).toBe(attachmentDisposition('señal.svg'));
    const inline = await dispositionOf('inline.html', { contentDisposition: 'inline; filename="attachment.html"' });
    expect(inline).toBe(attachmentDisposition('inline.html'));
    const attachment = 'attachment; filename="mine.html"';
    expect(await dispositionOf('kept.html', { contentDisposition: attachment })).toBe(attachment);
  });

  it('keeps its type and custom metadata then', async () => {
    await objects.put('kept.txt', 'x', { contentType: 'text/plain', metadata: { source: 'scanner' } });
    await reconcileRecord(library, 'kept.txt');
    expect(await objects.metadata('kept.txt')).toMatchObject({
      contentType: 'text/plain',
      metadata: { source: 'scanner' },
    });
  });
});

describe('no record is left', () => {
  it('by a folder marker', async () => {
    await objects.put('folder/', '');
    await reconcileRecord(library, 'folder/');
    expect(await objects.record('folder/')).toBeUndefined();
  });

  it('by an object that was deleted before its event arrives', async () => {
    await reconcileRecord(library, 'gone.png');
    expect(await objects.record('gone.png')).toBeUndefined();
  });

  it('by an object that is deleted before its record is created', async () => {
    await objects.put('leaving.pdf', 'x');
    const overtaken = beforeCreate(library, () => objects.remove('leaving.pdf'));
    await reconcileRecord(overtaken, 'leaving.pdf');
    expect(await objects.record('leaving.pdf')).toBeUndefined();
  });

  it('by an object that is deleted before its disposition is set, and no error occurs', async () => {
    await objects.put('hasty.pdf', 'x');
    const overtaken = afterRead(library, () => objects.remove('hasty.pdf'));
    await reconcileRecord(overtaken, 'hasty.pdf');
    expect(await objects.record('hasty.pdf')).toBeUndefined();
  });
});

describe('an existing record', () => {
  /** What staff wrote, and when. */
  const BY_STAFF = { title: 'By staff', tags: ['ours'], category: null, created_at: 1, updated_at: 2 };

  it('gets the metadata of its object, once, and keeps what staff wrote', async () => {
    await objects.put('edited.png', await picture('png'), { contentType: 'image/png' });
    await (await recordOf(services, 'edited.png')).set(BY_STAFF);
    await reconcileRecord(library, 'edited.png');
    const first = await (await recordOf(services, 'edited.png')).get();
    expect(first.data()).toEqual({
      ...BY_STAFF,
      ...{ media_type: 'image', mime_type: 'image/png', file_size: (await picture('png')).length },
      ...{ width: 40, height: 30, renditions: [40], missing_since: null },
      generation: String((await objects.metadata('edited.png')).generation),
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      stored_at: expect.anything(),
    });
    await Promise.all(Array.from({ length: 5 }, () => reconcileRecord(library, 'edited.png')));
    expect((await (await recordOf(services, 'edited.png')).get()).updateTime).toEqual(first.updateTime);
  });

  it('does not return to an older object that was read before', async () => {
    await objects.put('late.pdf', 'old');
    const object = (await library.objects.read('late.pdf')) ?? undefined;
    await objects.put('late.pdf', 'newer');
    await reconcileRecord(library, 'late.pdf');
    const { updateTime } = await (await recordOf(services, 'late.pdf')).get();
    await reconcileRecord(library, 'late.pdf', { object });
    expect((await (await recordOf(services, 'late.pdf')).get()).updateTime).toEqual(updateTime);
    expect(await objects.record('late.pdf')).toMatchObject({ file_size: 5 });
  });

  it('is not changed by a write that read it before somebody edited it', async () => {
    await objects.put('raced.pdf', 'x');
    await reconcileRecord(library, 'raced.pdf');
    const outdated = (await findRecord(library, 'raced.pdf')) as KnownRecord;
    await objects.edit('raced.pdf', { title: 'By staff' });
    const edited = await objects.record('raced.pdf');
    expect(await library.records.markMissing(outdated)).toBeNull();
    await library.records.remove(outdated);
    expect(await objects.record('raced.pdf')).toEqual(edited);
  });

  it('of an upload keeps its name and the type that the client gave', async () => {
    const name = generateObjectName('Clip.ogg');
    await objects.put(name, 'x', { contentType: 'audio/ogg', metadata: uploadMetadata('Clip.ogg') });
    const record = await recordOf(services, name);
    await record.set({ file_name: 'Clip.ogg', file_path: name, mime_type: 'audio/ogg', media_type: 'audio' });
    await reconcileRecord(library, name);
    expect(await objects.record(name)).toMatchObject({ file_name: 'Clip.ogg', mime_type: 'audio/ogg' });
  });
});

describe('a deleted object', () => {
  it('leaves its record with the time of the deletion and what staff wrote', async () => {
    await objects.put('gone.pdf', 'x');
    await reconcileRecord(library, 'gone.pdf');
    await objects.edit('gone.pdf', { title: 'By staff' });
    await objects.remove('gone.pdf');
    await handleObjectDeleted(library, 'gone.pdf');
    const record = await objects.record('gone.pdf');
    expect(record).toMatchObject({ title: 'By staff', file_size: 1 });
    expect(record?.missing_since).toEqual(record?.stored_at);
    await handleObjectDeleted(library, 'gone.pdf');
    expect(await objects.record('gone.pdf')).toEqual(record);
  });

  it('is no longer marked once it is stored again', async () => {
    await objects.put('back.pdf', 'x');
    await reconcileRecord(library, 'back.pdf');
    await objects.remove('back.pdf');
    await handleObjectDeleted(library, 'back.pdf');
    await objects.put('back.pdf', 'xx');
    await handleObjectDeleted(library, 'back.pdf'); // The deletion event arrives late.
    expect(await objects.record('back.pdf')).toMatchObject({ missing_since: null, file_size: 2 });
  });

  it('gets no new record if staff have deleted it', async () => {
    await objects.put('removed.pdf', 'x');
    await reconcileRecord(library, 'removed.pdf');
    await objects.remove('removed.pdf');
    await objects.removeRecord('removed.pdf');
    await handleObjectDeleted(library, 'removed.pdf');
    expect(await objects.record('removed.pdf')).toBeUndefined();
  });

  it('leaves its new record, marked, if somebody edits it at the same time', async () => {
    await objects.put('busy.pdf', 'x');
    let isEdited = false;
    const editing = afterRead(library, () => objects.remove('busy.pdf'));
    const mark = {
      ...editing.records,
      remove: async (record: Parameters<typeof library.records.remove>[0]) => {
        if (!isEdited) await objects.edit('busy.pdf', { title: 'By staff', updated_at: new Date() });
        isEdited = true;
        return library.records.remove(record);
      },
    };
    await reconcileRecord({ ...editing, records: mark }, 'busy.pdf');
    expect(await objects.record('busy.pdf')).toMatchObject({ title: 'By staff', missing_since: expect.anything() });
  });
});
