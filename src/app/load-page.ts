import type { ComponentType } from 'react';
import { type Locale, localePath } from '../domain/locale';
import type { RouteId } from '../domain/paths';
import { contentOf, loadContent } from '../i18n/content';
import type { Place } from '../i18n/place';
import { loadDocument } from '../ui/page-document';

interface PageModule {
  default: ComponentType;
  /** Fetches what the page needs besides its own words. */
  prepare?: (locale: Locale) => Promise<unknown>;
}

type Pages = Partial<Record<RouteId, () => Promise<PageModule>>>;

/** The pages that have parts which answer to the visitor by React, fetched when they are first needed. */
const LIVE: Pages = {
  zeroFee: () => import('../pages/zero-fee'),
  contact: () => import('../pages/contact'),
  resources: () => import('../pages/resources'),
  auth: () => import('../pages/auth'),
  admin: () => import('../pages/admin'),
  gallery: () => import('../pages/gallery'),
};

/** The others: the browser has them as HTML only (src/ui/still.ts). */
const STILL: Pages = __DRAWS__
  ? {
      home: () => import('../pages/home'),
      whoWeServe: () => import('../pages/who-we-serve'),
      smallBusiness: () => import('../pages/small-business'),
      enterprise: () => import('../pages/enterprise'),
      services: () => import('../pages/services'),
      posSystems: () => import('../pages/pos-systems'),
      onlinePayments: () => import('../pages/online-payments'),
      creditCardProcessing: () => import('../pages/credit-card-processing'),
      southTexas: () => import('../pages/south-texas'),
      whoWeAre: () => import('../pages/who-we-are'),
      industries: () => import('../pages/industries'),
      partners: () => import('../pages/partners'),
      clients: () => import('../pages/clients'),
    }
  : {};

const notFound = (): Promise<PageModule> => import('../pages/not-found');
const loaded = new Map<RouteId | null, ComponentType>();

/** Whether React draws anything of a page in the browser. */
export const isLive = (id: RouteId | null): boolean => id === null || id in LIVE;

/**
 * Fetches all that a place needs to be shown: its HTML, and its code and its words where it is drawn. Rejects where a
 * part cannot be had, for instance because a newer version of the site has replaced it.
 */
export async function loadPage({ id, locale, path }: Place): Promise<void> {
  const code = id ? (LIVE[id] ?? STILL[id]) : notFound;
  const [page, styles] = await Promise.all([
    code?.(),
    code && import('../ui/styled'),
    loadContent('frame', locale),
    id && code && loadContent(contentOf(id), locale),
    __DRAWS__ || loadDocument(localePath(locale, path)),
  ]);
  await page?.prepare?.(locale);
  if (page && styles && !loaded.has(id)) loaded.set(id, styles.styled(page.default));
}

/** The component of a page that `loadPage` has fetched before; none for a still page in the browser. */
export function readPage(id: RouteId | null): ComponentType | undefined {
  const page = loaded.get(id);
  if (!page && (__DRAWS__ || isLive(id))) throw new Error(`Page ${id} is shown before it is loaded`);
  return page;
}
