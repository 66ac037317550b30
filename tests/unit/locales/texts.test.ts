import { expect, test } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { LOCALES } from '../../../src/domain/locale';
import { failureToast } from '../../../src/features/auth/failure';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { wordsOf } from '../../support/words';
import { everyString, NAMESPACES, stringsOf } from './every-string';

/** Facts that only the brand module may hold. `$0` is too common to count. */
const facts = [
  brand.slug,
  brand.owner,
  brand.phone.display,
  brand.email,
  brand.address.postalCode,
  String(brand.founded),
  ...Object.values(brand.claims),
  ...Object.values(brand.clientsByIndustry),
  ...Object.values(brand.prices).filter((price) => price !== brand.prices.setupFee),
];

test.each(LOCALES)('no file of words in %s repeats a fact of the brand module', (locale) => {
  const strings = NAMESPACES.flatMap((namespace) => [...stringsOf(namespace, locale)]);
  expect(strings.length).toBeGreaterThan(1000);
  const repeating = strings.filter(([, text]) => facts.some((fact) => text.toLowerCase().includes(fact.toLowerCase())));
  expect(repeating).toEqual([]);
});

// tests/e2e/specified.ts has the other ones.
test('the texts around every page and on the page for unknown addresses are those of the specification', () => {
  const { routes, header, drawer } = wordsOf('common', 'en');
  expect(routes.whoWeAre).toBe('Who We Are');
  expect(header).toMatchObject({ user: 'User', admin: 'Admin', adminPanel: 'Admin Panel', signOut: 'Sign Out' });
  expect(drawer).toMatchObject({ title: 'Navigation Menu', services: 'Services', quote: 'Get Your Free Quote' });
  const notFound = { code: '404', title: 'Oops! Page not found', home: 'Return to Home' };
  expect(wordsOf('not-found', 'en')).toMatchObject(notFound);
});

test('a failed sign-in or sign-up has the title of the specification, and that of any other failure if it is unknown', async () => {
  const i18n = createI18n('en');
  await loadNamespaces(i18n, ['auth']);
  const t = i18n.getFixedT(null, 'auth');
  expect(failureToast(t, 'Signup Failed', 'email-taken')).toMatchObject({ kind: 'error', title: 'Signup Failed' });
  const unexpected = { kind: 'error', title: 'Error', description: 'An unexpected error occurred' };
  expect(failureToast(t, 'Login Failed', 'unknown')).toEqual(unexpected);
});

test.each(LOCALES)('titles and descriptions are unique and fit search results in %s', (locale) => {
  const textsOf = (name: string) =>
    everyString(locale).flatMap(({ key, text }) => (key === `meta.${name}` ? text : []));
  const [titles, descriptions] = [textsOf('title'), textsOf('description')];
  for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(texts.length);
  expect(titles.filter((title) => !title.endsWith(` | ${brand.name}`))).toEqual([]);
  expect(descriptions.filter((description) => description.length > 155)).toEqual([]);
});
