import type { Locale } from '../../domain/locale';
import { type IndexedPage, searchIndexPath } from '../../domain/search-index';
import { readContent } from '../../i18n/content';
import { createFind, type Find } from './find';

const finds = new Map<Locale, Promise<Find>>();

async function fetchFind(locale: Locale): Promise<Find> {
  const response = await fetch(searchIndexPath(locale));
  if (!response.ok) throw new Error(`No search index: ${response.status}`);
  return createFind((await response.json()) as IndexedPage[], readContent('search', locale).fillers);
}

/** Gives the search of a language, whose index is fetched once; where it cannot be had, it is asked for again. */
export function loadFind(locale: Locale): Promise<Find> {
  const known = finds.get(locale);
  if (known) return known;
  const find = fetchFind(locale);
  finds.set(locale, find);
  find.catch(() => finds.delete(locale));
  return find;
}
