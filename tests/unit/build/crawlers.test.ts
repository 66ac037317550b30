import sharp from 'sharp';
import { expect, it } from 'vitest';
import { crawlerTags } from '../../../build/crawler-tags';
import { robots, sitemap } from '../../../build/sitemap';
import { SOCIAL_IMAGE_SIZE, socialImageOf } from '../../../build/social-image';
import { structuredData } from '../../../build/structured-data';
import { brand } from '../../../src/domain/brand';
import { DEFAULT_LOCALE, LOCALES } from '../../../src/domain/locale';
import { PUBLIC_ROUTES, pathOf, ROUTE_IDS } from '../../../src/domain/paths';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';

const words = createI18n('es');
await loadNamespaces(words, ['common', 'home', 'contact', 'zero-fee']);
const nodesOf = (type: string, id: 'home' | 'zeroFee') =>
  structuredData(id, words)['@graph'].filter((node) => node['@type'] === type);

it('the structured data has the facts of the brand module, and breadcrumbs from Home to the page', () => {
  const [business] = nodesOf('FinancialService', 'home');
  expect(business).toMatchObject({ telephone: brand.phone.e164, foundingDate: String(brand.founded) });
  expect(nodesOf('BreadcrumbList', 'zeroFee')[0]?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${brand.origin}/es` },
    { '@type': 'ListItem', position: 2, name: 'Servicios', item: `${brand.origin}/es/services` },
    { '@type': 'ListItem', position: 3, name: 'Cero comisiones' },
  ]);
});

it('the tags for crawlers escape texts in elements and attributes', () => {
  const title = '</script><script>"quoted" & more';
  words.addResource(words.language, 'contact', 'meta.title', title);
  const html = crawlerTags('contact', words);
  expect(html).toContain('content="&lt;/script&gt;&lt;script&gt;&quot;quoted&quot; &amp; more"');
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)['@graph'][0].name).toBe(title);
});

it('the sitemap lists every public page in each language once, with the same alternates, and robots.txt names it', () => {
  const expected = PUBLIC_ROUTES.flatMap((id) => {
    const each = LOCALES.map((locale) => [locale, brand.origin + pathOf(id, locale)]);
    const alternates = [...each, ['x-default', brand.origin + pathOf(id, DEFAULT_LOCALE)]];
    return each.map(([, url]) => ({ url, alternates }));
  });
  const entries = [...sitemap().matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, url, links = '']) => ({
    url,
    alternates: [...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, href]),
  }));
  expect(entries).toEqual(expected);
  expect(robots()).toContain(`Sitemap: ${brand.origin}/sitemap.xml\n`);
});

it('each page has a social image of the size that it states', async () => {
  const images = ROUTE_IDS.flatMap((id) => LOCALES.map((locale) => socialImageOf(id, locale)));
  for (const image of images) {
    const { format, width, height } = await sharp(`public${image}`).metadata();
    expect({ format, width, height }, image).toEqual({ format: 'png', ...SOCIAL_IMAGE_SIZE });
  }
});
