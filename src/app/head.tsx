import { useEffect } from 'react';
import { brand } from '../domain/brand';
import { INTL_LOCALE, LOCALES, type Locale, localePath } from '../domain/locale';
import { PRIVATE_ROUTES, ROUTES } from '../domain/paths';
import { contentOf, readContent } from '../i18n/content';
import { usePlace } from '../i18n/place';

/** Title, description, canonical, alternates and Open Graph of the page that is shown; React hoists them to the head. */
export function Head() {
  const { id, locale } = usePlace();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  if (!id) {
    return (
      <>
        <title>{readContent('frame', locale).notFound.meta.title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const { meta } = readContent(contentOf(id), locale);
  const address = (language: Locale) => brand.origin + localePath(language, ROUTES[id][0]);
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords} />
      {PRIVATE_ROUTES.includes(id) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address(locale)} />
      {LOCALES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={INTL_LOCALE[locale].replace('-', '_')} />
    </>
  );
}
