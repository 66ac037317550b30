import * as z from 'zod/mini';
import { captionsSchema, type NewCaptions } from './captions';
import { cleanText } from './clean-text';
import { LOCALES, type Locale } from './locale';
import { CATEGORIES, type Category } from './media-category';
import { MAX_TAG_LENGTH, MAX_TAGS } from './media-limits';
import { type MediaEdit, type MediaFile, storedText } from './media-record';
import { MEDIA_TEXT_NAMES, MEDIA_TEXTS, type MediaText } from './media-texts';
import { keysOf, mapTable } from './table';

type SpanishField = `${MediaText}_es`;
export type EditTextField = MediaText | SpanishField;

export interface EditFields extends Record<EditTextField, string> {
  category: string;
  tags: string;
  is_featured: boolean;
  /** The text of new captions, STORED_CAPTIONS for those that are saved, blank for none. */
  captions_en: string;
  captions_es: string;
}

/** Stands for saved captions in the form. It cannot be the text of captions, which begins with WEBVTT. */
export const STORED_CAPTIONS = 'stored';

/** What saving the form writes: the record's fields, and the texts of new captions. */
export interface SavedEdit {
  edit: MediaEdit;
  captions: NewCaptions;
}

const spanishField = (text: MediaText): SpanishField => `${text}_es`;

/** Which text of the record each field edits, and in which language. */
export const EDIT_TEXTS = Object.fromEntries([
  ...MEDIA_TEXT_NAMES.map((text) => [text, { text, language: 'en' }]),
  ...MEDIA_TEXT_NAMES.map((text) => [spanishField(text), { text, language: 'es' }]),
]) as Readonly<Record<EditTextField, { text: MediaText; language: Locale }>>;

/** The fields with the captions of each language. */
export const CAPTION_FIELDS = { en: 'captions_en', es: 'captions_es' } as const satisfies Record<
  Locale,
  keyof EditFields
>;

export const EDIT_FIELDS = [
  ...keysOf(EDIT_TEXTS),
  'category',
  'tags',
  'is_featured',
  ...Object.values(CAPTION_FIELDS),
] as const;

/** A record as the edit form shows it: missing values are blank, tags are separated by commas. */
export function editFieldsOf(file: MediaEdit): EditFields {
  const { category, tags, is_featured } = file;
  const captionsIn = (language: Locale) => (file.captions.includes(language) ? STORED_CAPTIONS : '');
  return {
    ...mapTable(EDIT_TEXTS, ({ text, language }) => storedText(file, text, language) ?? ''),
    category: category ?? '',
    tags: tags.join(', '),
    is_featured,
    captions_en: captionsIn('en'),
    captions_es: captionsIn('es'),
  };
}

/** Parses comma-separated tags: cleaned, trimmed, without blanks and duplicates. Source: spec 5 "Edit form". */
export function readTags(text: string): string[] {
  const tags = cleanText(text)
    .split(',')
    .map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

const tidy = (text: string) => cleanText(text).trim();

/** Whether any tag exceeds the maximum length. */
export const hasLongTag = (tags: readonly string[]) => tags.some((tag) => tag.length > MAX_TAG_LENGTH);

/**
 * The edit form of `file`: blank texts become null. Unchanged texts are saved as stored: imported ones may be too long
 * or have surrounding spaces, and must not block saving. Source: spec 5 "Edit form".
 */
export function editFormSchema(file: MediaFile) {
  const before = editFieldsOf(file);
  const texts = mapTable(EDIT_TEXTS, ({ text }, field) => {
    const isShort = (value: string) => value === before[field] || tidy(value).length <= MEDIA_TEXTS[text].max;
    const save = (value: string) => (value === before[field] ? value : tidy(value)) || null;
    return z.pipe(z.string().check(z.refine(isShort, { error: 'tooLong' })), z.transform(save));
  });
  const tags = z.string().check(
    z.refine((typed) => typed === before.tags || readTags(typed).length <= MAX_TAGS, {
      error: 'tooManyTags',
      abort: true,
    }),
    z.refine((typed) => typed === before.tags || !hasLongTag(readTags(typed)), { error: 'tagTooLong' }),
  );
  const captions = z
    .string()
    .check(z.refine((text) => text === '' || text === STORED_CAPTIONS || captionsSchema.safeParse({ text }).success));
  const form = z.object({
    ...texts,
    category: z.pipe(
      z.string(),
      z.transform((value) => CATEGORIES.find((category): category is Category => category === value) ?? null),
    ),
    tags: z.pipe(
      tags,
      z.transform((typed) => (typed === before.tags ? file.tags : readTags(typed))),
    ),
    is_featured: z.boolean(),
    captions_en: captions,
    captions_es: captions,
  });
  return z.pipe(
    form,
    z.transform((typed): SavedEdit => {
      const es = mapTable(MEDIA_TEXTS, (_, text) => typed[spanishField(text)]);
      const captionsIn = (language: Locale) => typed[CAPTION_FIELDS[language]];
      const isNew = (language: Locale) => captionsIn(language) !== '' && captionsIn(language) !== STORED_CAPTIONS;
      return {
        edit: {
          ...mapTable(MEDIA_TEXTS, (_, text) => typed[text]),
          translations: Object.values(es).some((value) => value !== null) ? { es } : null,
          category: typed.category,
          tags: typed.tags,
          is_featured: typed.is_featured,
          captions: LOCALES.filter((language) => captionsIn(language) !== ''),
        },
        captions: Object.fromEntries(LOCALES.filter(isNew).map((language) => [language, captionsIn(language)])),
      };
    }),
  ) satisfies z.ZodMiniType<SavedEdit, EditFields>;
}

/** The fields whose values differ from the record. */
export function differences(fields: EditFields, file: MediaEdit): (keyof EditFields)[] {
  const before = editFieldsOf(file);
  return EDIT_FIELDS.filter((field) => fields[field] !== before[field]);
}
