import type { ComponentType } from 'react';
import { type Locale, localePath } from '../domain/locale';
import { OFFLINE_PATH, type RouteId } from '../domain/paths';
import { contentOf, loadContent } from '../i18n/content';
import type { Place } from '../i18n/place';
import { hasPart, loadDocument } from '../ui/page-document';

interface PageModule {
  default: ComponentType;
  /** Fetches what the page needs besides its own words. */
  prepare?: (locale: Locale) => Promise<unknown>;
}

type LoadPage = () => Promise<PageModule>;
type Pages = Partial<Record<PageId, LoadPage>>;

/** Pages of which React draws a part, which comes with its own styles (src/ui/deferred.tsx): the rest is HTML. */
const mixed = {
  zeroFee: () => import('../pages/zero-fee'),
  contact: () => import('../pages/contact'),
  resources: () => import('../pages/resources'),
} satisfies Pages;

/** The pages of which React draws anything, fetched when they are first needed. */
const live = {
  ...mixed,
  auth: () => import('../pages/auth'),
  admin: () => import('../pages/admin'),
  gallery: () => import('../pages/gallery'),
  notFound: () => import('../pages/not-found'),
} satisfies Pages;
const LIVE: Pages = live;

/** The others: the browser has them as HTML only (src/ui/still.ts). */
const STILL: Pages = __DRAWS__
  ? ({
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
      offline: () => import('../pages/offline'),
    } satisfies Record<Exclude<PageId, keyof typeof live>, LoadPage>)
  : {};

/** A page: that of a route, or one of the two that stand for what is not there. */
type PageId = RouteId | 'notFound' | 'offline';

const pageOf = ({ id, path }: Place): PageId => id ?? (path === OFFLINE_PATH ? 'offline' : 'notFound');

const loaded = new Map<PageId, ComponentType>();

/**
 * Whether React draws anything of a page in the browser. Under whatever path the service worker has shown the page that
 * says that there is no connection, that one is HTML only: the document tells.
 */
export function isLive(place: Place): boolean {
  const isStill = !__DRAWS__ && hasPart(localePath(place.locale, place.path), 'page');
  return !isStill && pageOf(place) in LIVE;
}

/**
 * Fetches all that a place needs to be shown: its HTML, and its code and its words where it is drawn. Rejects where a
 * part cannot be had, for instance because a newer version of the site has replaced it.
 */
export async function loadPage(place: Place): Promise<void> {
  const { locale, path } = place;
  const id = pageOf(place);
  const code = isLive(place) ? LIVE[id] : STILL[id];
  const isStyled = code && !(id in mixed);
  const [page, styles] = await Promise.all([
    code?.(),
    isStyled && import('../ui/styled'),
    loadContent('frame', locale),
    code && id !== 'notFound' && loadContent(id === 'offline' ? id : contentOf(id), locale),
    __DRAWS__ || loadDocument(localePath(locale, path)),
  ]);
  await page?.prepare?.(locale);
  if (page && !loaded.has(id)) loaded.set(id, styles ? styles.styled(page.default) : page.default);
}

/** The component of a page that `loadPage` has fetched before; none for a still page in the browser. */
export function readPage(place: Place): ComponentType | undefined {
  const page = loaded.get(pageOf(place));
  if (!page && (__DRAWS__ || isLive(place))) throw new Error(`Page ${place.path} is shown before it is loaded`);
  return page;
}
