import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../domain/format';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/locale';
import { Fact, Facts } from '../../ui/media-details';
import { mediaWords } from '../../ui/media-words';

/** What a file's record says; alternative text is for images only. Source: spec 8 "Empty and fallback states". */
export function ViewFacts({ file }: { file: MediaFile }) {
  const { t } = useTranslation('library');
  const { t: media } = useTranslation();
  const locale = useLocale();
  const { size, dimensions, category } = mediaWords(file, media, locale);
  const facts = [
    [t('file.name'), file.file_name],
    [media('media.size'), size],
    [media('media.dimensions'), dimensions ?? media('media.noDimensions')],
    [media('media.category'), category],
    ...(file.media_type === 'image' ? [[t('file.alt'), file.alt_text ?? t('file.noAlt')]] : []),
    ...(file.tags.length > 0 ? [[media('media.tags'), file.tags.join(', ')]] : []),
    [t('file.added'), formatMoment(file.created_at, locale)],
    ...(file.updated_at > file.created_at ? [[t('file.changed'), formatMoment(file.updated_at, locale)]] : []),
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} gridTemplateColumns="8rem minmax(0, 1fr)">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fact>
      ))}
    </Facts>
  );
}
