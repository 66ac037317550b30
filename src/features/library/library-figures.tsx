import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Stat } from '../../components/stat';
import { formatNumber, formatSize } from '../../domain/format';
import { useLocale } from '../../i18n/i18n';
import type { libraryFigures } from './library-view';

const FIGURES = ['totalFiles', 'totalSize', 'imageCount', 'videoCount'] as const;

interface LibraryFiguresProps {
  figures: ReturnType<typeof libraryFigures> | null;
  /** Shown in place of figures that are not known. */
  unknown: string;
}

/** The statistics of the library. Source: spec 2 "Media Library tab", spec 9 "Stats grid 4 cards". */
export function LibraryFigures({ figures, unknown }: LibraryFiguresProps) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const text = (id: (typeof FIGURES)[number]) => {
    if (!figures) return unknown;
    // An empty library has a known size of zero.
    return id === 'totalSize' ? (formatSize(figures[id], locale) ?? '0 Bytes') : formatNumber(figures[id], locale);
  };
  return (
    // One line: between heading and button where there is room, else below; on a phone the label is below its value.
    <Box
      as="dl"
      aria-label={t('figures.label')}
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="repeat(4, auto)"
      justifyContent={{ base: 'space-between', md: 'start' }}
      columnGap={{ base: '2', md: '6' }}
      flex={{ base: '1 0 100%', lg: '1' }}
      order={{ lg: -1 }}
    >
      {FIGURES.map((id) => (
        <Stat
          key={id}
          size="sm"
          label={t(`figures.${id}`)}
          value={text(id)}
          flexDirection={{ base: 'column-reverse', md: 'row' }}
          alignItems="baseline"
          gap="0"
          columnGap="2"
        />
      ))}
    </Box>
  );
}
