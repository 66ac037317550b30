import * as z from 'zod/mini';
import { captionsSchema, type NewCaptions } from './captions';
import { cleanText } from './clean-text';
import { LOCALES, type Locale } from './locale';
import { CATEGORIES, type Category } from './media-category';
import {
  MAX_ALT_TEXT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from './media-limits';
import { type MediaEdit, type MediaFile, TEXT_FIELDS } from './media-record';

export interface EditFields {
  title: string;
  description: string;
  alt_text: string;
  title_es: string;
  description_es: string;
  alt_text_es: string;
  category: string;
  tags: string;
  is_featured: boolean;
  /** The text of new captions, STORED_CAPTIONS for those that are saved, blank for none. */
  captions_en: string;
  captions_es: string;
}

/** No text of captions is like this: they begin with WEBVTT. */
export const STORED_CAPTIONS = 'stored';

/** What saving the form writes: the record's fields, and the texts of new captions. */
export interface SavedEdit {
  edit: MediaEdit;
  captions: NewCaptions;
}

/** The fields with the Spanish texts. */
export const SPANISH_FIELDS = ['title_es', 'description_es', 'alt_text_es'] as const;

/** The fields with the captions of each language. */
export const CAPTION_FIELDS = { en: 'captions_en', es: 'captions_es' } as const satisfies Record<
  Locale,
  keyof EditFields
>;

export const EDIT_FIELDS = [
  ...TEXT_FIELDS,
  ...SPANISH_FIELDS,
  'category',
  'tags',
  'is_featured',
  ...Object.values(CAPTION_FIELDS),
] as const;

/** A record as the edit form shows it: missing values are blank, tags are separated by commas. */
export function editFieldsOf(file: MediaFile): EditFields {
  const { title, description, alt_text, translations, category, tags, is_featured } = file;
  const captionsIn = (language: Locale) => (file.captions.includes(language) ? STORED_CAPTIONS : '');
  return {
    title: title ?? '',
    description: description ?? '',
    alt_text: alt_text ?? '',
    title_es: translations?.es.title ?? '',
    description_es: translations?.es.description ?? '',
    alt_text_es: translations?.es.alt_text ?? '',
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

/** The limit behind each `tooLong` error. */
export const TEXT_LIMITS = {
  title: MAX_TITLE_LENGTH,
  description: MAX_DESCRIPTION_LENGTH,
  alt_text: MAX_ALT_TEXT_LENGTH,
  title_es: MAX_TITLE_LENGTH,
  description_es: MAX_DESCRIPTION_LENGTH,
  alt_text_es: MAX_ALT_TEXT_LENGTH,
} as const;

/**
 * The edit form of `file`: blank texts become null. Unchanged texts are saved as stored: imported ones may be too long
 * or have surrounding spaces, and must not block saving. Source: spec 5 "Edit form".
 */
export function editFormSchema(file: MediaFile) {
  const before = editFieldsOf(file);
  const text = (field: keyof typeof TEXT_LIMITS) => {
    const isShort = (value: string) => value === before[field] || tidy(value).length <= TEXT_LIMITS[field];
    const save = (value: string) => (value === before[field] ? value : tidy(value)) || null;
    return z.pipe(z.string().check(z.refine(isShort, { error: 'tooLong' })), z.transform(save));
  };
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
    title: text('title'),
    description: text('description'),
    alt_text: text('alt_text'),
    title_es: text('title_es'),
    description_es: text('description_es'),
    alt_text_es: text('alt_text_es'),
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
    z.transform(({ title_es, description_es, alt_text_es, captions_en, captions_es, ...edit }): SavedEdit => {
      const es = { title: title_es, description: description_es, alt_text: alt_text_es };
      const translations = Object.values(es).some((value) => value !== null) ? { es } : null;
      const texts = { en: captions_en, es: captions_es };
      const isNew = (language: Locale) => texts[language] !== '' && texts[language] !== STORED_CAPTIONS;
      return {
        edit: { ...edit, translations, captions: LOCALES.filter((language) => texts[language] !== '') },
        captions: Object.fromEntries(LOCALES.filter(isNew).map((language) => [language, texts[language]])),
      };
    }),
  ) satisfies z.ZodMiniType<SavedEdit, EditFields>;
}

/** The fields whose values differ from the record. */
export function differences(fields: EditFields, file: MediaFile): (keyof EditFields)[] {
  const before = editFieldsOf(file);
  return EDIT_FIELDS.filter((field) => fields[field] !== before[field]);
}
