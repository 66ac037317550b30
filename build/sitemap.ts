import { brand } from '../src/domain/brand';
import { DEFAULT_LOCALE, LOCALES } from '../src/domain/locale';
import { PUBLIC_ROUTES, pathOf } from '../src/domain/paths';

/** sitemap.xml: the canonical URL of every indexed page, with its alternates. */
export function sitemap(): string {
  const pages = PUBLIC_ROUTES.flatMap((id) => {
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

/** robots.txt allows everything, including private pages: a crawler must read a page to see its `noindex`. */
export function robots(): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${brand.origin}/sitemap.xml\n`;
}
