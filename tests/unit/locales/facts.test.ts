import { describe, expect, test } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { LOCALES } from '../../../src/domain/locale';
import { articleDates, testimonialAuthors } from '../../../src/domain/site-facts';
import { wordsOf } from '../../support/words';
import { NAMESPACES, stringsOf } from './every-string';

/** Facts that only the brand module may hold. `$0` is too common to count. */
const facts = [
  ...[brand.slug, brand.owner, brand.phone.display, brand.email, brand.address.postalCode, String(brand.founded)],
  ...Object.values(brand.claims),
  ...Object.values(brand.clientsByIndustry),
  ...Object.values(brand.prices).filter((price) => price !== brand.prices.setupFee),
];

test.each(LOCALES)('no file of words in %s repeats a fact of the brand module', (locale) => {
  const strings = NAMESPACES.flatMap((namespace) =>
    [...stringsOf(namespace, locale)].map(([key, text]) => ({
      place: `${namespace}:${key}`,
      text: text.toLowerCase(),
    })),
  );
  expect(strings.length).toBeGreaterThan(1000);
  const repeated = strings.flatMap(({ place, text }) =>
    facts.filter((fact) => text.includes(fact.toLowerCase())).map((fact) => `${place}: ${fact}`),
  );
  expect(repeated).toEqual([]);
});

const { claims, prices } = brand;
const titles = (items: object) => Object.values(items).map((item: { title: string }) => item.title);
const values = (items: object) => Object.values(items).map((item: { value: string }) => item.value);

describe('the texts that the specification quotes', () => {
  test('Home', () => {
    const home = wordsOf('home', 'en');
    expect(home.hero.title).toBe('Payment Processing Made Simple');
    expect(home.why.title).toBe(`Why Choose ${brand.name}`);
    expect(titles(home.why.items)).toEqual(['Secure Processing', 'Fast Setup', 'Local Support', 'Zero-Fee Options']);
    expect(home.why.items.setup.text).toMatch(/^Start accepting payments within 24 hours/);
    expect(home.solutions.title).toBe('Complete Payment Solutions');
    expect(home.action.title).toBe('Get Your Free Quote Today');
    const { yearsOfExperience, clients, support, uptime } = claims;
    expect(values(home.stats.items)).toEqual([yearsOfExperience, clients, support, uptime]);
  });

  test('header, bottom bar and drawer', () => {
    const { routes, header, bottomBar, drawer } = wordsOf('common', 'en');
    expect(routes).toMatchObject({ home: 'Home', whoWeServe: 'Who We Serve', southTexas: 'South Texas' });
    expect(routes).toMatchObject({ industries: 'Industries', partners: 'Partners', clients: 'Clients' });
    expect(routes).toMatchObject({ resources: 'Resources', contact: 'Contact', whoWeAre: 'Who We Are' });
    expect(header).toMatchObject({ solutions: 'Solutions', login: 'Login', quote: 'Get Quote', user: 'User' });
    expect(header).toMatchObject({ admin: 'Admin', adminPanel: 'Admin Panel', signOut: 'Sign Out' });
    expect(bottomBar).toMatchObject({ home: 'Home', services: 'Services', contact: 'Contact', more: 'More' });
    expect(drawer).toMatchObject({ title: 'Navigation Menu', services: 'Services', quote: 'Get Your Free Quote' });
    const notFound = { code: '404', title: 'Oops! Page not found', home: 'Return to Home' };
    expect(wordsOf('not-found', 'en')).toMatchObject(notFound);
  });

  test('Clients', () => {
    const { items } = wordsOf('clients', 'en').metrics;
    expect(values(items)).toEqual([
      ...[claims.clients, claims.yearsOfExperience, prices.averageSavings, '24 hours', '< 1 hour'],
      ...[claims.support, claims.uptime, claims.satisfaction],
    ]);
    expect(items.uptime).toMatchObject({ label: 'client satisfaction', labelCompact: 'uptime' });
    expect(items.satisfaction.label).toBe('satisfaction');
    expect(Object.values(testimonialAuthors).map(({ rating }) => rating)).toEqual(Array(6).fill(5));
  });

  test('Partners', () => {
    const { partners } = wordsOf('partners', 'en').categories;
    const categories = Object.values(partners).map(({ category }) => category);
    expect(categories).toEqual(['Payment processor', 'Payment processor', 'POS system', 'POS system']);
  });

  test('Resources', () => {
    const { guides, downloads, videos, blog } = wordsOf('resources', 'en');
    expect(titles([guides, downloads, videos, blog])).toEqual(['Guides', 'Downloads', 'Videos', 'Blog']);
    expect(blog.readMore).toBe('Read More');
    expect(Object.keys(articleDates)).toEqual(Object.keys(blog.articles));
    const days = Object.values(articleDates);
    expect(days).toHaveLength(4);
    expect([days[0], days.at(-1)]).toEqual(['2025-01-15', '2024-12-28']);
    expect(days).toEqual([...days].sort().reverse());
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
