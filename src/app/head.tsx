import { brand } from '../domain/brand';
import { DEFAULT_LOCALE, LOCALES } from '../domain/locale';
import { manifestPath, OFFLINE_PATH, PRIVATE_ROUTES, pathOf } from '../domain/paths';
import { contentOf, readContent } from '../i18n/content';
import { usePlace } from '../i18n/place';

/**
 * Title, description, canonical and alternates of the page that is drawn; React hoists them to the head. The browser
 * takes them from there (src/ui/page-document.ts). What is for machines that run no scripts is written by
 * src/prerender/page-tags.tsx.
 */
export function Head() {
  const { locale } = usePlace();
  return (
    <>
      <PageHead />
      <link rel="manifest" href={manifestPath(locale)} />
      <meta name="apple-mobile-web-app-title" content={brand.shortName} />
    </>
  );
}

function PageHead() {
  const { id, locale, path } = usePlace();
  if (!id) {
    const { meta } = path === OFFLINE_PATH ? readContent('offline', locale) : readContent('frame', locale).notFound;
    return (
      <>
        <title>{meta.title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const { meta } = readContent(contentOf(id), locale);
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords} />
      {PRIVATE_ROUTES.includes(id) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={brand.origin + pathOf(id, locale)} />
      {LOCALES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={brand.origin + pathOf(id, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={brand.origin + pathOf(id, DEFAULT_LOCALE)} />
    </>
  );
}
