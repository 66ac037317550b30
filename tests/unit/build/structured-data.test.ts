import { expect, it } from 'vitest';
import { crawlerTags } from '../../../build/crawler-tags';
import { structuredData } from '../../../build/structured-data';
import { brand } from '../../../src/domain/brand';
import type { RouteId } from '../../../src/domain/paths';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { namespaceOf } from '../../../src/i18n/namespaces';

// ./html.test.ts checks what all pages have in common.

const words = createI18n('es');
const nodesOf = async (type: string, id: RouteId) => {
  await loadNamespaces(words, ['common', namespaceOf(id)]);
  return structuredData(id, words)['@graph'].filter((node) => node['@type'] === type);
};

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

it('the business has the facts of the brand module', async () => {
  const [business] = await nodesOf('FinancialService', 'home');
  const profiles = Object.values(brand.social).filter(Boolean);
  expect(business?.telephone).toBe(brand.phone.e164);
  expect(business?.openingHoursSpecification).toMatchObject(
    brand.hours.week.map(({ days }) => ({ dayOfWeek: days.map((day) => DAYS[day]) })),
  );
  expect(business).not.toHaveProperty('priceRange');
  expect(business?.sameAs).toEqual(profiles.length > 0 ? profiles : undefined);
});

it('the breadcrumbs lead from Home to the page', async () => {
  expect((await nodesOf('BreadcrumbList', 'zeroFee'))[0]?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${brand.origin}/es` },
    { '@type': 'ListItem', position: 2, name: 'Servicios', item: `${brand.origin}/es/services` },
    { '@type': 'ListItem', position: 3, name: 'Cero comisiones' },
  ]);
});

it('escapes texts in elements and attributes', async () => {
  await loadNamespaces(words, ['common', 'contact']);
  const title = '</script><script>"quoted" & more';
  words.addResource(words.language, 'contact', 'meta.title', title);
  const html = crawlerTags('contact', words);
  expect(html).toContain('content="&lt;/script&gt;&lt;script&gt;&quot;quoted&quot; &amp; more"');
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)['@graph'][0].name).toBe(title);
});
