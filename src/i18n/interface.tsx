import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type en from '../content/interface/en';
import type library from '../content/interface/library.en';
import { INTL_LOCALE, type Locale } from '../domain/locale';
import { useLocale } from './locale';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en; library: typeof library };
  }
}

/**
 * The words of buttons, errors and counts: screens that work (auth, admin, gallery) read them with `useTranslation`.
 */
const files = import.meta.glob<{ default: typeof en }>('../content/interface/??.ts');
const libraryFiles = import.meta.glob<{ default: typeof library }>('../content/interface/library.??.ts');
const instances = new Map<Locale, i18n>();

/** Fetches the interface's words; a page that needs them exports this as `prepare`. */
export async function loadInterface(locale: Locale): Promise<void> {
  if (instances.has(locale)) return;
  const words = await files[`../content/interface/${locale}.ts`]?.();
  if (!words) throw new Error(`No interface words for ${locale}`);
  const instance = createInstance();
  await instance.init({
    lng: INTL_LOCALE[locale],
    resources: { [INTL_LOCALE[locale]]: { translation: words.default } },
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
  });
  instances.set(locale, instance);
}

/** Fetches the words of the staff's library, for `useTranslation('library')`; the interface's must be there. */
export async function loadLibraryWords(locale: Locale): Promise<void> {
  const words = await libraryFiles[`../content/interface/library.${locale}.ts`]?.();
  if (!words) throw new Error(`No words of the library for ${locale}`);
  instances.get(locale)?.addResourceBundle(INTL_LOCALE[locale], 'library', words.default);
}

/** Gives `useTranslation` below it the words of the page's language. */
export function InterfaceProvider({ children }: { children: ReactNode }) {
  const instance = instances.get(useLocale());
  if (!instance) throw new Error('Interface words are read before they are loaded');
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
