import { App } from '../app/app';
import { loadPage } from '../app/load-page';
import { LOCALES, type Locale, localePath } from '../domain/locale';
import { manifestPath, matchPath, OFFLINE_PATH, PRIVATE_ROUTES, pathOf, ROUTE_IDS, ROUTES } from '../domain/paths';
import type { IndexedPage } from '../domain/search-index';
import { loadContent, readContent } from '../i18n/content';
import { robots, sitemap } from './crawling';
import { draw, type Styles } from './draw';
import { manifest } from './manifest';
import { pageTags } from './page-tags';
import { sectionsOf } from './sections';

export { ORIGINS } from '../app/stores';

export interface RenderedPage {
  locale: string;
  /** Titles, meta and link elements, and the structured data. */
  head: string;
  styles: Styles;
  body: string;
}

/**
 * Every pathname that has a page of its own: all routes, twins included, and the page for no connection, in both
 * languages.
 */
export const PATHNAMES = LOCALES.flatMap((locale) =>
  [...ROUTE_IDS.flatMap((id) => ROUTES[id]), OFFLINE_PATH].map((path) => localePath(locale, path)),
);

/**
 * Those that the service worker keeps: each page under its canonical path. A twin's path leads to the same page, and
 * the page for unknown paths comes from the server, with its status.
 */
export const KEPT_PATHNAMES = LOCALES.flatMap((locale) => [
  ...ROUTE_IDS.map((id) => pathOf(id, locale)),
  localePath(locale, OFFLINE_PATH),
]);

/** Files for crawlers, by their names. */
export const CRAWLER_FILES = { 'sitemap.xml': sitemap(), 'robots.txt': robots() };

/** What tells a browser how to install the site, in a language: its path and its text. */
export async function renderManifest(locale: Locale): Promise<[path: string, json: string]> {
  await Promise.all([loadContent('installed', locale), loadContent('frame', locale)]);
  return [manifestPath(locale), JSON.stringify(manifest(locale))];
}

/** React writes what it hoists (title, meta, link) first, in front of the page. */
const HOISTED = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s;

/** Draws one pathname to HTML, an unknown one as the page that says so. Throws whatever a component throws. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const place = matchPath(pathname);
  await loadPage(place);
  const { html, styles } = draw(pathname, <App pathname={pathname} />);
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  const tags = place.id ? pageTags(place.id, place.locale) : '';
  return { locale: place.locale, head: hoisted + tags, styles, body: html.slice(hoisted.length) };
}

/** What the site's search knows in a language: every public page, as it is drawn. */
export async function renderSearchIndex(locale: Locale): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = [];
  for (const id of ROUTE_IDS.filter((route) => !PRIVATE_ROUTES.includes(route))) {
    const path = pathOf(id, locale);
    const sections = sectionsOf((await renderPage(path)).body);
    pages.push({ name: readContent('frame', locale).routes[id], path, sections });
  }
  return pages;
}
