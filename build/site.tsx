import type { i18n } from 'i18next';
import { LOCALES, type Locale } from '../src/domain/locale';
import { APPLICATION_ROUTES, manifestPath, PUBLIC_ROUTES, pathOf, type RouteId } from '../src/domain/paths';
import { type IndexedPage, searchIndexPath } from '../src/domain/search';
import { modulesOf, type PageToRender, pages, render } from '../src/entry-server';
import { createI18n, loadNamespaces, localeOf } from '../src/i18n/i18n';
import { crawlerTags } from './crawler-tags';
import { manifest } from './manifest';
import { searchSections } from './search-sections';
import { robots, sitemap } from './sitemap';

export { ORIGINS } from './origins';

export interface RenderedPage {
  /** `es/contact.html` for `/es/contact`: Hosting serves clean URLs. */
  file: string;
  pathname: string;
  locale: Locale;
  /** The page with its head tags first. */
  html: string;
  styles: string;
  crawlerTags: string;
  /** Set on the page that the service worker shows at any URL. */
  fallback?: 'offline';
  /** Modules that load on the first touch. Not set on a page that loads them without a touch. */
  modules?: string[];
}

const instances = Object.fromEntries(LOCALES.map((locale) => [locale, createI18n(locale)])) as Record<Locale, i18n>;

/** Renders all pages in all languages. */
export async function renderPages(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const page of pages) rendered.push(await renderPage(page));
  return rendered;
}

/** Renders one page. Throws if a component throws. */
export async function renderPage(page: PageToRender): Promise<RenderedPage> {
  const { id, locale, pathname } = page;
  const i18n = instances[locale];
  const isApplication = id === 'offline' || APPLICATION_ROUTES.includes(id as RouteId);
  const hasRoute = id !== 'notFound' && id !== 'offline';
  return {
    ...(await render(page, i18n)),
    file: pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`,
    pathname,
    locale,
    crawlerTags: hasRoute ? crawlerTags(id, i18n) : '',
    ...(!isApplication && { modules: modulesOf(page) }),
    ...(id === 'offline' && { fallback: 'offline' }),
  };
}

/** Files generated from pages and translations, by name. */
export async function renderFiles(rendered: RenderedPage[]): Promise<Record<string, string>> {
  const files: Record<string, string> = { 'sitemap.xml': sitemap(), 'robots.txt': robots() };
  for (const i18n of Object.values(instances)) {
    const locale = localeOf(i18n);
    await loadNamespaces(i18n, ['common', 'pwa']);
    files[manifestPath(locale).slice(1)] = JSON.stringify(manifest(i18n));
    files[searchIndexPath(locale).slice(1)] = JSON.stringify(searchIndex(rendered, i18n));
  }
  return files;
}

/** The search index of a language: every public page as rendered. */
export function searchIndex(rendered: RenderedPage[], i18n: i18n): IndexedPage[] {
  const locale = localeOf(i18n);
  const t = i18n.getFixedT(null, 'common');
  return PUBLIC_ROUTES.map((id) => {
    const path = pathOf(id, locale);
    const page = rendered.find(({ pathname }) => pathname === path);
    if (!page) throw new Error(`${path} is not rendered`);
    return { name: t(`routes.${id}`), path, sections: searchSections(page.html) };
  });
}
