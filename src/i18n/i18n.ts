import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { INTL_LOCALE, type Locale } from '../domain/locale';
import { defaultVariables } from './default-variables';
import type { WordsNamespace } from './namespaces';

const files = import.meta.glob<ResourceKey>('../locales/*/*.json', { import: 'default' });

/** An i18next instance for one language, without words: `loadNamespaces` adds them. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance();
  instance.init({
    lng: INTL_LOCALE[locale],
    resources: {},
    initAsync: false,
    fallbackLng: false, // i18next would ask for the words of a language called "dev"
    defaultNS: 'common',
    interpolation: { defaultVariables, escapeValue: false }, // React escapes
    react: { useSuspense: false },
  });
  return instance;
}

/** The site's name of an instance's language: `es` for `es-US`. */
export const localeOf = (instance: i18n) => instance.language.split('-')[0] as Locale;

/** Loads the words that the instance lacks. Rejects if one of the files is not available; a later call tries again. */
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
