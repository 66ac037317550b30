import { type Locale, localePath, splitLocale } from './locale';
import { keysOf } from './table';

/**
 * All paths of each route, the canonical one first. The Spanish path is the same under `/es`.
 * Source: docs/spec/product-spec.md 2 "Route table"; alias paths and canonicals: decisions "Languages and URLs".
 */
export const ROUTES = {
  home: ['/'],
  whoWeServe: ['/who-we-serve'],
  smallBusiness: ['/who-we-serve/small-business'],
  enterprise: ['/who-we-serve/enterprise'],
  services: ['/services', '/solutions'],
  posSystems: ['/services/pos-systems', '/solutions/pos-systems'],
  onlinePayments: ['/services/online-payments', '/solutions/online-payments'],
  creditCardProcessing: ['/services/credit-card-processing', '/solutions/credit-card-processing'],
  zeroFee: ['/services/zero-fee-solutions', '/solutions/zero-fee-solutions'],
  southTexas: ['/south-texas-advantage'],
  whoWeAre: ['/who-we-are'],
  industries: ['/industries'],
  clients: ['/clients'],
  partners: ['/partners'],
  resources: ['/resources'],
  gallery: ['/gallery'],
  contact: ['/contact'],
  privacy: ['/privacy'],
  auth: ['/auth'],
  security: ['/auth/security'],
  admin: ['/admin'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type RouteId = keyof typeof ROUTES;
export const ROUTE_IDS = keysOf(ROUTES);

/** Routes that search engines must not index. */
export const PRIVATE_ROUTES: readonly RouteId[] = ['auth', 'security', 'admin'];

/** Routes that search engines index. */
export const PUBLIC_ROUTES = ROUTE_IDS.filter((id) => !PRIVATE_ROUTES.includes(id));

/** Pages that need React as soon as they load. Visitors can read the others without it until they touch them. */
export const APPLICATION_ROUTES: readonly RouteId[] = ['gallery', ...PRIVATE_ROUTES];

/** The page shown for pages that are not available offline. It has no route: nothing links to it. */
export const OFFLINE_PATH = '/offline';

/** The web app manifest of a language. */
export const manifestPath = (locale: Locale) => localePath(locale, '/manifest.webmanifest');

/** The canonical path of a route in a language: `pathOf('contact', 'es')` is `/es/contact`. */
export function pathOf(id: RouteId, locale: Locale): string {
  return localePath(locale, ROUTES[id][0]);
}

/** The path of a route for wouter's `Link`, which adds the language. `pathTo('contact', 'hours')`: `/contact#hours`. */
export function pathTo(id: RouteId, anchor?: string): string {
  return ROUTES[id][0] + (anchor ? `#${anchor}` : '');
}

/**
 * The breadcrumb trail of a route, derived from its path, with Home and the route itself: `home, services, posSystems`.
 * No trail leads through a private route.
 */
export function trailOf(id: RouteId): RouteId[] {
  const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
  return ROUTE_IDS.filter((other) => other === id || PUBLIC_ROUTES.includes(other)).filter((other) =>
    withSlash(ROUTES[id][0]).startsWith(withSlash(ROUTES[other][0])),
  );
}

const idByPath = new Map(ROUTE_IDS.flatMap((id) => ROUTES[id].map((path) => [path as string, id] as const)));

/**
 * Parses a pathname into its route (null if unknown), language, and path within that language. Accepts a trailing
 * slash; is case-sensitive.
 */
export function matchPath(pathname: string): { id: RouteId | null; locale: Locale; path: string } {
  const { locale, path } = splitLocale(pathname);
  return { id: idByPath.get(path) ?? null, locale, path };
}

/**
 * Paths of older links without a page of their own: the not-found page suggests where the topic is now.
 * Source: spec 2 "Route table"; decisions "Pages".
 */
export const MOVED = {
  '/solutions/mobile-payments': { suggestion: 'mobilePayments', route: 'smallBusiness', anchor: 'mobile' },
  '/solutions/cross-border': { suggestion: 'crossBorder', route: 'enterprise', anchor: 'cross-border' },
  '/who-we-serve/restaurants': { suggestion: 'restaurants', route: 'industries', anchor: 'restaurants' },
  '/who-we-serve/retail': { suggestion: 'retail', route: 'industries', anchor: 'retail' },
  '/who-we-serve/healthcare': { suggestion: 'healthcare', route: 'industries', anchor: 'healthcare' },
  '/south-texas-advantage/case-studies': { suggestion: 'caseStudies', route: 'southTexas', anchor: 'case-studies' },
} as const satisfies Record<string, { suggestion: string; route: RouteId; anchor: string }>;
