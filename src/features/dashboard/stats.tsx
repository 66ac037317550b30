import { SimpleGrid, Stack } from '@chakra-ui/react';
import { Alert } from '@chakra-ui/react/alert';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Stat } from '../../components/stat';
import { formatNumber, formatSize } from '../../domain/format';
import { useLocale } from '../../i18n/i18n';
import { useStats } from './api/get-stats';

/** Total Files, Images, Videos, Storage Used. Source: spec 2 "Dashboard". */
export function Stats() {
  const locale = useLocale();
  const { t } = useTranslation(['admin', 'media']);
  const { data: stats, isError, isFetching, refetch } = useStats();
  const { totalFiles, totalSize, imageCount, videoCount } = stats ?? {};
  const missing = isError ? '–' : t('figures.loading');
  const number = (value?: number) => (value === undefined ? missing : formatNumber(value, locale));
  const size = totalSize === undefined ? missing : (formatSize(totalSize, locale) ?? '0 Bytes');
  const cards = [
    [
      t('figures.totalFiles.label'),
      number(totalFiles),
      totalFiles === 0 ? t('figures.totalFiles.none') : t('figures.totalFiles.some'),
    ],
    [t('figures.images.label'), number(imageCount), t('figures.images.caption')],
    [t('figures.videos.label'), number(videoCount), t('figures.videos.caption')],
    [t('figures.storage.label'), size, t('figures.storage.caption')],
  ];
  return (
    <Stack as="section" tabIndex={-1} aria-label={t('figures.title')} aria-busy={isFetching} gap="4">
      {/* The gaps show the color below as hairlines. */}
      <SimpleGrid as="dl" columns={{ base: 2, lg: 4 }} gap="1px" layerStyle="card" bg="border" overflow="hidden">
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
        <Alert.Root variant="outline" status="error" role="alert">
          <Alert.Description flex="1" color="fg.error">
            {t('figures.failed')}
          </Alert.Description>
          <Button variant="ghost" onClick={() => refetch()}>
            {t('media:retry')}
          </Button>
        </Alert.Root>
      )}
    </Stack>
  );
}
