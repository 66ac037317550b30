import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { MAX_PICTURE_BYTES } from '../../functions/src/media/render-picture';
import { renditionName } from '../../src/domain/renditions';
import { emptyLibrary, objectsOf, picture, recordOf } from './emulated-objects';
import { quietServices } from './emulated-services';

const services = quietServices('measure-picture');
const library = firebaseLibrary(services);
const objects = objectsOf(services);
afterEach(() => emptyLibrary(services));
afterEach(() => vi.restoreAllMocks());

/** Imports an object, and returns its record and the type that it is served with. */
async function imported(name: string, bytes: Uint8Array | string, metadata = {}) {
  await objects.put(name, bytes, metadata);
  await reconcileRecord(library, name);
  const record = (await objects.record(name)) ?? {};
  return { ...record, served: (await objects.metadata(name)).contentType };
}

it('stores renditions of a picture with the size in its record', async () => {
  const page = await picture('png', 123, 45);
  const bytes = await sharp(page).withMetadata({ orientation: 6 }).toBuffer();
  expect(await imported('a.png', bytes)).toMatchObject({ width: 45, height: 123, renditions: [45] });
  const { generation } = await objects.metadata('a.png');
  const file = services.renditions.file(renditionName((await recordOf(services, 'a.png')).id, String(generation), 45));
  expect(await sharp((await file.download())[0]).metadata()).toMatchObject({ format: 'webp', width: 45, height: 123 });
});

it('reads the size of a picture that is too large to be rendered from its first 2 MB', async () => {
  await objects.put('large.png', Buffer.concat([await picture('png', 123, 45), Buffer.alloc(2_100_000)]));
  // Only the size that the bucket reports is over the limit: storing 40 MB takes seconds.
  const object = await library.objects.read('large.png');
  vi.spyOn(library.objects, 'read').mockResolvedValue(object && { ...object, size: MAX_PICTURE_BYTES + 1 });
  const bytes = vi.spyOn(library.objects, 'bytes');
  await reconcileRecord(library, 'large.png');
  expect(await bytes.mock.results[0]?.value).toHaveLength(2 * 1024 * 1024);
  const dimensions = { width: 123, height: 45 };
  expect(await objects.record('large.png')).toMatchObject({ ...dimensions, renditions: [], placeholder: null });
});

it('reads compressed pictures, and records broken ones without a size', async () => {
  const packed = { contentEncoding: 'gzip' };
  const png = gzipSync(await picture('png', 123, 45));
  expect(await imported('packed.png', png, packed)).toMatchObject({ width: 123, renditions: [123] });
  for (const [bytes, metadata] of [
    ['no gzip', packed],
    ['just words', {}],
    ['', {}],
  ] as const) {
    expect(await imported('broken.png', bytes, metadata)).toMatchObject({ width: null, height: null, renditions: [] });
  }
});

it('reads no size from other types', async () => {
  expect(await imported('picture.pdf', await picture('png'))).not.toHaveProperty('width');
});

it('records a picture that is deleted before its bytes are read as missing', async () => {
  await objects.put('going.png', await picture('png'));
  const { bytes } = library.objects;
  vi.spyOn(library.objects, 'bytes').mockImplementationOnce(async (object) => {
    await objects.remove('going.png');
    return bytes(object);
  });
  await reconcileRecord(library, 'going.png');
  expect(await objects.record('going.png')).toMatchObject({ width: null, missing_since: expect.anything() });
});

const raw = async () =>
  sharp(await picture('png'))
    .tiff()
    .toBuffer();
it.each([
  ['a JPEG that was renamed', 'renamed.png', 'image/heic', () => picture('jpeg'), 'image/jpeg'],
  ['a JPEG without a type', 'a.png', 'application/octet-stream', () => picture('jpeg'), 'image/jpeg'],
  ['a JPEG', 'a.png', 'image/jpeg', () => picture('jpeg'), 'image/jpeg'],
  ['a picture that calls itself a video', 'clip.mp4', 'video/mp4', raw, 'video/mp4'],
  ['a raw photo', 'raw.png', 'image/x-adobe-dng', raw, 'image/x-adobe-dng'],
])(
  'corrects the type in object and record only if the bytes contradict it: %s',
  async (_, name, contentType, make, type) => {
    expect(await imported(name, await make(), { contentType })).toMatchObject({ mime_type: type, served: type });
  },
);
