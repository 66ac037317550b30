import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { keepRecord } from '../../functions/src/media/keep-record';
import { MAX_PICTURE_BYTES } from '../../functions/src/media/render-picture';
import { beforeBytes } from '../support/emulated-faults';
import { objectsOf, picture, recordOf } from '../support/emulated-objects';
import { quietServices } from '../support/emulated-services';

const services = quietServices('measure-picture-test');
const library = firebaseLibrary(services);
const objects = objectsOf(services);
afterEach(() => objects.removeAll());
afterEach(() => vi.restoreAllMocks());

/** Imports an object and gives the dimensions in its record. */
async function dimensionsOf(name: string, bytes: Uint8Array | string, metadata = {}) {
  await objects.put(name, bytes, metadata);
  await keepRecord(library, name);
  const record = await objects.record(name);
  return record && { width: record.width, height: record.height };
}

const NONE = { width: null, height: null };

describe('the dimensions of a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('are read from %s', async (format) => {
    // The type counts by extension, the format by its bytes: avif is no extension of the sync rule.
    const bytes = await picture(format, 123, 45);
    expect(await dimensionsOf('picture.png', bytes)).toEqual({ width: 123, height: 45 });
  });

  it('are read from an SVG', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"></svg>';
    expect(await dimensionsOf('drawing.svg', svg)).toEqual({ width: 64, height: 32 });
  });

  it('are those of the picture as shown, when a camera turned it', async () => {
    const turned = await sharp(await picture('jpeg', 123, 45))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await dimensionsOf('turned.jpg', turned)).toEqual({ width: 45, height: 123 });
  });

  it('are found behind a long head of metadata', async () => {
    const jpeg = await picture('jpeg', 123, 45);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xea, 0x62]), Buffer.alloc(60_000)]);
    const bytes = Buffer.concat([jpeg.subarray(0, 2), comment, comment, comment, jpeg.subarray(2)]);
    expect(await dimensionsOf('camera.jpg', bytes)).toEqual({ width: 123, height: 45 });
  });

  it('cost no more than the head of a file that is too large to be made smaller', async () => {
    const download = vi.spyOn(Object.getPrototypeOf(services.bucket.file('any')), 'download');
    const bytes = Buffer.concat([await picture('png', 123, 45), Buffer.alloc(MAX_PICTURE_BYTES)]);
    expect(await dimensionsOf('large.png', bytes)).toEqual({ width: 123, height: 45 });
    const answers = await Promise.all(download.mock.results.map((result) => result.value as Promise<[Buffer]>));
    expect(answers.map(([head]) => head.length)).toEqual([64 * 1024]);
    expect(await objects.record('large.png')).toMatchObject({ renditions: [], placeholder: null });
  });

  it.each([
    ['no picture at all', 'just words'],
    ['nothing', ''],
    ['a PNG cut off in its head', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a JPEG without a frame', Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['a PNG of no width', Buffer.from('89504e470d0a1a0a0000000d494844520000000000000010', 'hex')],
    ['an SVG without a size', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ])('are left out for %s, and the record is made', async (_, bytes) => {
    expect(await dimensionsOf('broken.png', bytes)).toEqual(NONE);
  });

  it('are left out for packed bytes', async () => {
    expect(await dimensionsOf('packed.png', 'no gzip', { contentEncoding: 'gzip' })).toEqual(NONE);
  });

  it('are not looked for in what is no image', async () => {
    expect(await dimensionsOf('picture.pdf', await picture('png'))).toEqual({ width: undefined, height: undefined });
  });

  it('are not waited for when the object goes before it is read: its record says that it is gone', async () => {
    await objects.put('going.png', await picture('png'));
    await keepRecord(
      beforeBytes(library, () => services.bucket.file('going.png').delete()),
      'going.png',
    );
    expect(await objects.record('going.png')).toMatchObject({ ...NONE, missing_since: expect.anything() });
  });

  it('do not bring the record back when staff delete the file meanwhile', async () => {
    await objects.put('deleted.png', await picture('png'));
    await (await recordOf(services, 'deleted.png')).set({ title: 'By staff' });
    const deleted = beforeBytes(library, async () => {
      await services.bucket.file('deleted.png').delete({ ignoreNotFound: true });
      await objects.removeRecord('deleted.png');
    });
    await keepRecord(deleted, 'deleted.png');
    expect(await objects.record('deleted.png')).toBeUndefined();
  });
});
