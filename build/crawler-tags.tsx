import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../src/domain/brand';
import { INTL_LOCALE, type Locale, otherLocale } from '../src/domain/locale';
import { pathOf, type RouteId } from '../src/domain/paths';
import { contentOf, readContent } from '../src/i18n/content';
import { SOCIAL_IMAGE_SIZE, socialImageOf } from './social-image';
import { structuredData } from './structured-data';

const openGraphLocale = (locale: Locale) => INTL_LOCALE[locale].replace('-', '_');

/** JSON for a script element: no text in it can end the element. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * The part of a page's head that only machines read, and those fetch each page anew: Open Graph, the Twitter card and
 * JSON-LD. The page's scripts never touch it, so it costs a visitor no script. The rest: src/app/head.tsx.
 */
export function crawlerTags(id: RouteId, locale: Locale): string {
  const { meta, hero } = readContent(contentOf(id), locale);
  const properties = {
    title: meta.title,
    description: meta.description,
    url: brand.origin + pathOf(id, locale),
    type: 'website',
    site_name: brand.name,
    locale: openGraphLocale(locale),
    'locale:alternate': openGraphLocale(otherLocale(locale)),
    image: brand.origin + socialImageOf(id, locale),
    'image:width': SOCIAL_IMAGE_SIZE.width,
    'image:height': SOCIAL_IMAGE_SIZE.height,
    'image:alt': `${brand.name}: ${hero.title}`,
  };
  return renderToStaticMarkup(
    <>
      {Object.entries(properties).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own words, with `<` escaped
        dangerouslySetInnerHTML={{ __html: inScript(structuredData(id, locale)) }}
      />
    </>,
  );
}
