import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  mediaEditSchema,
  mediaFileSchema,
  readMediaFile,
  uploadedRecordSchema,
} from '../../../src/domain/media-record';
import { importedRecord } from '../../../src/domain/object-record';
import { EDIT_CASES, UPLOAD_CASES, upload } from '../../rules/record-cases';
import { NO_EDIT } from '../../support/media-files';

// tests/rules runs the same cases, with ids, against the rules.
it.each(UPLOAD_CASES.filter((each) => each.id === undefined))(
  'an uploaded record: $name: $valid',
  ({ fields, valid }) => {
    expect(uploadedRecordSchema.safeParse(fields).success).toBe(valid);
  },
);

it.each(EDIT_CASES)('the schema of an edit accepts $name: $valid', ({ fields, valid }) => {
  expect(z.partial(mediaEditSchema).safeParse(fields).success).toBe(valid);
});

describe('a record from the database', () => {
  const stored = { id: 'a', ...upload(), created_at: 1, updated_at: 2 };
  const imported = importedRecord({ bucket: 'b', name: 'hero.png', contentType: null, size: null, metadata: null });

  it.each([
    ['missing', {}],
    ['null', { title: null, tags: null, is_featured: null, captions: null, renditions: null, width: null }],
    ['impossible', { width: 0, height: -1, category: 'of a later version' }],
  ])('has every field, with empty values for %s ones', (_, fields) => {
    expect(mediaFileSchema.parse({ ...stored, ...fields })).toEqual({
      ...stored,
      ...NO_EDIT,
      width: null,
      height: null,
      generation: null,
      renditions: [],
      placeholder: null,
      missing_since: null,
    });
  });

  it('keeps all its values', () => {
    const whole = {
      ...stored,
      ...imported,
      is_featured: true,
      width: 640,
      height: 480,
      generation: '17',
      renditions: [320],
      captions: ['en', 'es'],
      translations: { es: { title: 'Portada', description: null, alt_text: null } },
      placeholder: 'data:image/webp;base64,AA',
      missing_since: 3,
    };
    expect(mediaFileSchema.parse(whole)).toEqual(whole);
  });

  it('has timestamps in milliseconds in any field', () => {
    const at = (time: number) => ({ toMillis: () => time });
    const { id, ...fields } = stored;
    const times = { created_at: at(3), updated_at: at(4), missing_since: at(5), file_size: at(6), stored_at: at(7) };
    const read = readMediaFile(id, { ...fields, title: null, ...times });
    expect(read.data).toMatchObject({ id, created_at: 3, updated_at: 4, missing_since: 5, file_size: 6 });
  });

  it.each([
    { media_type: 'font' },
    { file_name: undefined },
    { created_at: undefined },
    ...[{ renditions: [0] }, { placeholder: 'https://elsewhere.example/pixel.png' }],
  ])('is invalid with %j', (changes) =>
    expect(mediaFileSchema.safeParse({ ...stored, ...changes }).success).toBe(false),
  );
});
