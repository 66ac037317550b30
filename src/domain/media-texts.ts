import type { MediaType } from './media-type';
import { keysOf, tableOf } from './table';

interface MediaTextSpec {
  /** Maximum length in UTF-16 units. */
  max: number;
  /** Height of a text area, in lines. Without it, the field is a box of one line. */
  rows?: number;
  /** Whether a search covers it. Source: spec 4 "Gallery", spec 5 "Admin library search". */
  isSearched?: boolean;
  /** Whether only images have it. Source: spec 2 "Media Library tab", spec 8 "Empty and fallback states". */
  isForImages?: boolean;
  /** Whether the facts about a file show it to staff only. */
  isForStaff?: boolean;
}

/**
 * The text fields of a media record, in the form's order. The record has each in English and in Spanish. The schemas,
 * the edit form, the details, the search and the filter for missing translations follow from this table, and the words
 * from `texts` in `media.json` and `edit.hints` in `library.json`. firestore.rules cannot import: it repeats the names
 * and limits, and tests/rules compares it with this table. Source: spec 3, decisions "Media".
 */
export const MEDIA_TEXTS = tableOf<MediaTextSpec>()({
  title: { max: 200, isSearched: true },
  description: { max: 2000, rows: 3, isSearched: true },
  alt_text: { max: 500, rows: 2, isForImages: true, isForStaff: true },
});
export type MediaText = keyof typeof MEDIA_TEXTS;

export const MEDIA_TEXT_NAMES = keysOf(MEDIA_TEXTS);

/** The fields that a file of this type has. */
export const textsOf = (type: MediaType): MediaText[] =>
  MEDIA_TEXT_NAMES.filter((name) => type === 'image' || !MEDIA_TEXTS[name].isForImages);

const ABOVE_THE_FACTS: readonly MediaText[] = ['title', 'description'];

/** The fields that the details of a file list with its other facts, such as its size. */
export const textFactsOf = (type: MediaType, reader: 'staff' | 'visitor'): MediaText[] =>
  textsOf(type).filter(
    (name) => !ABOVE_THE_FACTS.includes(name) && (reader === 'staff' || !MEDIA_TEXTS[name].isForStaff),
  );
