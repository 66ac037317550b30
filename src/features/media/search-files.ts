import type { MediaFile } from '../../domain/media-record';
import { foldedTexts, wordMatcher } from '../../domain/search';

/** The texts of a file that a search covers. */
export const searchedText = foldedTexts(({ file_name, title, description, translations, tags }: MediaFile) => [
  file_name,
  title,
  description,
  translations?.es.title,
  translations?.es.description,
  ...tags,
]);

/**
 * Returns a function that says whether a file matches: all words of the search occur, in any order, without regard to
 * case and accents, in its name, title, description (both languages) or tags. Source: spec 4 "Gallery", spec 5 "Admin
 * library search".
 */
export function matcherOf(search: string): (file: MediaFile) => boolean {
  const matches = wordMatcher(search);
  return (file) => matches(searchedText(file));
}
