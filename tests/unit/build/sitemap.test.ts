import { describe, expect, it } from 'vitest';
import { robots, sitemap } from '../../../build/sitemap';
import { brand } from '../../../src/domain/brand';
import { DEFAULT_LOCALE, LOCALES } from '../../../src/domain/locale';
import { PRIVATE_ROUTES, pathOf, ROUTE_IDS } from '../../../src/domain/paths';

const PUBLIC = ROUTE_IDS.filter((id) => !PRIVATE_ROUTES.includes(id));

describe('the sitemap', () => {
  it('lists the canonical URL of every public page in both languages once', () => {
    const listed = [...sitemap().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const pages = PUBLIC.flatMap((id) => LOCALES.map((locale) => brand.origin + pathOf(id, locale)));
    expect(listed.toSorted()).toEqual(pages.toSorted());
  });

  it('has the same alternates for every language of a page', () => {
    const entries = sitemap().match(/<url>.*<\/url>/g) ?? [];
    const alternates = entries.map((entry) =>
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, address]) => [tag, address]),
    );
    const expected = PUBLIC.flatMap((id) => {
      const each = LOCALES.map((locale) => [locale, brand.origin + pathOf(id, locale)]);
      return LOCALES.map(() => [...each, ['x-default', brand.origin + pathOf(id, DEFAULT_LOCALE)]]);
    });
    expect(alternates).toEqual(expected);
  });
});

it('robots.txt names the sitemap and disallows nothing', () => {
  expect(robots()).toContain(`Sitemap: ${brand.origin}/sitemap.xml\n`);
  expect(robots()).not.toMatch(/Disallow: *\S/);
});
