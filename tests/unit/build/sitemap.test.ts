import { describe, expect, it } from 'vitest';
import { robots, sitemap } from '../../../build/sitemap';
import { brand } from '../../../src/domain/brand';
import { LOCALES } from '../../../src/domain/locale';
import { PRIVATE_ROUTES, pathOf, ROUTE_IDS } from '../../../src/domain/paths';

const PUBLIC = ROUTE_IDS.filter((id) => !PRIVATE_ROUTES.includes(id));

describe('the sitemap', () => {
  it('lists the canonical URL of every public page in both languages once', () => {
    const listed = [...sitemap().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const pages = PUBLIC.flatMap((id) => LOCALES.map((locale) => brand.origin + pathOf(id, locale)));
    expect(listed.toSorted()).toEqual(pages.toSorted());
  });

  it('has the same alternates for both languages of a page', () => {
    const entries = sitemap().match(/<url>.*<\/url>/g) ?? [];
    const alternates = entries.map((entry) =>
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, address]) => [tag, address]),
    );
    const expected = PUBLIC.flatMap((id) => {
      const [english, spanish] = LOCALES.map((locale) => brand.origin + pathOf(id, locale));
      const both = [
        ['en', english],
        ['es', spanish],
        ['x-default', english],
      ];
      return [both, both];
    });
    expect(alternates).toEqual(expected);
  });
});

it('robots.txt names the sitemap and disallows nothing', () => {
  expect(robots()).toContain(`Sitemap: ${brand.origin}/sitemap.xml\n`);
  expect(robots()).not.toMatch(/Disallow: *\S/);
});
