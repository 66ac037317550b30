import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../components/media-details';
import { textIn, useMediaLabels } from '../../components/media-labels';
import { formatMoment } from '../../domain/format';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/i18n';

/** What a file's record says; alternative text is for images only. Source: spec 8 "Empty and fallback states". */
export function ViewFacts({ file }: { file: MediaFile }) {
  const { t } = useTranslation(['library', 'media']);
  const locale = useLocale();
  const { size, dimensions, category } = useMediaLabels(file);
  const facts = [
    [t('file.name'), file.file_name],
    [t('media:size'), size],
    [t('media:dimensions'), dimensions ?? t('media:noDimensions')],
    [t('media:category'), category],
    ...(file.media_type === 'image' ? [[t('file.alt'), textIn(file, 'alt_text', locale).text ?? t('file.noAlt')]] : []),
    ...(file.tags.length > 0 ? [[t('media:tags'), file.tags.join(', ')]] : []),
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
