import type { i18n } from 'i18next';
import { matchPath, OFFLINE_PATH, ROUTE_IDS, ROUTES } from '../domain/paths';
import type { PageId } from '../i18n/namespaces';
import { lazyPage } from './lazy-page';

const pages = {
  home: lazyPage('home', () => import('../pages/home')),
  whoWeServe: lazyPage('whoWeServe', () => import('../pages/who-we-serve')),
  smallBusiness: lazyPage('smallBusiness', () => import('../pages/small-business')),
  enterprise: lazyPage('enterprise', () => import('../pages/enterprise')),
  services: lazyPage('services', () => import('../pages/services')),
  posSystems: lazyPage('posSystems', () => import('../pages/pos-systems')),
  onlinePayments: lazyPage('onlinePayments', () => import('../pages/online-payments')),
  creditCardProcessing: lazyPage('creditCardProcessing', () => import('../pages/credit-card-processing')),
  zeroFee: lazyPage('zeroFee', () => import('../pages/zero-fee')),
  southTexas: lazyPage('southTexas', () => import('../pages/south-texas')),
  whoWeAre: lazyPage('whoWeAre', () => import('../pages/who-we-are')),
  industries: lazyPage('industries', () => import('../pages/industries')),
  partners: lazyPage('partners', () => import('../pages/partners')),
  clients: lazyPage('clients', () => import('../pages/clients')),
  contact: lazyPage('contact', () => import('../pages/contact'), ['forms']),
  resources: lazyPage('resources', () => import('../pages/resources'), ['forms']),
  auth: lazyPage('auth', () => import('../pages/auth')),
  security: lazyPage('security', () => import('../pages/auth/security'), ['auth']),
  admin: lazyPage('admin', () => import('../pages/admin'), ['auth', 'media']),
  gallery: lazyPage('gallery', () => import('../pages/gallery'), ['media']),
  notFound: lazyPage('notFound', () => import('../pages/not-found')),
  offline: lazyPage('offline', () => import('../pages/offline')),
} satisfies Record<PageId, ReturnType<typeof lazyPage>>;

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
