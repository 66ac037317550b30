import type { Locale } from './locale';

/** A part of a page under its heading. */
export interface IndexedSection {
  title: string;
  /** Where it stands on its page; none for what a page opens with. */
  anchor?: string;
  /** Its paragraphs, list items and figures, each by itself. */
  text: string[];
}

/** A page of the site, as its search knows it. */
export interface IndexedPage {
  /** Its short name, as the menus have it. */
  name: string;
  /** Its pathname, with the language. */
  path: string;
  /** From top to bottom; the first is what the page opens with. */
  sections: IndexedSection[];
}

/** Where the site keeps what can be searched in a language: a list of `IndexedPage`, made by the build. */
export function searchIndexPath(locale: Locale): string {
  return `/search/${locale}.json`;
}
