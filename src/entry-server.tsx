import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { i18n } from 'i18next';
import { prerender } from 'react-dom/static';
import { App } from './app/app';
import { loadPage, namespacesOf, routes } from './app/routes';
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from './domain/locale';
import { namespaceOf, type PageId } from './i18n/namespaces';
import { createSiteCache, createSiteSystem } from './theme/system';

export interface PageToRender {
  id: PageId;
  locale: Locale;
  /** The pathname at which Hosting serves the page. */
  pathname: string;
}

/** Every page in each language, including aliases and the offline page, and one page for unknown paths. */
export const pages: PageToRender[] = [
  ...LOCALES.flatMap((locale) => routes.map(({ id, path }) => ({ id, locale, pathname: localePath(locale, path) }))),
  { id: 'notFound', locale: DEFAULT_LOCALE, pathname: '/404' },
];

/** The modules that the browser imports to hydrate a page, without the extension of their files. */
export const modulesOf = ({ id, locale }: PageToRender): string[] => [
  'src/start',
  `src/pages/${namespaceOf(id)}`,
  ...namespacesOf(id).map((namespace) => `src/locales/${locale}/${namespace}`),
];

/**
 * Renders a page: its HTML with the head tags first, and the critical styles. Throws if a component throws. `i18n` is
 * the i18next instance of the page's language; the page's translations are loaded into it.
 */
export async function render({ id, pathname }: PageToRender, i18n: i18n): Promise<{ html: string; styles: string }> {
  await loadPage(id, i18n);
  const cache = createSiteCache();
  const emotion = createEmotionServer(cache);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App i18n={i18n} system={createSiteSystem()} ssrPath={pathname} />
    </CacheProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY, // all sections as plain HTML, none revealed by a script
      onError: (error) => void errors.push(error), // React itself would omit the section
    },
  );
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  const { styles } = emotion.extractCriticalToChunks(html);
  const ids = styles.flatMap((each) => each.ids).join(' ');
  return { html, styles: `<style data-styles="${ids}">${styles.map(({ css }) => css).join('')}</style>` };
}
