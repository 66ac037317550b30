import fc from 'fast-check';
import { CATEGORIES } from '../../src/domain/media-category';
import {
  MAX_ALT_TEXT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_FILE_NAME_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
  MAX_UPLOAD_BYTES,
} from '../../src/domain/media-limits';
import type { MediaEdit } from '../../src/domain/media-record';
import { MEDIA_TYPES, mediaTypeOfMime } from '../../src/domain/media-type';
import { GENERATED_NAME } from '../../src/domain/object-name';
import { edit, upload } from './record-cases';

/** Fields that somebody may try to write. */
type Fields = Record<string, unknown>;

/** A text of any alphabet, or one whose length is at a bound or one beyond, in letters or emoji. */
const textAround = (max: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(max, 30) }) },
    fc.constantFrom(1, max - 1, max, max + 1).map((length) => 'x'.repeat(length)),
    fc.constantFrom(max, max + 1).map((length) => '😀'.repeat(length >> 1) + 'é'.repeat(length % 2)),
  );

/** A value of another kind than a field takes, and sometimes of its own. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    'x',
    0,
    7,
    -1,
    1.5,
    Number.NaN,
    [],
    ['x'],
    {},
    { x: 'x' },
    new Date(0),
  ),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }),
);

const DOCUMENTS = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];
const mime = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^(image|video|audio)\/[a-z0-9][a-z0-9.+-]{0,8}$/) },
  fc.constantFrom(...DOCUMENTS),
  fc.constantFrom('text/html', 'application/zip', 'IMAGE/png', 'image/', 'image/png; a=b', 'image/p n', '', 'image'),
);
const path = fc.oneof(
  { weight: 5, arbitrary: fc.stringMatching(GENERATED_NAME) },
  fc.stringMatching(/^[a-z0-9]{15,17}_[0-9]{12,14}[.-]?[a-zA-Z0-9]{0,11}$/),
  fc.constantFrom('front-desk.png', 'a/b.png', '../x'),
);
const bytes = fc.oneof(
  fc.integer({ min: 1, max: MAX_UPLOAD_BYTES }),
  fc.constantFrom(1, 2, MAX_UPLOAD_BYTES - 1, MAX_UPLOAD_BYTES),
  fc.constantFrom(0, -1, MAX_UPLOAD_BYTES + 1, 2 ** 53, 1.5, Number.NaN, Number.POSITIVE_INFINITY),
);

/** What each field may hold, and some that it may not. */
const UPLOAD_FIELDS: Record<string, fc.Arbitrary<unknown>> = {
  file_name: textAround(MAX_FILE_NAME_LENGTH),
  file_path: path,
  bucket_name: fc.constantFrom(upload().bucket_name, upload().bucket_name, 'elsewhere'),
  media_type: fc.constantFrom(...MEDIA_TYPES, 'application'),
  mime_type: mime,
  file_size: bytes,
};
const EDIT_FIELDS: Record<keyof MediaEdit, fc.Arbitrary<unknown>> = {
  title: textAround(MAX_TITLE_LENGTH),
  description: textAround(MAX_DESCRIPTION_LENGTH),
  alt_text: textAround(MAX_ALT_TEXT_LENGTH),
  category: fc.constantFrom(...CATEGORIES, null, 'uncategorized', ''),
  tags: fc.oneof(
    fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }), { maxLength: MAX_TAGS + 1, size: 'max' }),
    fc.array(textAround(MAX_TAG_LENGTH), { maxLength: 3 }),
  ),
  is_featured: fc.boolean(),
};

/** Fields that nobody may write, none as it is stored. */
const FOREIGN: Fields = { owner: 'eve', id: 'x', width: 1, renditions: [320], missing_since: null, generation: '1' };

/** Some fields of `fields` changed at will, at times one left out, at times one more. */
const meddledWith = (base: Fields, fields: Record<string, fc.Arbitrary<unknown>>, foreign: Fields) => {
  const names = Object.keys(fields);
  const change = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...names)
        .chain((name) => (fields[name] as fc.Arbitrary<unknown>).map((value) => ({ [name]: value }))),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...names), anything).map(([name, value]) => ({ [name]: value })) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.entries(foreign)).map(([name, value]) => ({ [name]: value })) },
  );
  const left = fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constantFrom(...names));
  return fc.tuple(fc.array(change, { maxLength: 3 }), left).map(([changes, leftOut]): Fields => {
    const all: Fields = Object.assign({}, base, ...changes);
    return Object.fromEntries(Object.entries(all).filter(([name]) => name !== leftOut));
  });
};

/** The time of the client instead of the server's, now and then. */
const atTimes = (fields: fc.Arbitrary<Fields>, ...stamps: string[]): fc.Arbitrary<Fields> =>
  fc
    .tuple(fields, fc.oneof({ weight: 19, arbitrary: fc.constant('') }, fc.constantFrom(...stamps)))
    .map(([all, stamp]) => ({
      ...all,
      ...(stamp && { [stamp]: new Date(0) }),
    }));

const goodUpload = fc
  .record({ path: fc.stringMatching(GENERATED_NAME), type: mime })
  .map(({ path, type }) => upload({ file_path: path, mime_type: type, media_type: mediaTypeOfMime(type) }));

/** Records as somebody may try to create them, some of them good. */
export const anyUpload = atTimes(
  goodUpload.chain((base) => meddledWith({ ...base }, UPLOAD_FIELDS, { ...FOREIGN, ...edit() })),
  'created_at',
  'updated_at',
);

/** Changes of a record as somebody may try to make them, some of them good. */
export const anyEdit = atTimes(
  fc
    .subarray(Object.entries(edit()))
    .chain((some) =>
      meddledWith(Object.fromEntries(some), EDIT_FIELDS, { ...FOREIGN, file_size: 7, mime_type: 'image/gif' }),
    ),
  'updated_at',
);
