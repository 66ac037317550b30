import { CATEGORIES } from '../../domain/media-category';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import type { MediaChange } from '../../domain/media-store';
import { readTags } from './edit-draft';

/** The changes of all selected files that need a value first. */
export const BULK_FIELDS = ['setCategory', 'addTags', 'removeTags'] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** Stands for no category: nothing at all is not chosen yet. */
export const NO_CATEGORY = 'none';

/** The change that is meant, null as long as there is none. */
export function changeOf(field: BulkField, text: string): MediaChange | null {
  if (field === 'setCategory') {
    if (text === NO_CATEGORY) return { category: null };
    const category = CATEGORIES.find((category) => category === text);
    return category ? { category } : null;
  }
  const tags = readTags(text);
  if (tags.length === 0) return null;
  return field === 'addTags' ? { add_tags: tags } : { remove_tags: tags };
}

/** What is wrong with a change of `files`: a tag is too long, or so many of them (`count`) would have too many tags. */
export function bulkFaultOf(
  change: MediaChange | null,
  files: readonly MediaFile[],
): { key: 'tagTooLong'; max: number } | { key: 'tooManyTags'; max: number; count: number } | null {
  const added = change && 'add_tags' in change ? change.add_tags : [];
  if (added.some((tag) => tag.length > MAX_TAG_LENGTH)) return { key: 'tagTooLong', max: MAX_TAG_LENGTH };
  const count = files.filter(({ tags }) => {
    const size = new Set([...tags, ...added]).size;
    return size > MAX_TAGS && size > tags.length; // an import may have brought more
  }).length;
  return count > 0 ? { key: 'tooManyTags', max: MAX_TAGS, count } : null;
}
