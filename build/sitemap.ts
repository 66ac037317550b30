import { brand } from '../src/domain/brand';
import { DEFAULT_LOCALE, LOCALES } from '../src/domain/locale';
import { PRIVATE_ROUTES, pathOf, ROUTE_IDS } from '../src/domain/paths';

/** sitemap.xml: the canonical address of every page that search engines may list, each with its alternates. */
export function sitemap(): string {
  const pages = ROUTE_IDS.filter((id) => !PRIVATE_ROUTES.includes(id)).flatMap((id) => {
    const alternates = [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', DEFAULT_LOCALE] as const]
      .map(
        ([tag, locale]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${brand.origin}${pathOf(id, locale)}"/>`,
      )
      .join('');
    return LOCALES.map((locale) => `<url><loc>${brand.origin}${pathOf(id, locale)}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
}

/**
 * robots.txt: everything may be read. The private pages too, because a page that may not be read cannot say that it
 * is not to be listed.
 */
export function robots(): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${brand.origin}/sitemap.xml\n`;
}
