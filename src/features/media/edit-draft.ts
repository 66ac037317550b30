import { CATEGORIES, type Category } from '../../domain/media-category';
import {
  MAX_ALT_TEXT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from '../../domain/media-limits';
import type { MediaEdit, MediaFile } from '../../domain/media-record';

/** What stands in the fields of the edit form. */
export interface EditDraft {
  title: string;
  description: string;
  alt_text: string;
  category: string;
  tags: string;
  is_featured: boolean;
}

/** What is wrong with a field, and the limit that it exceeds. */
export interface EditFault {
  key: 'tooLong' | 'tooManyTags' | 'tagTooLong';
  max: number;
}

const LIMITS = {
  title: MAX_TITLE_LENGTH,
  description: MAX_DESCRIPTION_LENGTH,
  alt_text: MAX_ALT_TEXT_LENGTH,
} as const;

/** A record as the edit form shows it: what it lacks is blank, and its tags are parted by commas. */
export function draftOf({ title, description, alt_text, category, tags, is_featured }: MediaFile): EditDraft {
  return {
    title: title ?? '',
    description: description ?? '',
    alt_text: alt_text ?? '',
    category: category ?? '',
    tags: tags.join(', '),
    is_featured,
  };
}

/** Tags as they were typed: parted by commas, trimmed, without empty ones, each once. Source: spec 5 "Edit form". */
export function readTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/**
 * The draft of `file` as it is saved: what is blank becomes null, and a text that nobody touched stays as it is stored.
 * An import may have brought a longer one with spaces around it, which would count as changed, and be refused, without
 * them. Source: spec 5 "Edit form".
 */
export function editOf(draft: EditDraft, file: MediaFile): MediaEdit {
  const before = draftOf(file);
  const text = (field: keyof typeof LIMITS) =>
    draft[field] === before[field] ? file[field] : draft[field].trim() || null;
  return {
    title: text('title'),
    description: text('description'),
    alt_text: text('alt_text'),
    category: CATEGORIES.find((category): category is Category => category === draft.category) ?? null,
    tags: draft.tags === before.tags ? file.tags : readTags(draft.tags),
    is_featured: draft.is_featured,
  };
}

/** What exceeds a limit. A longer text that an import brought, and nobody touched, may stay. */
export function faultsOf(draft: EditDraft, file: MediaFile): Partial<Record<keyof EditDraft, EditFault>> {
  const before = draftOf(file);
  const edit = editOf(draft, file);
  const faults: Partial<Record<keyof EditDraft, EditFault>> = {};
  for (const field of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
    const isLong = (edit[field]?.length ?? 0) > LIMITS[field];
    if (isLong && draft[field] !== before[field]) faults[field] = { key: 'tooLong', max: LIMITS[field] };
  }
  if (draft.tags !== before.tags) {
    if (edit.tags.length > MAX_TAGS) faults.tags = { key: 'tooManyTags', max: MAX_TAGS };
    else if (edit.tags.some((tag) => tag.length > MAX_TAG_LENGTH)) {
      faults.tags = { key: 'tagTooLong', max: MAX_TAG_LENGTH };
    }
  }
  return faults;
}

/** The fields in which two versions of a record differ. */
export function differences(one: MediaFile, other: MediaFile): (keyof EditDraft)[] {
  const [a, b] = [draftOf(one), draftOf(other)];
  return (Object.keys(a) as (keyof EditDraft)[]).filter((field) => a[field] !== b[field]);
}

const touched = (draft: EditDraft, base: MediaFile) => {
  const before = draftOf(base);
  return Object.entries(draft).filter(([field, value]) => before[field as keyof EditDraft] !== value);
};

/** Says whether anything of a record is otherwise in its draft. */
export function isTouched(draft: EditDraft, base: MediaFile): boolean {
  return touched(draft, base).length > 0;
}

/** The draft of `base` carried over to `theirs`: what was not touched in it is as they left it. */
export function carriedOver(draft: EditDraft, base: MediaFile, theirs: MediaFile): EditDraft {
  return { ...draftOf(theirs), ...Object.fromEntries(touched(draft, base)) };
}
