import type { i18n } from 'i18next';
import { brand } from '../src/domain/brand';
import { INTL_LOCALE, LOCALES } from '../src/domain/locale';
import { pathOf, type RouteId, trailOf } from '../src/domain/paths';
import { articleDates } from '../src/domain/site-content';
import { localeOf } from '../src/i18n/i18n';
import { namespaceOf } from '../src/i18n/namespaces';
import { socialImageOf } from './social-image';

type Node = Record<string, unknown>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const BUSINESS = { '@id': `${brand.origin}/#business` };
const SITE = { '@id': `${brand.origin}/#site` };
const LANGUAGES = LOCALES.map((locale) => INTL_LOCALE[locale]);

/** Page types of schema.org. */
const PAGE_TYPES: Partial<Record<RouteId, string>> = {
  whoWeAre: 'AboutPage',
  contact: 'ContactPage',
  gallery: 'CollectionPage',
};

/**
 * The full business, on every page. FinancialService is the LocalBusiness type for payments. No reviews or ratings:
 * search engines penalize self-published ones (decisions "Brand").
 */
function business(i18n: i18n): Node {
  const t = i18n.getFixedT(null, 'common');
  const { phone, email, address } = brand;
  const profiles = Object.values(brand.social).filter((url) => url !== null);
  return {
    '@type': 'FinancialService',
    ...BUSINESS,
    name: brand.name,
    description: t('footer.tagline'),
    url: `${brand.origin}/`,
    logo: `${brand.origin}/icon-512.png`,
    image: brand.origin + socialImageOf('home', localeOf(i18n)),
    telephone: phone.e164,
    email,
    foundingDate: String(brand.founded),
    founder: { '@type': 'Person', name: brand.owner },
    additionalProperty: {
      '@type': 'PropertyValue',
      name: t('yearsInOperation'),
      value: brand.claims.yearsOfExperience,
    },
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: brand.hours.week.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      opens,
      closes,
    })),
    areaServed: Object.values(brand.coverage),
    knowsLanguage: LANGUAGES,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The breadcrumb trail; Home has none, and the last item, the page itself, needs no URL. */
function breadcrumbs(id: RouteId, i18n: i18n): Node[] {
  const locale = localeOf(i18n);
  const trail = trailOf(id);
  if (trail.length < 2) return [];
  const t = i18n.getFixedT(null, 'common');
  const itemListElement = trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: t(`routes.${step}`),
    ...(step !== id && { item: brand.origin + pathOf(step, locale) }),
  }));
  return [{ '@type': 'BreadcrumbList', '@id': `${brand.origin}${pathOf(id, locale)}#trail`, itemListElement }];
}

/** The dated articles of the resources page. */
function articles(id: RouteId, i18n: i18n): Node[] {
  if (id !== 'resources') return [];
  const locale = localeOf(i18n);
  const t = i18n.getFixedT(null, 'resources');
  return (Object.keys(articleDates) as (keyof typeof articleDates)[]).map((article) => ({
    '@type': 'Article',
    headline: t(`blog.articles.${article}.title`),
    description: t(`blog.articles.${article}.text`),
    datePublished: articleDates[article],
    inLanguage: INTL_LOCALE[locale],
    image: brand.origin + socialImageOf(id, locale),
    author: BUSINESS,
    publisher: BUSINESS,
    isPartOf: { '@id': brand.origin + pathOf(id, locale) },
  }));
}

/** JSON-LD about the business, the site and the page. The page's translations must be loaded. */
export function structuredData(id: RouteId, i18n: i18n): { '@context': string; '@graph': Node[] } {
  const locale = localeOf(i18n);
  const t = i18n.getFixedT(null, namespaceOf(id));
  const url = brand.origin + pathOf(id, locale);
  const trail = breadcrumbs(id, i18n);
  const page: Node = {
    '@type': PAGE_TYPES[id] ?? 'WebPage',
    '@id': url,
    url,
    name: t('meta.title'),
    description: t('meta.description'),
    inLanguage: INTL_LOCALE[locale],
    isPartOf: SITE,
    about: BUSINESS,
    ...(trail[0] && { breadcrumb: { '@id': trail[0]['@id'] } }),
  };
  const site: Node = {
    '@type': 'WebSite',
    ...SITE,
    url: `${brand.origin}/`,
    name: brand.name,
    inLanguage: LANGUAGES,
    publisher: BUSINESS,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [page, ...trail, ...articles(id, i18n), site, business(i18n)],
  };
}
