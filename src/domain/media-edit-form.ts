import * as z from 'zod/mini';
import { CATEGORIES, type Category } from './media-category';
import {
  MAX_ALT_TEXT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from './media-limits';
import type { MediaEdit, MediaFile } from './media-record';

export interface EditFields {
  title: string;
  description: string;
  alt_text: string;
  category: string;
  tags: string;
  is_featured: boolean;
}

export const EDIT_FIELDS = ['title', 'description', 'alt_text', 'category', 'tags', 'is_featured'] as const;

/** The edit form's values for a record: missing values are blank, tags are separated by commas. */
export function editFieldsOf({ title, description, alt_text, category, tags, is_featured }: MediaFile): EditFields {
  return {
    title: title ?? '',
    description: description ?? '',
    alt_text: alt_text ?? '',
    category: category ?? '',
    tags: tags.join(', '),
    is_featured,
  };
}

/** Parses comma-separated tags: trimmed, without blanks and duplicates. Source: spec 5 "Edit form". */
export function readTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

export const hasLongTag = (tags: readonly string[]) => tags.some((tag) => tag.length > MAX_TAG_LENGTH);

/** The limit behind each `tooLong` error. */
export const TEXT_LIMITS = {
  title: MAX_TITLE_LENGTH,
  description: MAX_DESCRIPTION_LENGTH,
  alt_text: MAX_ALT_TEXT_LENGTH,
} as const;

/**
 * The edit form of `file`: blank texts become null. Unchanged texts are saved as stored: imported ones may be too long
 * or have surrounding spaces, and must not block saving. Source: spec 5 "Edit form".
 */
export function editFormSchema(file: MediaFile) {
  const before = editFieldsOf(file);
  const text = (field: keyof typeof TEXT_LIMITS) => {
    const isShort = (value: string) => value === before[field] || value.trim().length <= TEXT_LIMITS[field];
    const save = (value: string) => (value === before[field] ? file[field] : value.trim() || null);
    return z.pipe(z.string().check(z.refine(isShort, { error: 'tooLong' })), z.transform(save));
  };
  const tags = z.string().check(
    z.refine((typed) => typed === before.tags || readTags(typed).length <= MAX_TAGS, {
      error: 'tooManyTags',
      abort: true,
    }),
    z.refine((typed) => typed === before.tags || !hasLongTag(readTags(typed)), { error: 'tagTooLong' }),
  );
  return z.object({
    title: text('title'),
    description: text('description'),
    alt_text: text('alt_text'),
    category: z.pipe(
      z.string(),
      z.transform((value) => CATEGORIES.find((category): category is Category => category === value) ?? null),
    ),
    tags: z.pipe(
      tags,
      z.transform((typed) => (typed === before.tags ? file.tags : readTags(typed))),
    ),
    is_featured: z.boolean(),
  }) satisfies z.ZodMiniType<MediaEdit, EditFields>;
}

/** The fields in which two versions of a record differ. */
export function differences(one: MediaFile, other: MediaFile): (keyof EditFields)[] {
  const [a, b] = [editFieldsOf(one), editFieldsOf(other)];
  return EDIT_FIELDS.filter((field) => a[field] !== b[field]);
}

/** Whether the form's values differ from the record. */
export function isEdited(fields: EditFields, file: MediaFile): boolean {
  const before = editFieldsOf(file);
  return EDIT_FIELDS.some((field) => fields[field] !== before[field]);
}
