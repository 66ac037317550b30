import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatSize } from '../../domain/format';
import { type Locale, otherLocale } from '../../domain/locale';
import { type MediaFile, storedText } from '../../domain/media-record';
import type { MediaText } from '../../domain/media-texts';
import { localeOf } from '../../i18n/i18n';

/** A text of a file in `locale`, else in the other language, which `lang` then names for the HTML attribute. */
export function textIn(file: MediaFile, field: MediaText, locale: Locale): { text: string | null; lang?: Locale } {
  const text = storedText(file, field, locale);
  const other = otherLocale(locale);
  const translation = storedText(file, field, other);
  return text || !translation ? { text } : { text: translation, lang: other };
}

/**
 * How the site labels a file in one language, with fallbacks for what is unknown. `lang` names the language of a text
 * that exists only in the other one. `dimensions` is null if unknown, because the library and the gallery show
 * different things in its place. `noPreview` says why a picture is not shown; null if nothing helps the reader.
 * Source: spec 2 "Public gallery", spec 8 "Empty and fallback states".
 */
export function mediaLabels(file: MediaFile, t: TFunction<'media'>, locale: Locale) {
  const title = textIn(file, 'title', locale);
  const description = textIn(file, 'description', locale);
  const ownAlt = textIn(file, 'alt_text', locale);
  const alt = ownAlt.text ? ownAlt : title;
  return {
    title: title.text || file.file_name,
    alt: alt.text || file.file_name,
    description: description.text || t('noDescription'),
    lang: { title: title.lang, alt: alt.lang, description: description.lang },
    type: t(`types.${file.media_type}`),
    category: file.category ? t(`categories.${file.category}`) : t('uncategorized'),
    size: formatSize(file.file_size, locale) ?? t('unknownSize'),
    noPreview: file.no_preview === 'too-large' ? t('tooLarge') : null,
    dimensions: file.width && file.height ? `${file.width} × ${file.height}` : null,
  };
}

export type MediaLabels = ReturnType<typeof mediaLabels>;

/** The labels of a file in the document's language. */
export function useMediaLabels(file: MediaFile): MediaLabels {
  const { t, i18n } = useTranslation('media');
  return mediaLabels(file, t, localeOf(i18n));
}
