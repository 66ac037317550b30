/** Languages of the site. The first one is the default and has no prefix in the URL. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Query of the installed app's start URL: the app then opens in the last chosen language. */
export const START_QUERY = '?app';

/** BCP 47 tag for `Intl` and `lang`: US conventions in every language, such as `es-US`. */
export const INTL_LOCALE = Object.fromEntries(LOCALES.map((locale) => [locale, `${locale}-US`])) as Record<
  Locale,
  string
>;

/** Whether `value` is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/**
 * Splits a pathname into its language and the path within that language. `/es/contact/` becomes `{ locale: 'es', path:
 * '/contact' }`; a trailing slash is dropped.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  if (isLocale(first) && first !== DEFAULT_LOCALE) return { locale: first, path: `/${rest.join('/')}` };
  return { locale: DEFAULT_LOCALE, path: `/${[first, ...rest].filter(Boolean).join('/')}` };
}

/** The pathname of `path` in `locale`: `localePath('es', '/')` is `/es`. Keeps a query or hash. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The language that the language switch selects: the next one of the list. */
export function otherLocale(locale: Locale): Locale {
  return LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] as Locale;
}
