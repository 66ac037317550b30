import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import type { Objects } from '../../functions/src/media/library';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { MAX_PICTURE_BYTES } from '../../functions/src/media/render-picture';
import { renditionName } from '../../src/domain/renditions';
import { objectsOf, picture, recordOf } from './emulated-objects';
import { quietServices } from './emulated-services';
import { beforeBytes, withObjects } from './fault-injection';

const services = quietServices('measure-picture');
const library = firebaseLibrary(services);
const objects = objectsOf(services);
afterEach(() => objects.removeAll());
afterEach(() => vi.restoreAllMocks());

/** Imports an object and returns the dimensions in its record. */
async function dimensionsOf(name: string, bytes: Uint8Array | string, metadata = {}) {
  await objects.put(name, bytes, metadata);
  await reconcileRecord(library, name);
  const record = await objects.record(name);
  return record && { width: record.width, height: record.height };
}

/** Width and height of the largest rendition of `name`. */
async function shownSize(name: string) {
  const { renditions = [], generation } = (await objects.record(name)) ?? {};
  const file = renditionName((await recordOf(services, name)).id, generation, renditions.at(-1));
  const { width, height } = await sharp((await services.renditions.file(file).download())[0]).metadata();
  return [width, height];
}

const NONE = { width: null, height: null };

describe('the dimensions of a picture', () => {
  // The extension decides the media type, the bytes decide the format; the sync rule knows no extension avif.
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('are read from %s', async (format) => {
    expect(await dimensionsOf('a.png', await picture(format, 123, 45))).toEqual({ width: 123, height: 45 });
  });

  it('are read from an SVG', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"></svg>';
    expect(await dimensionsOf('drawing.svg', svg)).toEqual({ width: 64, height: 32 });
  });

  it.each(['jpeg', 'png', 'webp', 'tiff'] as const)(
    'are those of the rendition if a %s was rotated',
    async (format) => {
      const page = await picture('png', 123, 45);
      const turned = sharp([page, page], { join: { animated: true } }).withMetadata({ orientation: 6 });
      const bytes = await (format === 'tiff' ? turned : sharp(page).withMetadata({ orientation: 6 }))
        .toFormat(format)
        .toBuffer();
      expect(await dimensionsOf('turned.png', bytes)).toEqual({ width: 45, height: 123 });
      expect(await shownSize('turned.png')).toEqual([45, 123]);
    },
  );

  it('are those of the rendition of a rotated HEIC', async () => {
    const bytes = await readFile('tests/files/rotated.heic');
    expect(await dimensionsOf('turned.png', bytes)).toEqual({ width: 300, height: 400 });
    expect(await shownSize('turned.png')).toEqual([300, 400]);
  });

  it('are found behind a long metadata header', async () => {
    const jpeg = await picture('jpeg', 123, 45);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xea, 0x62]), Buffer.alloc(60_000)]);
    const bytes = Buffer.concat([jpeg.subarray(0, 2), comment, comment, comment, jpeg.subarray(2)]);
    expect(await dimensionsOf('camera.jpg', bytes)).toEqual({ width: 123, height: 45 });
  });

  it('are read from the first 2 MB of a file that is too large to be rendered', async () => {
    await objects.put('large.png', Buffer.concat([await picture('png', 123, 45), Buffer.alloc(2_100_000)]));
    // Only the size that the bucket reports is over the limit: storing 40 MB takes seconds.
    const read: Objects['read'] = async (name) => {
      const object = await library.objects.read(name);
      return object && { ...object, size: MAX_PICTURE_BYTES + 1 };
    };
    const download = vi.spyOn(Object.getPrototypeOf(services.bucket.file('any')), 'download');
    await reconcileRecord(withObjects(library, { read }), 'large.png');
    const answers = await Promise.all(download.mock.results.map((result) => result.value as Promise<[Buffer]>));
    expect(answers.map(([head]) => head.length)).toEqual([2 * 1024 * 1024]);
    const dimensions = { width: 123, height: 45 };
    expect(await objects.record('large.png')).toMatchObject({ ...dimensions, renditions: [], placeholder: null });
  });

  it.each([
    ['a text', 'just words'],
    ['an empty file', ''],
    ['a truncated PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a JPEG without a frame', Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['a PNG without a width', Buffer.from('89504e470d0a1a0a0000000d494844520000000000000010', 'hex')],
    ['an SVG without a size', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ])('are null for %s, and the record is created', async (_, bytes) => {
    expect(await dimensionsOf('broken.png', bytes)).toEqual(NONE);
  });

  it('are null for a truncated PNG that was read into a larger buffer', async () => {
    const bytes = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(16, 1)]);
    await objects.put('broken.png', bytes.subarray(0, 16));
    const read: Objects['bytes'] = async () => bytes.subarray(0, 16);
    await reconcileRecord(withObjects(library, { bytes: read }), 'broken.png');
    expect(await objects.record('broken.png')).toMatchObject(NONE);
  });

  it('are read from compressed bytes, unless these are broken', async () => {
    const packed = { contentEncoding: 'gzip' };
    expect(await dimensionsOf('packed.png', gzipSync(await picture('png', 123, 45)), packed)).toEqual({
      ...{ width: 123, height: 45 },
    });
    expect(await shownSize('packed.png')).toEqual([123, 45]);
    expect(await dimensionsOf('packed.png', 'no gzip', packed)).toEqual(NONE);
  });

  it('are not read from other types', async () => {
    expect(await dimensionsOf('picture.pdf', await picture('png'))).toEqual({ width: undefined, height: undefined });
  });

  it('are null if the object is deleted before it is read, and its record is marked as missing', async () => {
    await objects.put('going.png', await picture('png'));
    const deleted = beforeBytes(library, () => objects.remove('going.png'));
    await reconcileRecord(deleted, 'going.png');
    expect(await objects.record('going.png')).toMatchObject({ ...NONE, missing_since: expect.anything() });
  });

  it('do not restore the record if staff delete the file at the same time', async () => {
    await objects.put('deleted.png', await picture('png'));
    await (await recordOf(services, 'deleted.png')).set({ title: 'By staff' });
    const deleted = beforeBytes(library, async () => {
      await services.bucket.file('deleted.png').delete({ ignoreNotFound: true });
      await objects.removeRecord('deleted.png');
    });
    await reconcileRecord(deleted, 'deleted.png');
    expect(await objects.record('deleted.png')).toBeUndefined();
  });
});

describe('the type of a picture', () => {
  it.each([
    ['image/heic', 'image/jpeg'],
    ['application/octet-stream', 'image/jpeg'],
    ['image/jpeg', 'image/jpeg'],
  ])('is corrected in object and record if its bytes contradict it: %s', async (contentType, type) => {
    await dimensionsOf('renamed.png', await picture('jpeg'), { contentType });
    expect(await objects.record('renamed.png')).toMatchObject({ media_type: 'image', mime_type: type });
    expect((await objects.metadata('renamed.png')).contentType).toBe(type);
  });

  it.each([
    ['a picture that calls itself a video', 'clip.mp4', 'video/mp4'],
    ['a raw photo', 'raw.png', 'image/x-adobe-dng'],
  ])('stays for %s', async (_, name, contentType) => {
    const bytes = await sharp(await picture('png'))
      .tiff()
      .toBuffer();
    await dimensionsOf(name, bytes, { contentType });
    expect((await objects.record(name))?.mime_type).toBe(contentType);
    expect((await objects.metadata(name)).contentType).toBe(contentType);
  });
});
