import { expect, it } from 'vitest';
import { LOCALES, localePath } from '../../../src/domain/locale';
import { matchPath, PRIVATE_ROUTES, pathOf, ROUTE_IDS, ROUTES } from '../../../src/domain/paths';

/** Spec 2 "Route table", row by row, and decisions "Accounts and roles" for `/auth/security`. */
const ROUTE_TABLE = [
  '/',
  '/who-we-serve',
  '/who-we-serve/small-business',
  '/who-we-serve/enterprise',
  '/solutions /services',
  '/solutions/pos-systems /services/pos-systems',
  '/solutions/online-payments /services/online-payments',
  '/solutions/credit-card-processing /services/credit-card-processing',
  '/solutions/zero-fee-solutions /services/zero-fee-solutions',
  '/south-texas-advantage',
  '/who-we-are',
  '/industries',
  '/partners',
  '/clients',
  '/contact',
  '/resources',
  '/auth',
  '/auth/security',
  '/admin',
  '/gallery',
].map((row) => row.split(' '));

it('the routes are exactly those of the route table', () => {
  expect(Object.values(ROUTES).flat().sort()).toEqual(ROUTE_TABLE.flat().sort());
});

it.each(ROUTE_TABLE)('the routes show %s in both languages, with or without a slash at the end', (...paths) => {
  const { id } = matchPath(paths[0] ?? '');
  expect(id).not.toBeNull();
  for (const path of paths) {
    for (const url of [path, `${path}/`]) expect(matchPath(url)).toEqual({ id, locale: 'en', path });
    for (const url of [`/es${path}`, `/es${path}/`]) expect(matchPath(url)).toEqual({ id, locale: 'es', path });
  }
});

it('the routes match their canonical paths, and hide the pages for staff from search engines', () => {
  for (const locale of LOCALES)
    for (const id of ROUTE_IDS) expect(matchPath(pathOf(id, locale))).toMatchObject({ id, locale });
  expect(PRIVATE_ROUTES).toEqual(['auth', 'security', 'admin']);
});

it.each([
  // Links of spec 2 without a page.
  ...['/solutions/mobile-payments', '/solutions/cross-border', '/south-texas-advantage/case-studies'],
  ...['/who-we-serve/restaurants', '/who-we-serve/retail', '/who-we-serve/healthcare'],
  ...['/Contact', '/contact/us', '/en', '/estate', '/constructor'],
])('the routes do not include %s', (path) => {
  expect(matchPath(path)).toEqual({ id: null, locale: 'en', path });
  expect(matchPath(`/es${path}`)).toEqual({ id: null, locale: 'es', path });
});

it.each([
  ['en', '/contact?a=1#b', '/contact?a=1#b'],
  ['es', '/', '/es'],
  ['es', '/?a=1', '/es?a=1'],
  ['es', '/contact?from=/es#hours', '/es/contact?from=/es#hours'],
] as const)('a link in "%s" to %s is %s', (locale, path, expected) => {
  expect(localePath(locale, path)).toBe(expected);
});
