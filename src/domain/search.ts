import { withAsciiDomain } from './ascii-domain';
import type { Locale } from './locale';

/** A section of a page. */
export interface IndexedSection {
  title: string;
  /** Id of its heading; undefined for the introduction of the page. */
  anchor?: string;
  /** Its paragraphs, list items and figures, one entry each. */
  text: string[];
}

/** A page in the search index. */
export interface IndexedPage {
  /** Its short name, as in the menus. */
  name: string;
  /** Its pathname, including the language. */
  path: string;
  /** From top to bottom; the first is the introduction. */
  sections: IndexedSection[];
}

/** Path of the search index of a language: a list of `IndexedPage` that the build creates. */
export function searchIndexPath(locale: Locale): string {
  return `/search/${locale}.json`;
}

/** Typographic marks, and the plain ones that people type. */
const MARKS: [RegExp, string][] = [
  [/[‘’ʼ]/g, "'"],
  [/[“”]/g, '"'],
  [/[‐-―−]/g, '-'],
];

/** Normalizes text for search: lower case, no accents, plain marks, so that "menu" finds "Menú". */
export function fold(text: string): string {
  // Fast path for ASCII: ten times faster, and most text is ASCII.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  const plain = MARKS.reduce((marked, [mark, typed]) => marked.replaceAll(mark, typed), text);
  return plain.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * Returns a function that says whether a folded text contains all words of `search`, in any order. A word may also be
 * an international domain, or a label of one, which is stored in ASCII.
 */
export function wordMatcher(search: string): (folded: string) => boolean {
  const words = search.split(/\s+/).filter(Boolean);
  const tokens = words.map((word) => [...new Set([word, withAsciiDomain(word)].map(fold))]);
  return (folded) => tokens.every((spellings) => spellings.some((token) => folded.includes(token)));
}

/**
 * Returns a function that folds the texts of an item and caches the result: items are immutable, an edit creates a new
 * one.
 */
export function foldedTexts<Item extends object>(textsOf: (item: Item) => (string | null | undefined)[]) {
  const folded = new WeakMap<Item, string>();
  return (item: Item): string => {
    const known = folded.get(item);
    if (known !== undefined) return known;
    const text = fold(textsOf(item).filter(Boolean).join('\n')); // one line each: no match spans two texts
    folded.set(item, text);
    return text;
  };
}
