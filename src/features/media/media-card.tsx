import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/place';
import { MediaThumbnail } from '../../ui/media-thumbnail';
import { mediaWords } from '../../ui/media-words';

const Card = chakra('li', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Name = chakra('h3', { base: { textStyle: 'small', fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' } });
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    textStyle: 'label',
    fontWeight: 500,
    '& > dt': { color: 'muted' },
    '& > dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});

/** One file of the library. Source: spec 2 "Media Library tab", spec 8 "Empty and fallback states". */
export function MediaCard({ file, src }: { file: MediaFile; src: string }) {
  const { t } = useTranslation();
  const { title, alt, type, size, category, dimensions } = mediaWords(file, t, useLocale());
  return (
    <Card>
      <MediaThumbnail file={file} src={src} alt={alt} typeLabel={type} />
      <Name>{title}</Name>
      <Facts>
        <dt>{t('media.size')}</dt>
        <dd>{size}</dd>
        <dt>{t('media.category')}</dt>
        <dd>{category}</dd>
        <dt>{t('media.dimensions')}</dt>
        <dd>{dimensions ?? t('media.noDimensions')}</dd>
      </Facts>
    </Card>
  );
}
