import { SimpleGrid, Stack } from '@chakra-ui/react';
import { Alert } from '@chakra-ui/react/alert';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { LiveRegion } from '../../components/live-region';
import { TWO_COLUMNS } from '../../components/section';
import { Stat } from '../../components/stat';
import { formatNumber, formatTotalSize } from '../../domain/format';
import { useLocale } from '../../i18n/i18n';
import { useStats } from './use-stats';

/** Total Files, Images, Videos, Storage Used. Source: spec 2 "Dashboard". */
export function Stats() {
  const locale = useLocale();
  const { t } = useTranslation(['admin', 'common']);
  const { data: stats, isError, isFetching, refetch } = useStats();
  const { totalFiles, totalSize, imageCount, videoCount } = stats ?? {};
  const missing = isError ? '–' : t('stats.loading');
  const number = (value?: number) => (value === undefined ? missing : formatNumber(value, locale));
  const size = totalSize === undefined ? missing : formatTotalSize(totalSize, locale);
  const cards = [
    [
      t('stats.totalFiles.label'),
      number(totalFiles),
      totalFiles === 0 ? t('stats.totalFiles.none') : t('stats.totalFiles.some'),
    ],
    [t('stats.images.label'), number(imageCount), t('stats.images.caption')],
    [t('stats.videos.label'), number(videoCount), t('stats.videos.caption')],
    [t('stats.storage.label'), size, t('stats.storage.caption')],
  ];
  return (
    <Stack as="section" tabIndex={-1} aria-label={t('stats.title')} aria-busy={isFetching} gap="4">
      {/* The gaps show the color below as hairlines. */}
      <SimpleGrid
        as="dl"
        templateColumns={{ base: TWO_COLUMNS, lg: 'repeat(4, 1fr)' }}
        gap="1px"
        layerStyle="card"
        bg="border"
        overflow="hidden"
      >
        {cards.map(([label, value, helpText]) => (
          <Stat
            key={label}
            label={label}
            value={value}
            helpText={helpText}
            flexDirection="column"
            justifyContent="start"
            gap="2"
            px={{ base: '4', md: '6' }}
            py={{ base: '5', md: '6' }}
            bg="bg.panel"
            labelProps={{ textStyle: 'label' }}
            overflowWrap="anywhere"
            valueProps={{ fontSize: { base: '1.73rem', md: '2.07rem' } }}
          />
        ))}
      </SimpleGrid>
      {isError && (
        <Alert.Root variant="outline" status="error">
          <LiveRegion role="alert" flex="1" textStyle="small" color="fg.error">
            {t('stats.failed')}
          </LiveRegion>
          <Button variant="ghost" onClick={() => refetch()}>
            {t('common:retry')}
          </Button>
        </Alert.Root>
      )}
    </Stack>
  );
}
