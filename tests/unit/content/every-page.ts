import type { Locale } from '../../../src/domain/locale';

const modules = import.meta.glob<{ default: object }>('../../../src/content/*/??.ts', { eager: true });

/** Folders below src/content that hold words in both languages, but for the interface's own. */
export const PAGES = [...new Set(Object.keys(modules).map((file) => file.split('/').at(-2) as string))].filter(
  (page) => page !== 'interface',
);

/** The strings of a page in a language, by their place in it: `hero.title` → `Payment Processing Made Simple`. */
export function stringsOf(page: string, locale: Locale): Map<string, string> {
  const strings = new Map<string, string>();
  const walk = (node: unknown, place: string) => {
    if (typeof node === 'string') strings.set(place, node);
    else for (const [key, child] of Object.entries(node as object)) walk(child, place ? `${place}.${key}` : key);
  };
  walk(modules[`../../../src/content/${page}/${locale}.ts`]?.default, '');
  return strings;
}

/** What every page says in a language: page, place and text of each string. */
export function everyString(locale: Locale): { page: string; place: string; text: string }[] {
  return PAGES.flatMap((page) => [...stringsOf(page, locale)].map(([place, text]) => ({ page, place, text })));
}
