import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../src/domain/brand';
import { INTL_LOCALE, LOCALES, type Locale } from '../src/domain/locale';
import { pathOf, type RouteId } from '../src/domain/paths';
import { localeOf } from '../src/i18n/i18n';
import { namespaceOf } from '../src/i18n/namespaces';
import { SOCIAL_IMAGE_SIZE, socialImageOf } from './social-image';
import { structuredData } from './structured-data';

const openGraphLocale = (locale: Locale) => INTL_LOCALE[locale].replace('-', '_');

/** JSON for a script element; `<` is escaped so that no text can close the element. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Head tags for crawlers: Open Graph, the Twitter card and JSON-LD. They are only in the prerendered HTML, so visitors
 * load no script for them. Other head tags: src/app/page-head.tsx.
 */
export function crawlerTags(id: RouteId, i18n: i18n): string {
  const locale = localeOf(i18n);
  const t = i18n.getFixedT(null, namespaceOf(id));
  const properties = {
    title: t('meta.title'),
    description: t('meta.description'),
    url: brand.origin + pathOf(id, locale),
    type: 'website',
    site_name: brand.name,
    locale: openGraphLocale(locale),
    image: brand.origin + socialImageOf(id, locale),
    'image:width': SOCIAL_IMAGE_SIZE.width,
    'image:height': SOCIAL_IMAGE_SIZE.height,
    'image:alt': `${brand.name}: ${t('hero.title')}`,
  };
  return renderToStaticMarkup(
    <>
      {Object.entries(properties).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the site's own texts, with `<` escaped
        dangerouslySetInnerHTML={{ __html: inScript(structuredData(id, i18n)) }}
      />
    </>,
  );
}
