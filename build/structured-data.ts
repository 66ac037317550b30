import { articleDates } from '../src/content/resources/article-dates';
import { structuredDataWords } from '../src/content/structured-data';
import { brand } from '../src/domain/brand';
import { INTL_LOCALE, LOCALES, type Locale } from '../src/domain/locale';
import { pathOf, type RouteId, trailOf } from '../src/domain/paths';
import { contentOf, readContent } from '../src/i18n/content';
import { socialImageOf } from './social-image';

type Node = Record<string, unknown>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const BUSINESS = { '@id': `${brand.origin}/#business` };
const SITE = { '@id': `${brand.origin}/#site` };
const LANGUAGES = LOCALES.map((locale) => INTL_LOCALE[locale]);

/** Kinds of page that schema.org has a name for. */
const PAGE_TYPES: Partial<Record<RouteId, string>> = {
  whoWeAre: 'AboutPage',
  contact: 'ContactPage',
  gallery: 'CollectionPage',
};

/**
 * The business, whole on every page. FinancialService is the kind of LocalBusiness that moves money. No reviews and
 * no ratings: search engines penalise those that a site gives itself (decisions "Brand").
 */
function business(locale: Locale): Node {
  const { phone, email, address } = brand;
  const profiles = Object.values(brand.social).filter((url) => url !== null);
  return {
    '@type': 'FinancialService',
    ...BUSINESS,
    name: brand.name,
    description: readContent('frame', locale).footer.tagline,
    url: `${brand.origin}/`,
    logo: `${brand.origin}/icon-512.png`,
    image: brand.origin + socialImageOf('home', locale),
    telephone: phone.e164,
    email,
    foundingDate: String(brand.founded),
    founder: { '@type': 'Person', name: brand.owner },
    additionalProperty: {
      '@type': 'PropertyValue',
      name: structuredDataWords[locale].yearsInOperation,
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

/** The way down to a page; Home has none, and the last step is the page itself, which needs no address. */
function breadcrumbs(id: RouteId, locale: Locale): Node[] {
  const trail = trailOf(id);
  if (trail.length < 2) return [];
  const { routes } = readContent('frame', locale);
  const itemListElement = trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: routes[step],
    ...(step !== id && { item: brand.origin + pathOf(step, locale) }),
  }));
  return [{ '@type': 'BreadcrumbList', '@id': `${brand.origin}${pathOf(id, locale)}#trail`, itemListElement }];
}

/** The dated articles, which stand on the page of resources. */
function articles(id: RouteId, locale: Locale): Node[] {
  if (id !== 'resources') return [];
  const { blog } = readContent('resources', locale);
  return (Object.keys(articleDates) as (keyof typeof articleDates)[]).map((article) => ({
    '@type': 'Article',
    headline: blog.articles[article].title,
    description: blog.articles[article].text,
    datePublished: articleDates[article],
    inLanguage: INTL_LOCALE[locale],
    image: brand.origin + socialImageOf(id, locale),
    author: BUSINESS,
    publisher: BUSINESS,
    isPartOf: { '@id': brand.origin + pathOf(id, locale) },
  }));
}

/** What a page tells search engines about the business, the site and itself, for JSON-LD. Its words must be loaded. */
export function structuredData(id: RouteId, locale: Locale): { '@context': string; '@graph': Node[] } {
  const { meta } = readContent(contentOf(id), locale);
  const url = brand.origin + pathOf(id, locale);
  const trail = breadcrumbs(id, locale);
  const page: Node = {
    '@type': PAGE_TYPES[id] ?? 'WebPage',
    '@id': url,
    url,
    name: meta.title,
    description: meta.description,
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
    '@graph': [page, ...trail, ...articles(id, locale), site, business(locale)],
  };
}
