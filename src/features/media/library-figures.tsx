import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatSize } from '../../domain/format';
import { useLocale } from '../../i18n/use-locale';
import type { libraryFigures } from './library-view';

const FIGURES = ['totalFiles', 'totalSize', 'imageCount', 'videoCount'] as const;

const Row = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'surface',
    overflow: 'hidden',
    bg: 'border',
    gap: '1px',
  },
});
const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1',
    p: '4',
    bg: 'bg.panel',
  },
});

interface LibraryFiguresProps {
  figures: ReturnType<typeof libraryFigures> | null;
  /** Stands for figures that are not known. */
  unknown: string;
}

/** The stat cards. Source: spec 2 "Media Library tab", spec 9 "Stats grid 4 cards". */
export function LibraryFigures({ figures, unknown }: LibraryFiguresProps) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const text = (id: (typeof FIGURES)[number]) => {
    if (!figures) return unknown;
    // Nothing stored is known to be nothing: not of unknown size.
    return id === 'totalSize' ? (formatSize(figures[id], locale) ?? '0 Bytes') : formatNumber(figures[id], locale);
  };
  return (
    <Row aria-label={t('figures.label')}>
      {FIGURES.map((id) => (
        <Card key={id}>
          <chakra.dt textStyle="label" fontWeight="500" color="fg.muted">
            {t(`figures.${id}`)}
          </chakra.dt>
          <chakra.dd textStyle="subheading" fontVariantNumeric="tabular-nums">
            {text(id)}
          </chakra.dd>
        </Card>
      ))}
    </Row>
  );
}
