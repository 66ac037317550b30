import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { matchPath, OFFLINE_PATH, ROUTE_IDS, ROUTES } from '../domain/paths';
import { mapTable } from '../domain/table';
import { namespaceOf, type PageId, type WordsNamespace } from '../i18n/namespaces';
import { lazyPage } from './lazy-page';

/** The code of each page: a file of src/pages, or the index of a folder, with the name of its translation file. */
const files = import.meta.glob<{ default: ComponentType }>([
  '../pages/*.tsx',
  '../pages/*/index.tsx',
  '!**/*.test.tsx',
]);

/** The translation files that a page needs besides its own. */
const MORE_WORDS: Partial<Record<PageId, readonly WordsNamespace[]>> = {
  contact: ['forms'],
  resources: ['forms'],
  security: ['auth'],
  admin: ['auth', 'media', 'forms', 'lead-source'],
  gallery: ['media'],
};

function pageOf(id: PageId) {
  const path = `../pages/${namespaceOf(id)}`;
  const load = files[`${path}.tsx`] ?? files[`${path}/index.tsx`];
  if (!load) throw new Error(`There is no page ${path}`);
  return lazyPage(id, load, MORE_WORDS[id]);
}

const pages = {
  ...mapTable(ROUTES, (_, id) => pageOf(id)),
  notFound: pageOf('notFound'),
  offline: pageOf('offline'),
} satisfies Record<PageId, unknown>;

/** Every path of the site with its page, including aliases such as `/solutions`. */
export const routes = [
  ...ROUTE_IDS.flatMap((id) => ROUTES[id].map((path) => ({ path: path as string, id: id as PageId, Page: pages[id] }))),
  { path: OFFLINE_PATH, id: 'offline' as PageId, Page: pages.offline },
];

export const NotFound = pages.notFound;

/** The page at a path without its language. */
export function pageAt(path: string): PageId {
  return routes.find((route) => route.path === path)?.id ?? 'notFound';
}

/** Loads a page's code and translations. Rejects if they are unavailable. */
export const loadPage = (id: PageId, i18n: i18n) => pages[id].preload(i18n);

/** The translation files of a page. */
export const namespacesOf = (id: PageId) => pages[id].namespaces;

/** Loads the page at a pathname of either language. */
export const loadPathname = (pathname: string, i18n: i18n) => loadPage(pageAt(matchPath(pathname).path), i18n);
