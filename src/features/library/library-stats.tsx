import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Stat } from '../../components/stat';
import { formatNumber, formatTotalSize } from '../../domain/format';
import { useLocale } from '../../i18n/i18n';
import type { libraryStats } from './library-view';

const STATS = ['totalFiles', 'totalSize', 'imageCount', 'videoCount'] as const;

interface LibraryStatsProps {
  stats: ReturnType<typeof libraryStats> | null;
  /** Shown in place of stats that are not known. */
  unknown: string;
}

/** The statistics of the library. Source: spec 2 "Media Library tab", spec 9 "Stats grid 4 cards". */
export function LibraryStats({ stats, unknown }: LibraryStatsProps) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const text = (id: (typeof STATS)[number]) => {
    if (!stats) return unknown;
    return id === 'totalSize' ? formatTotalSize(stats[id], locale) : formatNumber(stats[id], locale);
  };
  return (
    // One line: between heading and button where there is room, else below; on a phone the label is below its value.
    <Flex
      as="dl"
      aria-label={t('stats.label')}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      justify={{ base: 'space-between', md: 'start' }}
      columnGap={{ base: '2', md: '6' }}
      flex={{ base: '1 0 100%', lg: '1' }}
      order={{ lg: -1 }}
    >
      {STATS.map((id) => (
        <Stat
          key={id}
          size="sm"
          label={t(`stats.${id}`)}
          value={text(id)}
          flexDirection={{ base: 'column-reverse', md: 'row' }}
          alignItems="baseline"
          gap="0"
          columnGap="2"
        />
      ))}
    </Flex>
  );
}
