import { useTranslation } from 'react-i18next';
import { brand } from '../domain/brand';
import { DEFAULT_LOCALE, LOCALES } from '../domain/locale';
import { manifestPath, PRIVATE_ROUTES, pathOf, type RouteId } from '../domain/paths';
import { useLocale } from '../i18n/i18n';
import { namespaceOf, type PageId } from '../i18n/namespaces';

/**
 * Title, description and links of a page. React puts them into <head>, in the build and on each route change. Tags for
 * crawlers are only in the prerendered HTML: build/crawler-tags.tsx.
 */
export function PageHead({ id }: { id: PageId }) {
  const locale = useLocale();
  return (
    <>
      {id === 'notFound' || id === 'offline' ? <FallbackHead id={id} /> : <RouteHead id={id} />}
      <link rel="manifest" href={manifestPath(locale)} />
      <meta name="apple-mobile-web-app-title" content={brand.shortName} />
    </>
  );
}

/** The head of the not-found and offline pages, which have no canonical URL. */
function FallbackHead({ id }: { id: 'notFound' | 'offline' }) {
  const { t } = useTranslation(namespaceOf(id));
  return (
    <>
      <title>{t('meta.title')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

function RouteHead({ id }: { id: RouteId }) {
  const locale = useLocale();
  const { t } = useTranslation(namespaceOf(id));
  return (
    <>
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      <meta name="keywords" content={t('meta.keywords')} />
      {PRIVATE_ROUTES.includes(id) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={brand.origin + pathOf(id, locale)} />
      {LOCALES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={brand.origin + pathOf(id, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={brand.origin + pathOf(id, DEFAULT_LOCALE)} />
    </>
  );
}
