import type { i18n } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { structuredData } from '../../../build/structured-data';
import { brand } from '../../../src/domain/brand';
import { INTL_LOCALE, LOCALES, type Locale } from '../../../src/domain/locale';
import { pathOf, ROUTE_IDS, type RouteId } from '../../../src/domain/paths';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { namespaceOf } from '../../../src/i18n/namespaces';
import { wordsOf } from '../../support/words';

const instances = Object.fromEntries(LOCALES.map((locale) => [locale, createI18n(locale)])) as Record<Locale, i18n>;

beforeAll(async () => {
  for (const words of Object.values(instances)) {
    await loadNamespaces(words, ['common', ...ROUTE_IDS.map((id) => namespaceOf(id))]);
  }
});

const graphOf = (id: RouteId, locale: Locale) => structuredData(id, instances[locale])['@graph'];

const nodesOf = (type: string, id: RouteId, locale: Locale = 'en') =>
  graphOf(id, locale).filter((node) => node['@type'] === type);

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const PAGES = ROUTE_IDS.flatMap((id) => LOCALES.map((locale) => [id, locale] as const));

it.each(PAGES)(
  '%s in %s describes itself and the business once, without ratings or dangling references',
  (id, locale) => {
    const graph = graphOf(id, locale);
    const { meta } = wordsOf(namespaceOf(id), locale);
    const url = brand.origin + pathOf(id, locale);
    const page = { '@id': url, name: meta.title, description: meta.description, inLanguage: INTL_LOCALE[locale] };
    expect(graph[0]).toMatchObject(page);
    expect(nodesOf('FinancialService', id, locale)).toHaveLength(1);
    expect(JSON.stringify(graph)).not.toMatch(/review|rating|undefined/i);
    const held = new Set(graph.map((node) => node['@id']));
    const parts = graph.flatMap((node) => Object.values(node)) as { '@id'?: string }[];
    expect(parts.filter((part) => part['@id'] && !held.has(part['@id']))).toEqual([]);
  },
);

describe('the business', () => {
  it('has the facts of the brand module', () => {
    const [business] = nodesOf('FinancialService', 'home');
    const { name, founded, owner, claims, phone, email, address, hours, social } = brand;
    const { locality, region, postalCode, country } = address;
    const opening = hours.week.map(({ days, ...times }) => ({ dayOfWeek: days.map((day) => DAYS[day]), ...times }));
    expect(business).toMatchObject({
      ...{ name, email, telephone: phone.e164, foundingDate: String(founded), founder: { name: owner } },
      additionalProperty: { name: 'Years in operation', value: claims.yearsOfExperience },
      address: { addressLocality: locality, addressRegion: region, postalCode, addressCountry: country },
      openingHoursSpecification: opening,
      knowsLanguage: Object.values(INTL_LOCALE),
    });
    expect(business).not.toHaveProperty('priceRange');
    const profiles = Object.values(social).filter(Boolean);
    expect(business?.sameAs).toEqual(profiles.length > 0 ? profiles : undefined);
    expect(business?.areaServed).toEqual(Object.values(brand.coverage));
  });

  it('has the same id in both languages and a different text in each', () => {
    const [english] = nodesOf('FinancialService', 'home', 'en');
    const [spanish] = nodesOf('FinancialService', 'home', 'es');
    expect(spanish?.['@id']).toBe(english?.['@id']);
    expect(spanish?.additionalProperty).toMatchObject({ name: 'Años de operación' });
    expect(spanish?.description).not.toBe(english?.description);
  });
});

it('the breadcrumbs lead from Home to the page, and Home has none', () => {
  expect(nodesOf('BreadcrumbList', 'zeroFee', 'es')[0]?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${brand.origin}/es` },
    { '@type': 'ListItem', position: 2, name: 'Servicios', item: `${brand.origin}/es/services` },
    { '@type': 'ListItem', position: 3, name: 'Cero comisiones' },
  ]);
  expect(nodesOf('BreadcrumbList', 'home')).toEqual([]);
});

it('only the resources page lists articles, with their dates', () => {
  const days = nodesOf('Article', 'resources', 'es').map(({ datePublished }) => datePublished);
  expect(days).toEqual(['2025-01-15', '2025-01-10', '2025-01-04', '2024-12-28']);
  expect(ROUTE_IDS.filter((id) => nodesOf('Article', id).length > 0)).toEqual(['resources']);
});
