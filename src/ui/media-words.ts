import type { TFunction } from 'i18next';
import { formatSize } from '../domain/format';
import type { Locale } from '../domain/locale';
import type { MediaFile } from '../domain/media-record';

/**
 * What the interface says of a file, in the page's language and with the fallbacks for what is not known;
 * `dimensions` is null then, since the library and the gallery differ in what they show.
 * Source: spec 2 "Public gallery", spec 8 "Empty and fallback states".
 */
export function mediaWords(file: MediaFile, t: TFunction, locale: Locale) {
  const title = file.title || file.file_name;
  return {
    title,
    alt: file.alt_text || title,
    description: file.description || t('media.noDescription'),
    type: t(`media.types.${file.media_type}`),
    category: file.category ? t(`media.categories.${file.category}`) : t('media.uncategorized'),
    size: formatSize(file.file_size, locale) ?? t('media.unknownSize'),
    dimensions: file.width && file.height ? `${file.width} × ${file.height}` : null,
  };
}
