import { afterEach, describe, expect, it } from 'vitest';
import { importObject } from '../../functions/src/media/import-object';
import { recordOf } from '../../functions/src/media/record-object';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition } from '../../src/domain/object-name';
import { afterRead, beforeCreate } from '../support/emulated-faults';
import { objectsOf, picture } from '../support/emulated-objects';
import { quietServices } from '../support/emulated-services';

const services = quietServices('import-object-test');
const objects = objectsOf(services);
afterEach(() => objects.removeAll());

const NAMES = [
  'a name with spaces.pdf',
  '100%.png',
  '50%25 off %2F.pdf',
  'café añejo.mp4',
  'cafe\u0301 combining.jpg',
  'folder/sub folder/team photo.webp',
  'no extension',
  '.hidden',
  'poster.PNG',
  '図面 😀.wav',
];

describe('an object placed by other means', () => {
  it.each(NAMES)('gets the record of the sync rule: %s', async (name) => {
    await objects.put(name, 'some bytes', { contentType: 'application/pdf' });
    await importObject(services, name);

    const { created_at, updated_at, ...record } = (await objects.record(name)) ?? {};
    expect(record).toMatchObject({ file_name: name, file_path: name, bucket_name: services.bucket.name });
    expect(record).toMatchObject({ mime_type: 'application/pdf', file_size: 10 });
    expect(record.tags).toEqual([record.media_type, record.category]);
    expect(created_at).toBeDefined();
    expect(updated_at).toEqual(created_at);
  });

  it('is described field by field', async () => {
    await objects.put('main/hero_banner-2.jpg', 'not a picture', { contentType: 'image/jpeg' });
    await importObject(services, 'main/hero_banner-2.jpg');
    expect(await objects.record('main/hero_banner-2.jpg')).toEqual({
      file_name: 'main/hero_banner-2.jpg',
      file_path: 'main/hero_banner-2.jpg',
      bucket_name: services.bucket.name,
      media_type: 'image',
      mime_type: 'image/jpeg',
      file_size: 13,
      title: 'main/hero banner 2',
      description: 'Auto-imported image from storage',
      alt_text: 'Mesquite Payments hero-banner image',
      category: 'hero-banner',
      tags: ['image', 'hero-banner'],
      created_at: expect.anything(),
      updated_at: expect.anything(),
    });
  });

  it('gets one record from a repeated and a concurrent event, and the first one stays', async () => {
    await objects.put('twice.pdf', 'x');
    await importObject(services, 'twice.pdf');
    const first = await objects.record('twice.pdf');
    await Promise.all(Array.from({ length: 10 }, () => importObject(services, 'twice.pdf')));
    expect(await objects.record('twice.pdf')).toEqual(first);
    expect((await recordsInBucket()).size).toBe(1);
  });

  it('is made a download under its own name, unless it is one', async () => {
    await objects.put('drawings/señal.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', {
      contentType: 'image/svg+xml',
    });
    await objects.put('kept.html', '<p>', { contentDisposition: 'attachment; filename="mine.html"' });
    await objects.put('inline.html', '<p>', { contentDisposition: 'inline; filename="attachment.html"' });
    for (const name of ['drawings/señal.svg', 'kept.html', 'inline.html']) await importObject(services, name);
    const dispositions = ['drawings/señal.svg', 'kept.html', 'inline.html'].map(async (name) => {
      return (await objects.metadata(name)).contentDisposition;
    });
    expect(await Promise.all(dispositions)).toEqual([
      attachmentDisposition('señal.svg'),
      'attachment; filename="mine.html"',
      attachmentDisposition('inline.html'),
    ]);
  });

  it('keeps its type and custom metadata when it is made a download', async () => {
    await objects.put('kept.txt', 'x', { contentType: 'text/plain', metadata: { source: 'scanner' } });
    await importObject(services, 'kept.txt');
    expect(await objects.metadata('kept.txt')).toMatchObject({
      contentType: 'text/plain',
      metadata: { source: 'scanner' },
    });
  });
});

describe('no record', () => {
  it('is made of a folder marker', async () => {
    await objects.put('folder/', '');
    await importObject(services, 'folder/');
    expect(await objects.record('folder/')).toBeUndefined();
  });

  it('is made of an object that was gone before its event came', async () => {
    await importObject(services, 'gone.png');
    expect(await objects.record('gone.png')).toBeUndefined();
  });

  it('stays of an object that goes between its event and the record', async () => {
    await objects.put('leaving.pdf', 'x');
    await importObject(
      beforeCreate(services, () => services.bucket.file('leaving.pdf').delete()),
      'leaving.pdf',
    );
    expect(await objects.record('leaving.pdf')).toBeUndefined();
  });

  it('is made when the object goes before it can be made a download, and no error is', async () => {
    await objects.put('hasty.pdf', 'x');
    await importObject(
      afterRead(services, (file) => file.delete()),
      'hasty.pdf',
    );
    expect(await objects.record('hasty.pdf')).toBeUndefined();
  });
});

describe('a record that is there', () => {
  it('is not changed', async () => {
    await objects.put('edited.pdf', 'x');
    await (await recordOf(services, 'edited.pdf')).set({ title: 'By staff', media_type: 'document' });
    await importObject(services, 'edited.pdf');
    expect(await objects.record('edited.pdf')).toEqual({ title: 'By staff', media_type: 'document' });
  });

  it('of an image gets its missing dimensions and nothing else, not even a time of change', async () => {
    await objects.put('edited.png', await picture('png'), { contentType: 'image/png' });
    await (await recordOf(services, 'edited.png')).set({ title: 'By staff', updated_at: 1 });
    await importObject(services, 'edited.png');
    expect(await objects.record('edited.png')).toEqual({ title: 'By staff', updated_at: 1, width: 40, height: 30 });
  });

  it('keeps the dimensions that it has', async () => {
    await objects.put('measured.png', await picture('png'), { contentType: 'image/png' });
    await (await recordOf(services, 'measured.png')).set({ width: 1, height: 2 });
    await importObject(services, 'measured.png');
    expect(await objects.record('measured.png')).toEqual({ width: 1, height: 2 });
  });
});

function recordsInBucket() {
  return services.firestore.collection(MEDIA_COLLECTION).where('bucket_name', '==', services.bucket.name).get();
}
