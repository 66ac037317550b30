import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { LIBRARY, UNKNOWN_OBJECTS } from '../../../emulators/seed/library';
import { toSvg } from '../../../emulators/seed/pictures/svg';
import { describedRecord, mimeTypeOf, uploadedObject } from '../../../emulators/seed/stored-file';
import { makeVideo } from '../../../emulators/seed/video';
import { brand } from '../../../src/domain/brand';
import { CATEGORIES } from '../../../src/domain/media-category';
import { mediaEditSchema, uploadedRecordSchema } from '../../../src/domain/media-record';
import { originalName, recordId } from '../../../src/domain/object-name';

const records = await Promise.all(LIBRARY.map((file, index) => describedRecord(file, index, 1000)));

describe('the library of the seed', () => {
  it('has at least 24 files, over all categories, five of them featured', () => {
    expect(LIBRARY.length + UNKNOWN_OBJECTS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(LIBRARY.map((file) => file.category))).toEqual(new Set(CATEGORIES));
    expect(LIBRARY.filter((file) => file.featured)).toHaveLength(5);
  });

  it('has pictures of three formats and many sizes, a video, two documents and no SVG', () => {
    const types = LIBRARY.map(mimeTypeOf);
    expect(new Set(types)).toEqual(new Set(['image/jpeg', 'image/webp', 'image/png', 'video/webm', 'application/pdf']));
    expect(types.filter((type) => type === 'video/webm')).toHaveLength(1);
    expect(types.filter((type) => type === 'application/pdf')).toHaveLength(2);
    expect(new Set(LIBRARY.map(({ width, height }) => `${width}x${height}`)).size).toBeGreaterThan(10);
  });

  it('has three more objects that no record describes', () => {
    expect(UNKNOWN_OBJECTS).toHaveLength(3);
  });

  it('gives images an alternative text, and nothing else', () => {
    for (const file of LIBRARY) expect(Boolean(file.alt), file.name).toBe(mimeTypeOf(file).startsWith('image/'));
  });

  it.each(records.map((record) => [record.fields.file_name, record] as const))(
    'describes %s as an upload that staff has edited',
    async (_, { id, fields }) => {
      const { file_name, file_path, bucket_name, media_type, mime_type, file_size, ...described } = fields;
      const { width, height, created_at, updated_at, ...edit } = described;
      const upload = { file_name, file_path, bucket_name, media_type, mime_type, file_size };
      expect(uploadedRecordSchema.safeParse(upload).error).toBeUndefined();
      expect(mediaEditSchema.safeParse(edit).error).toBeUndefined();
      expect(id).toBe(await recordId(brand.bucket, file_path));
      expect(file_path).toContain(`_${created_at.getTime()}.`);
      expect(updated_at).toEqual(created_at);
      expect(Boolean(width && height)).toBe(media_type !== 'document');
    },
  );

  it('has a different object for each file, which carries its original name', () => {
    const objects = LIBRARY.map(uploadedObject);
    expect(new Set(objects.map(({ name }) => name)).size).toBe(LIBRARY.length);
    expect(objects.map(({ metadata }) => originalName(metadata))).toEqual(LIBRARY.map(({ name }) => name));
    expect(objects.every(({ contentDisposition }) => contentDisposition.startsWith('attachment;'))).toBe(true);
  });

  it('draws the same picture each time', async () => {
    const { make } = LIBRARY[0] as (typeof LIBRARY)[number];
    expect((await make()).equals(await make())).toBe(true);
    expect(toSvg(() => '', 3, 2)).toContain('viewBox="0 0 3 2"');
  });
});

describe('the film of the seed', () => {
  it('is a WebM with one VP8 track of the asked size and length, in key frames', async () => {
    const grey = (moment: number) => (width: number, height: number) =>
      `<rect width="${width}" height="${height}" fill="rgb(${[moment, moment, moment].map((part) => Math.round(part * 255))})"/>`;
    const film = new Uint8Array(await makeVideo(grey, { width: 64, height: 48, seconds: 2 }));
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(film) });
    const track = await input.getPrimaryVideoTrack();
    expect(await input.getMimeType()).toContain('video/webm');
    expect([track?.codec, track?.codedWidth, track?.codedHeight]).toEqual(['vp8', 64, 48]);
    expect(await input.computeDuration()).toBeCloseTo(2, 1);
    expect((await track?.computePacketStats())?.packetCount).toBe(20);
  });
});
