import fc from 'fast-check';
import { LOCALES } from '../../src/domain/locale';
import { CATEGORIES } from '../../src/domain/media-category';
import { TEXT_LIMITS } from '../../src/domain/media-edit-form';
import { MAX_FILE_NAME_LENGTH, MAX_TAG_LENGTH, MAX_TAGS, MAX_UPLOAD_BYTES } from '../../src/domain/media-limits';
import type { MediaEdit } from '../../src/domain/media-record';
import { MEDIA_TYPES, mediaTypeOfMime } from '../../src/domain/media-type';
import { GENERATED_NAME } from '../../src/domain/object-name';
import { DOCUMENT_TYPES, edit, upload } from './record-cases';

type Fields = Record<string, unknown>;
type FieldValues = Record<string, fc.Arbitrary<unknown>>;

/** Texts in any alphabet, and texts of a length around the limit, in letters or emoji. */
const textAround = (max: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(max, 30) }) },
    fc.constantFrom(1, max - 1, max, max + 1).map((length) => 'x'.repeat(length)),
    fc.constantFrom(max, max + 1).map((length) => '😀'.repeat(length >> 1) + 'é'.repeat(length % 2)),
  );

/** A value of any type, usually the wrong one. */
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...[null, true, false, '', 'x', 0, 7, -1, 1.5, Number.NaN], ...[[], ['x'], {}, { x: 'x' }]),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }),
);

const mime = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^(image|video|audio)\/[a-z0-9][a-z0-9.+-]{0,8}$/) },
  fc.constantFrom(...DOCUMENT_TYPES),
  fc.constantFrom('text/html', 'application/zip', 'IMAGE/png', 'image/', 'image/png; a=b', 'image/p n', '', 'image'),
);

const UPLOAD_FIELDS: FieldValues = {
  file_name: textAround(MAX_FILE_NAME_LENGTH),
  file_path: fc.oneof(
    { weight: 5, arbitrary: fc.stringMatching(GENERATED_NAME) },
    fc.stringMatching(/^[a-z0-9]{15,17}_[0-9]{12,14}[.-]?[a-zA-Z0-9]{0,11}$/),
    fc.constantFrom('front-desk.png', 'a/b.png', '../x'),
  ),
  bucket_name: fc.constantFrom(upload().bucket_name, upload().bucket_name, 'elsewhere'),
  media_type: fc.constantFrom(...MEDIA_TYPES, 'application'),
  mime_type: mime,
  file_size: fc.oneof(
    fc.integer({ min: 1, max: MAX_UPLOAD_BYTES }),
    fc.constantFrom(1, 2, MAX_UPLOAD_BYTES - 1, MAX_UPLOAD_BYTES),
    fc.constantFrom(0, -1, MAX_UPLOAD_BYTES + 1, 2 ** 53, 1.5, Number.NaN, Number.POSITIVE_INFINITY),
  ),
};
const EDIT_FIELDS: Record<keyof MediaEdit, fc.Arbitrary<unknown>> = {
  title: textAround(TEXT_LIMITS.title),
  description: textAround(TEXT_LIMITS.description),
  alt_text: textAround(TEXT_LIMITS.alt_text),
  translations: fc.oneof(
    textAround(TEXT_LIMITS.title).map((title) => ({ es: { title, description: null, alt_text: null } })),
    textAround(TEXT_LIMITS.alt_text).map((alt_text) => ({ es: { title: 'x', description: null, alt_text } })),
    fc.constantFrom(null, {}, { es: null }, { es: {} }),
  ),
  category: fc.constantFrom(...CATEGORIES, null, 'uncategorized', ''),
  tags: fc.oneof(
    fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }), { maxLength: MAX_TAGS + 1, size: 'max' }),
    fc.array(textAround(MAX_TAG_LENGTH), { maxLength: 3 }),
  ),
  is_featured: fc.boolean(),
  captions: fc.oneof(
    fc.subarray([...LOCALES], { minLength: 0 }),
    fc.array(fc.constantFrom(...LOCALES, 'fr'), { maxLength: 3 }),
  ),
};

/** Fields that no client may write. Each value differs from the stored one. */
const FORBIDDEN: Fields = {
  ...{ owner: 'eve', id: 'x', width: 1, renditions: [320], missing_since: null, generation: '1' },
  ...{ created_at: new Date(1), updated_at: new Date(1) },
};

/** `base` with up to three changes: a value of the field or of any type, no value, or a forbidden field. */
function variantsOf(base: Fields, values: FieldValues, forbidden: Fields): fc.Arbitrary<Fields> {
  const name = fc.constantFrom(...Object.keys(values));
  const change: fc.Arbitrary<[string, unknown]> = fc.oneof(
    { weight: 6, arbitrary: name.chain((name) => fc.tuple(fc.constant(name), values[name] ?? anyValue)) },
    { weight: 1, arbitrary: fc.tuple(name, fc.oneof(anyValue, fc.constant(undefined))) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.entries(forbidden)) },
  );
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    const fields = Object.entries({ ...base, ...Object.fromEntries(changes) });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  });
}

/** Records that a client may try to create, some of them valid. */
export const anyUpload = fc
  .record({ file_path: fc.stringMatching(GENERATED_NAME), mime_type: mime })
  .map((fields) => upload({ ...fields, media_type: mediaTypeOfMime(fields.mime_type) }))
  .chain((valid) => variantsOf({ ...valid }, UPLOAD_FIELDS, { ...FORBIDDEN, ...edit() }));

/** Edits that a client may try to make, some of them valid. */
export const anyEdit = fc
  .subarray(Object.entries(edit()))
  .chain((some) =>
    variantsOf(Object.fromEntries(some), EDIT_FIELDS, { ...FORBIDDEN, file_size: 7, mime_type: 'image/gif' }),
  );
