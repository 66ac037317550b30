import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatSize } from '../domain/format';
import type { Locale } from '../domain/locale';
import type { MediaFile } from '../domain/media-record';
import { localeOf } from '../i18n/i18n';

/**
 * How the site labels a file in one language, with fallbacks for what is unknown. `dimensions` is null then, because
 * the library and the gallery show different things in its place.
 * Source: spec 2 "Public gallery", spec 8 "Empty and fallback states".
 */
export function mediaLabels(file: MediaFile, t: TFunction<'media'>, locale: Locale) {
  const title = file.title || file.file_name;
  return {
    title,
    alt: file.alt_text || title,
    description: file.description || t('noDescription'),
    type: t(`types.${file.media_type}`),
    category: file.category ? t(`categories.${file.category}`) : t('uncategorized'),
    size: formatSize(file.file_size, locale) ?? t('unknownSize'),
    dimensions: file.width && file.height ? `${file.width} × ${file.height}` : null,
  };
}

/** The labels of a file in the language of the document. */
export function useMediaLabels(file: MediaFile) {
  const { t, i18n } = useTranslation('media');
  return mediaLabels(file, t, localeOf(i18n));
}
