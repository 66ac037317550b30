import { expect, it } from 'vitest';
import { type Locale, localePath, splitLocale } from '../../../src/domain/locale';

// ./paths.test.ts does the same for every route.
it.each<[Locale, string, string]>([
  ['es', '/es/es', '/es'],
  ['en', '/estate', '/estate'],
  ['en', '/ES/contact', '/ES/contact'],
  ['en', '', '/'],
])('reads the language %s of the pathname "%s", and the page %s', (locale, pathname, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path });
});

it.each<[Locale, string, string]>([
  ['en', '/contact?a=1#b', '/contact?a=1#b'],
  ['es', '/', '/es'],
  ['es', '/?a=1', '/es?a=1'],
  ['es', '/#why', '/es#why'],
  ['es', '/contact?from=/es#hours', '/es/contact?from=/es#hours'],
])('the pathname in "%s" for %s is %s', (locale, path, expected) => {
  expect(localePath(locale, path)).toBe(expected);
});
