import { createContext, useContext } from 'react';
import { DEFAULT_LOCALE, type Locale } from '../domain/locale';
import { readContent } from './content';
import type { Contents } from './contents';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
export const LocaleProvider = LocaleContext.Provider;

/** The language of the document. It never changes: the language switch is a link to another document. */
export const useLocale = (): Locale => useContext(LocaleContext);

/** The words of a page or feature in the language of the document. They must be loaded (`loadContent`). */
export function useContent<Name extends keyof Contents>(name: Name): Contents[Name] {
  return readContent(name, useLocale());
}
