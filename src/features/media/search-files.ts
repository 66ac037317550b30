import { LOCALES } from '../../domain/locale';
import { type MediaFile, storedText } from '../../domain/media-record';
import { MEDIA_TEXT_NAMES, MEDIA_TEXTS } from '../../domain/media-texts';
import { foldedTexts, wordMatcher } from '../../domain/search';

const SEARCHED = MEDIA_TEXT_NAMES.filter((name) => MEDIA_TEXTS[name].isSearched);

/** The texts of a file that a search covers. */
export const searchedText = foldedTexts((file: MediaFile) => [
  file.file_name,
  ...SEARCHED.flatMap((field) => LOCALES.map((locale) => storedText(file, field, locale))),
  ...file.tags,
]);

/**
 * Returns a function that says whether a file matches: all words of the search occur, in any order, without regard to
 * case and accents, in its name, its searched texts (both languages) or tags. Source: spec 4 "Gallery", spec 5 "Admin
 * library search".
 */
export function matcherOf(search: string): (file: MediaFile) => boolean {
  const matches = wordMatcher(search);
  return (file) => matches(searchedText(file));
}
