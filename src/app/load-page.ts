import type { ComponentType } from 'react';
import type { Locale } from '../domain/locale';
import type { matchPath, RouteId } from '../domain/paths';
import { contentOf, loadContent } from '../i18n/content';
import type { Place } from '../i18n/place';

interface PageModule {
  default: ComponentType;
  /** Fetches what the page needs besides its own words. */
  prepare?: (locale: Locale) => Promise<unknown>;
}

/** Every route's page, fetched when it is first needed. Their paths: src/domain/paths.ts. */
const PAGES: Record<RouteId, () => Promise<PageModule>> = {
  home: () => import('../pages/home'),
  whoWeServe: () => import('../pages/who-we-serve'),
  smallBusiness: () => import('../pages/small-business'),
  enterprise: () => import('../pages/enterprise'),
  services: () => import('../pages/services'),
  posSystems: () => import('../pages/pos-systems'),
  onlinePayments: () => import('../pages/online-payments'),
  creditCardProcessing: () => import('../pages/credit-card-processing'),
  zeroFee: () => import('../pages/zero-fee'),
  southTexas: () => import('../pages/south-texas'),
  whoWeAre: () => import('../pages/who-we-are'),
  industries: () => import('../pages/industries'),
  partners: () => import('../pages/partners'),
  clients: () => import('../pages/clients'),
  contact: () => import('../pages/contact'),
  resources: () => import('../pages/resources'),
  auth: () => import('../pages/auth'),
  admin: () => import('../pages/admin'),
  gallery: () => import('../pages/gallery'),
};

const notFound = (): Promise<PageModule> => import('../pages/not-found');
const loaded = new Map<RouteId | null, ComponentType>();

/**
 * Fetches all that a place needs to be shown: its page and its words. Rejects where a part cannot be had, for
 * instance because a newer version of the site has replaced it.
 */
export async function loadPage({ id, locale }: Pick<Place, 'id' | 'locale'>): Promise<void> {
  const [page] = await Promise.all([
    id ? PAGES[id]() : notFound(),
    loadContent('frame', locale),
    id && loadContent(contentOf(id), locale),
  ]);
  await page.prepare?.(locale);
  loaded.set(id, page.default);
}

/** The page of a route that `loadPage` has fetched before. */
export function readPage(id: ReturnType<typeof matchPath>['id']): ComponentType {
  const page = loaded.get(id);
  if (!page) throw new Error(`Page ${id} is shown before it is loaded`);
  return page;
}
