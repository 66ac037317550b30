import * as z from 'zod/mini';
import { brand } from './brand';
import { LOCALES, type Locale } from './locale';
import { CATEGORIES } from './media-category';
import {
  MAX_FILE_NAME_LENGTH,
  MAX_OBJECT_NAME_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_UPLOAD_BYTES,
} from './media-limits';
import { MEDIA_TEXTS, type MediaText } from './media-texts';
import { isUploadableMime, MEDIA_TYPES, mediaTypeOfMime } from './media-type';
import { GENERATED_NAME } from './object-name';
import { readRecord } from './stored-record';
import { mapTable } from './table';

/** Firestore collection of the media records. Source: decisions "Media". */
export const MEDIA_COLLECTION = 'media_files';

/**
 * Why a picture has no renditions. `too-large`: the server cannot decode it in its memory. `unfinished`: time or memory
 * ran out, and the daily run tries again.
 */
const NO_PREVIEW = ['too-large', 'unfinished'] as const;
export type NoPreview = (typeof NO_PREVIEW)[number];

/** A nonempty text. Measures length in UTF-16 units as the rules do; zod would count characters. */
const text = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.refine((value) => value.length <= max),
  );
const texts = mapTable(MEDIA_TEXTS, ({ max }) => z.nullable(text(max)));
/** The texts in the other languages of the site; the record's own are in the default language. */
const translations = z.nullable(z.strictObject({ es: z.strictObject(texts) }));
/** Languages in the site's order, each once. */
const languages = z
  .array(z.enum(LOCALES))
  .check(z.refine((list) => list.join() === LOCALES.filter((each) => list.includes(each)).join()));
const tags = z.array(text(MAX_TAG_LENGTH)).check(z.maxLength(MAX_TAGS));
const pixels = z.nullable(z.int().check(z.positive()));

/**
 * The fields that the client writes after an upload, in addition to `created_at` and `updated_at` (server time): these
 * six and no others. firestore.rules enforces the same. Source: spec 3 "On upload only ...".
 */
export const uploadedRecordSchema = z
  .strictObject({
    file_name: text(MAX_FILE_NAME_LENGTH),
    file_path: z.string().check(z.regex(GENERATED_NAME)),
    bucket_name: z.literal(brand.bucket),
    media_type: z.enum(MEDIA_TYPES),
    mime_type: z.string().check(z.refine(isUploadableMime)),
    file_size: z.int().check(z.positive(), z.maximum(MAX_UPLOAD_BYTES)),
  })
  .check(z.refine((record) => record.media_type === mediaTypeOfMime(record.mime_type)));
export type UploadedRecord = z.infer<typeof uploadedRecordSchema>;

/**
 * The fields that staff can change, in addition to `updated_at` (server time). Blank is saved as null. firestore.rules
 * enforces the same. Source: spec 5 "Edit form", spec 7 "Update a row".
 */
export const mediaEditSchema = z.strictObject({
  ...texts,
  translations,
  category: z.nullable(z.enum(CATEGORIES)),
  tags,
  is_featured: z.boolean(),
  captions: languages,
});
export type MediaEdit = z.infer<typeof mediaEditSchema>;

/** A field that may be missing or null in a record from an older system. */
const orEmpty = <Value>(schema: z.ZodMiniType<Value>, empty: Value) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? empty),
  );
const side = z.catch(z._default(pixels, null), null); // an older system may have written 0
const storedTexts = mapTable(MEDIA_TEXTS, () => z._default(z.nullable(z.string()), null));

/**
 * A stored record; missing fields become empty. Times are milliseconds since 1970. Data that does not parse is not a
 * media record.
 */
export const mediaFileSchema = z.object({
  id: z.string(),
  file_name: z.string(),
  file_path: z.string().check(z.maxLength(MAX_OBJECT_NAME_LENGTH)),
  bucket_name: z.string(),
  media_type: z.enum(MEDIA_TYPES),
  mime_type: z._default(z.nullable(z.string()), null),
  file_size: z._default(z.nullable(z.number()), null),
  ...storedTexts,
  /** The texts in Spanish; null if none is translated. */
  translations: z._default(z.nullable(z.object({ es: z.object(storedTexts) })), null),
  category: z.catch(z._default(z.nullable(z.enum(CATEGORIES)), null), null), // a later version may have added one
  tags: orEmpty(z.array(z.string()), []),
  is_featured: orEmpty(z.boolean(), false),
  /** The languages of a video's captions: see ./captions. */
  captions: orEmpty(z.array(z.enum(LOCALES)), []),
  width: side,
  height: side,
  /** Generation of the object that size, type, dimensions and renditions were read from. */
  generation: z._default(z.nullable(z.string()), null),
  /** Widths in pixels of the existing renditions, ascending: see ./renditions. */
  renditions: orEmpty(z.array(z.int().check(z.positive())), []),
  /** Why a picture has no renditions. Also null for broken pictures, and for files that never have any. */
  no_preview: z.catch(z._default(z.nullable(z.enum(NO_PREVIEW)), null), null), // a later version may have added one
  /** A tiny picture as a data URL, shown until the real one loads. */
  placeholder: z._default(z.nullable(z.string().check(z.startsWith('data:image/'))), null),
  /** When the server found the object missing, in milliseconds since 1970; null if it exists. */
  missing_since: z._default(z.nullable(z.number()), null),
  created_at: z.number(),
  updated_at: z.number(),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

/** A text of a record in one language; null if it is missing. */
export const storedText = (file: MediaEdit, field: MediaText, locale: Locale): string | null =>
  (locale === 'en' ? file[field] : file.translations?.es[field]) || null;

type Dated = Pick<MediaFile, 'id' | 'created_at'>;

/**
 * Order of the library and the gallery: newest first; ties by descending id, as in Firestore's own query.
 * Source: spec 7 "Data".
 */
export function newestFirst(a: Dated, b: Dated): number {
  return b.created_at - a.created_at || (a.id < b.id ? 1 : -1);
}

/** Parses a stored record. Returns zod's result. */
export const readMediaFile = (id: string, data: object) => readRecord(mediaFileSchema, id, data);
