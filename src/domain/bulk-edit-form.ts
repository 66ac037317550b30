import * as z from 'zod/mini';
import { CATEGORIES, type Category } from './media-category';
import { hasLongTag, readTags } from './media-edit-form';
import { MAX_TAGS } from './media-limits';
import type { MediaFile } from './media-record';

/** One change to apply to many records. */
export type MediaChange =
  | { category: Category | null }
  | { is_featured: boolean }
  | { add_tags: readonly string[] }
  | { remove_tags: readonly string[] };

/** Bulk changes that need a value. */
export const BULK_FIELDS = ['setCategory', 'addTags', 'removeTags'] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** The option for "no category"; a blank value means that nothing is selected yet. */
export const NO_CATEGORY = 'none';

const CATEGORY_OPTIONS = [NO_CATEGORY, ...CATEGORIES] as const;

/** How many of these files would exceed the tag limit. Imported files may already exceed it. */
export function countOverTagLimit(files: readonly MediaFile[], added: readonly string[]): number {
  return files.filter(({ tags }) => {
    const size = new Set([...tags, ...added]).size;
    return size > MAX_TAGS && size > tags.length;
  }).length;
}

/** The tags that none of the files has. */
export const tagsOfNone = (files: readonly MediaFile[], tags: readonly string[]): string[] =>
  tags.filter((tag) => !files.some((file) => file.tags.includes(tag)));

/** The form that changes one field of all selected files; it outputs the change. */
export function bulkFormSchema(field: BulkField, files: readonly MediaFile[]) {
  const isFree = field !== 'addTags'; // tags over the limit can still be removed
  const tags = z.string().check(
    z.refine((text) => readTags(text).length > 0, { error: 'required', abort: true }),
    z.refine((text) => isFree || !hasLongTag(readTags(text)), { error: 'tagTooLong', abort: true }),
    z.refine((text) => isFree || countOverTagLimit(files, readTags(text)) === 0, { error: 'tooManyTags' }),
  );
  const toChange = (text: string): MediaChange => {
    const category = CATEGORIES.find((each) => each === text) ?? null;
    if (field === 'setCategory') return { category };
    return field === 'addTags' ? { add_tags: readTags(text) } : { remove_tags: readTags(text) };
  };
  return z.pipe(
    z.object({ value: field === 'setCategory' ? z.enum(CATEGORY_OPTIONS) : tags }),
    z.transform(({ value }) => toChange(value)),
  );
}
