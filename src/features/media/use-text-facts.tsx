import { Span } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../domain/media-record';
import { type MediaText, textFactsOf } from '../../domain/media-texts';
import { useLocale } from '../../i18n/i18n';
import { textIn } from './media-labels';

/** The label and value of each text that the details of a file list with its other facts; null if it is missing. */
export function useTextFacts(file: MediaFile, reader: 'staff' | 'visitor') {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const labels: Record<MediaText, string> = t('texts', { returnObjects: true });
  return textFactsOf(file.media_type, reader).map((field) => {
    const { text, lang } = textIn(file, field, locale);
    return [labels[field], text && <Span lang={lang}>{text}</Span>] as const;
  });
}
