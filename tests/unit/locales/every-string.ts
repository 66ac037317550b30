import { DEFAULT_LOCALE, type Locale } from '../../../src/domain/locale';
import type { WordsNamespace } from '../../../src/i18n/namespaces';
import { fillFacts } from '../../support/words';

const files = import.meta.glob<object>('../../../src/locales/*/*.json', { eager: true, import: 'default' });

export const NAMESPACES = Object.keys(files)
  .filter((file) => file.includes(`/${DEFAULT_LOCALE}/`))
  .map((file) => file.split('/').at(-1)?.replace('.json', '') as WordsNamespace);

/** The strings of a translation file by key: `hero.title` → `Payment Processing Made Simple`. */
export function stringsOf(namespace: WordsNamespace, locale: Locale): Map<string, string> {
  const strings = new Map<string, string>();
  const walk = (node: unknown, key: string) => {
    if (typeof node === 'string') strings.set(key, node);
    else for (const [name, child] of Object.entries(node as object)) walk(child, key ? `${key}.${name}` : name);
  };
  walk(files[`../../../src/locales/${locale}/${namespace}.json`] ?? {}, '');
  return strings;
}

export function everyString(locale: Locale): { namespace: WordsNamespace; key: string; text: string }[] {
  return NAMESPACES.flatMap((namespace) =>
    [...stringsOf(namespace, locale)].map(([key, text]) => ({ namespace, key, text: fillFacts(text) })),
  );
}
