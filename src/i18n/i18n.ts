import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { useTranslation } from 'react-i18next';
import { INTL_LOCALE, type Locale } from '../domain/locale';
import { defaultVariables } from './default-variables';
import type { WordsNamespace } from './namespaces';

const files = import.meta.glob<ResourceKey>(['../locales/*/*.json', '!**/email.json'], { import: 'default' });

/** An i18next instance for one language, without translations: `loadNamespaces` adds them. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance();
  instance.init({
    lng: INTL_LOCALE[locale],
    resources: {},
    initAsync: false,
    fallbackLng: false, // otherwise i18next requests a language called "dev"
    defaultNS: 'common',
    interpolation: { defaultVariables, escapeValue: false }, // React escapes text
    react: { useSuspense: false },
  });
  return instance;
}

/** Language of an instance: `es` for `es-US`. */
export const localeOf = (instance: i18n) => instance.language.split('-')[0] as Locale;

/** The document's language. It never changes: the language switch loads another document. */
export const useLocale = (): Locale => localeOf(useTranslation().i18n);

/** Loads missing translations. Rejects if a file is unavailable; a later call retries. */
export async function loadNamespaces(instance: i18n, namespaces: readonly WordsNamespace[]): Promise<void> {
  const { language } = instance;
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const file = `../locales/${localeOf(instance)}/${namespace}.json`;
      const words = await files[file]?.();
      if (!words) throw new Error(`There is no file ${file}`);
      instance.addResourceBundle(language, namespace, words);
    }),
  );
}
