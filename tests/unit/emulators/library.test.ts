import { expect, it } from 'vitest';
import { LIBRARY, UNKNOWN_OBJECTS } from '../../../emulators/seed/library';
import { describedRecord, mimeTypeOf } from '../../../emulators/seed/stored-file';
import { CATEGORIES } from '../../../src/domain/media-category';
import { mediaEditSchema, uploadedRecordSchema } from '../../../src/domain/media-record';

it('seeds at least 24 files of every category, five of them featured, with a video and two documents', () => {
  expect(LIBRARY.length).toBeGreaterThanOrEqual(24);
  expect(new Set(LIBRARY.map(({ name }) => name)).size).toBe(LIBRARY.length);
  expect(new Set(LIBRARY.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  expect(LIBRARY.filter(({ featured }) => featured)).toHaveLength(5);
  const types = LIBRARY.map(mimeTypeOf);
  expect(types.filter((type) => type === 'video/webm')).toHaveLength(1);
  expect(types.filter((type) => type === 'application/pdf')).toHaveLength(2);
  expect(UNKNOWN_OBJECTS).toHaveLength(3);
});

it.each(LIBRARY.map((file, index) => [file.name, file, index] as const))(
  'describes %s as an upload that staff has edited, with an alternative text if it is an image',
  async (_, file, index) => {
    const { fields } = await describedRecord(file, index, 1000);
    const { file_name, file_path, bucket_name, media_type, mime_type, file_size, ...described } = fields;
    const { width, height, created_at, updated_at, ...edit } = described;
    const upload = { file_name, file_path, bucket_name, media_type, mime_type, file_size };
    expect(uploadedRecordSchema.safeParse(upload).error).toBeUndefined();
    expect(mediaEditSchema.safeParse(edit).error).toBeUndefined();
    expect(Boolean(edit.alt_text)).toBe(media_type === 'image');
    expect(Boolean(width && height)).toBe(media_type !== 'document');
  },
);
