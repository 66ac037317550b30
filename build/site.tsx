import { LOCALES, type Locale } from '../src/domain/locale';
import { manifestPath, PRIVATE_ROUTES, pathOf, ROUTE_IDS } from '../src/domain/paths';
import { type IndexedPage, searchIndexPath } from '../src/domain/search-index';
import { type PageToRender, pages, render } from '../src/entry-server';
import { loadContent, readContent } from '../src/i18n/content';
import { crawlerTags } from './crawler-tags';
import { manifest } from './manifest';
import { searchSections } from './search-sections';
import { robots, sitemap } from './sitemap';

export { ORIGINS } from '../src/firebase/origins';

export interface RenderedPage {
  /** `es/contact.html` for `/es/contact`: Hosting serves clean URLs. */
  file: string;
  pathname: string;
  locale: Locale;
  /** The page with its head tags in front. */
  html: string;
  styles: string;
  crawlerTags: string;
  /** Set on the page that the service worker shows under any URL. */
  standIn?: 'offline';
}

/** Renders every page of the site. */
export async function renderPages(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const page of pages) rendered.push(await renderPage(page));
  return rendered;
}

/** Renders one page. Throws if a component throws. */
export async function renderPage(page: PageToRender): Promise<RenderedPage> {
  const { id, locale, pathname } = page;
  const hasRoute = id !== 'notFound' && id !== 'offline';
  return {
    ...(await render(page)),
    file: pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`,
    pathname,
    locale,
    crawlerTags: hasRoute ? crawlerTags(id, locale) : '',
    ...(id === 'offline' && { standIn: 'offline' }),
  };
}

/** The files that are made from the pages and their words, by their names. */
export async function renderFiles(rendered: RenderedPage[]): Promise<Record<string, string>> {
  const files: Record<string, string> = { 'sitemap.xml': sitemap(), 'robots.txt': robots() };
  for (const locale of LOCALES) {
    await loadContent('installed', locale);
    files[manifestPath(locale).slice(1)] = JSON.stringify(manifest(locale));
    files[searchIndexPath(locale).slice(1)] = JSON.stringify(searchIndex(rendered, locale));
  }
  return files;
}

/** What the site's search knows in a language: every public page as it is rendered. */
function searchIndex(rendered: RenderedPage[], locale: Locale): IndexedPage[] {
  const { routes } = readContent('frame', locale);
  return ROUTE_IDS.filter((id) => !PRIVATE_ROUTES.includes(id)).map((id) => {
    const path = pathOf(id, locale);
    const page = rendered.find(({ pathname }) => pathname === path);
    if (!page) throw new Error(`${path} is not rendered`);
    return { name: routes[id], path, sections: searchSections(page.html) };
  });
}
