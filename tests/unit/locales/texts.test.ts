import { describe, expect, test } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { LOCALES } from '../../../src/domain/locale';
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
describe('the texts that the specification quotes', () => {
  test('on every page and the page for unknown addresses', () => {
    const { routes, header, drawer } = wordsOf('common', 'en');
    expect(routes.whoWeAre).toBe('Who We Are');
    expect(header).toMatchObject({ user: 'User', admin: 'Admin', adminPanel: 'Admin Panel', signOut: 'Sign Out' });
    expect(drawer).toMatchObject({ title: 'Navigation Menu', services: 'Services', quote: 'Get Your Free Quote' });
    const notFound = { code: '404', title: 'Oops! Page not found', home: 'Return to Home' };
    expect(wordsOf('not-found', 'en')).toMatchObject(notFound);
  });

  test('categories of files: the value with spaces and capitals', () => {
    const labels = Object.entries(wordsOf('media', 'en').categories);
    expect(labels).toHaveLength(8);
    const capitalized = (value: string) =>
      value.replaceAll(/(^|-)(\w)/g, (_, gap, letter) => (gap && ' ') + letter.toUpperCase());
    for (const [value, label] of labels) expect(label).toBe(capitalized(value));
  });
});

test('each language offers the other one in its own words', () => {
  const { language } = wordsOf('common', 'en');
  expect(language.offer.text).toBe('¿Prefiere leer esta página en español?');
  expect(language.switch).toBe('Leer esta página en español');
  expect(wordsOf('common', 'es').language.switch).toBe('Read this page in English');
});

/** Search results truncate longer descriptions. */
const LONGEST_DESCRIPTION = 155;

test.each(LOCALES)('titles and descriptions are unique and fit search results in %s', (locale) => {
  const textsOf = (name: string) =>
    everyString(locale).flatMap(({ key, text }) => (key === `meta.${name}` ? text : []));
  const [titles, descriptions] = [textsOf('title'), textsOf('description')];
  for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(texts.length);
  expect(titles.filter((title) => !title.endsWith(` | ${brand.name}`))).toEqual([]);
  expect(descriptions.filter((description) => description.length > LONGEST_DESCRIPTION)).toEqual([]);
});
