import { expect, it } from 'vitest';
import { robots, sitemap } from '../../../build/sitemap';
import { brand } from '../../../src/domain/brand';
import { DEFAULT_LOCALE, LOCALES } from '../../../src/domain/locale';
import { PUBLIC_ROUTES, pathOf } from '../../../src/domain/paths';

it('the sitemap lists every public page in each language once, with the same alternates', () => {
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
});

it('robots.txt names the sitemap and disallows nothing', () => {
  expect(robots()).toContain(`Sitemap: ${brand.origin}/sitemap.xml\n`);
  expect(robots()).not.toMatch(/Disallow: *\S/);
});
