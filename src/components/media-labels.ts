import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatSize } from '../domain/format';
import type { Locale } from '../domain/locale';
import type { MediaFile } from '../domain/media-record';
import { localeOf } from '../i18n/i18n';

/**
 * The labels of a file, with fallbacks for missing values. `dimensions` is null if unknown, because the library and the
 * gallery use different fallbacks.
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

/** The labels of a file in the document's language. */
export function useMediaLabels(file: MediaFile) {
  const { t, i18n } = useTranslation('media');
  return mediaLabels(file, t, localeOf(i18n));
}
