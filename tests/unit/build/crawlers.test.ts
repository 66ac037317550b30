import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
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

it('the structured data has the facts of the brand module', () => {
  const [business] = nodesOf('FinancialService', 'home');
  expect(business).toMatchObject({ telephone: brand.phone.e164, foundingDate: String(brand.founded) });
});

it('the structured data has breadcrumbs from Home to the page', () => {
  expect(nodesOf('BreadcrumbList', 'zeroFee')[0]?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${brand.origin}/es` },
    { '@type': 'ListItem', position: 2, name: 'Servicios', item: `${brand.origin}/es/services` },
    { '@type': 'ListItem', position: 3, name: 'Cero comisiones' },
  ]);
});

describe('the tags for crawlers of a page with markup in its title', () => {
  const title = '</script><script>"quoted" & more';
  let html: string;
  beforeAll(() => {
    words.addResource(words.language, 'contact', 'meta.title', title);
    html = crawlerTags('contact', words);
  });

  it('escape it in attributes', () => {
    expect(html).toContain('content="&lt;/script&gt;&lt;script&gt;&quot;quoted&quot; &amp; more"');
  });

  it('do not let it end the script of the structured data', () => {
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  });

  it('keep it in the structured data', () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)['@graph'][0].name).toBe(title);
  });
});

describe('the sitemap', () => {
  const urlsOf = (id: (typeof PUBLIC_ROUTES)[number]) => LOCALES.map((locale) => brand.origin + pathOf(id, locale));
  const entries = [...sitemap().matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, url, links = '']) => ({
    url,
    alternates: [...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, href]),
  }));

  it('lists every public page in each language once', () => {
    expect(entries.map(({ url }) => url)).toEqual(PUBLIC_ROUTES.flatMap(urlsOf));
  });

  it.each(PUBLIC_ROUTES)('gives %s the same alternates in each language', (id) => {
    const each = LOCALES.map((locale) => [locale, brand.origin + pathOf(id, locale)]);
    const alternates = [...each, ['x-default', brand.origin + pathOf(id, DEFAULT_LOCALE)]];
    const listed = entries.filter(({ url }) => urlsOf(id).includes(url ?? ''));
    expect(listed.map((entry) => entry.alternates)).toEqual(LOCALES.map(() => alternates));
  });
});

it('robots.txt names the sitemap', () => {
  expect(robots()).toContain(`Sitemap: ${brand.origin}/sitemap.xml\n`);
});

const images = ROUTE_IDS.flatMap((id) => LOCALES.map((locale) => [id, locale] as const));

it.each(images)('the social image of %s in "%s" has the size that the page states', async (id, locale) => {
  const { format, width, height } = await sharp(`public${socialImageOf(id, locale)}`).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...SOCIAL_IMAGE_SIZE });
});
