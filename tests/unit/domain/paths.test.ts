import { describe, expect, it } from 'vitest';
import { localePath } from '../../../src/domain/locale';
import { matchPath, PRIVATE_ROUTES, ROUTE_IDS, ROUTES } from '../../../src/domain/paths';

/** Spec 2 "Route table", canonical paths first, and decisions "Accounts and roles" for `/auth/security`. */
const ROUTE_TABLE = [
  ...['/', '/who-we-serve', '/who-we-serve/small-business', '/who-we-serve/enterprise', '/services /solutions'],
  '/services/pos-systems /solutions/pos-systems',
  '/services/online-payments /solutions/online-payments',
  '/services/credit-card-processing /solutions/credit-card-processing',
  '/services/zero-fee-solutions /solutions/zero-fee-solutions',
  ...['/south-texas-advantage', '/who-we-are', '/industries', '/partners', '/clients', '/contact', '/resources'],
  ...['/auth', '/auth/security', '/admin', '/gallery', '/privacy'],
];

it.each(ROUTE_TABLE)('the routes of the specification contain %s', (row) => {
  expect(Object.values(ROUTES).map((paths) => paths.join(' '))).toContain(row);
});

it('the routes hide the pages for accounts and staff from search engines', () => {
  expect(PRIVATE_ROUTES).toEqual(['auth', 'security', 'admin']);
});

const shownPaths = ROUTE_IDS.flatMap((id) => ROUTES[id].map((path) => ({ id, path })));

describe.each(shownPaths)('the route of $path', ({ id, path }) => {
  it.each([path, `${path}/`])('shows it in English: %s', (url) => {
    expect(matchPath(url)).toEqual({ id, locale: 'en', path });
  });

  it.each([localePath('es', path), `/es${path}/`])('shows it in Spanish: %s', (url) => {
    expect(matchPath(url)).toEqual({ id, locale: 'es', path });
  });
});

describe.each([
  // Links of spec 2 without a page.
  ...['/solutions/mobile-payments', '/solutions/cross-border', '/south-texas-advantage/case-studies'],
  ...['/who-we-serve/restaurants', '/who-we-serve/retail', '/who-we-serve/healthcare'],
  ...['/Contact', '/contact/us', '/en', '/estate', '/constructor'],
])('the routes do not include %s', (path) => {
  it('in English', () => {
    expect(matchPath(path)).toEqual({ id: null, locale: 'en', path });
  });

  it('in Spanish', () => {
    expect(matchPath(`/es${path}`)).toEqual({ id: null, locale: 'es', path });
  });
});

it.each([
  ['en', '/contact?a=1#b', '/contact?a=1#b'],
  ['es', '/', '/es'],
  ['es', '/?a=1', '/es?a=1'],
  ['es', '/contact?from=/es#hours', '/es/contact?from=/es#hours'],
] as const)('a link in "%s" to %s is %s', (locale, path, expected) => {
  expect(localePath(locale, path)).toBe(expected);
});
