import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Text } from '../../components/text';
import { useFocusAfterRemoval } from '../../components/use-focus-after-removal';
import { formatNumber, formatSize } from '../../domain/format';
import { useLocale } from '../../i18n/i18n';
import { useStats } from './api/get-stats';

/** Four figures with hairlines between them. */
const Ledger = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    gap: '1px',
    bg: 'border',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'surface',
    overflow: 'hidden',
  },
});

const Card = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    px: { base: '4', md: '6' },
    py: { base: '5', md: '6' },
    bg: 'bg.panel',
    '& > dt': { textStyle: 'label', color: 'fg.muted' },
    '& > dd': { overflowWrap: 'anywhere' },
    '& > dd:last-child': { textStyle: 'small', color: 'fg.muted' },
  },
});

/** Total Files, Images, Videos, Storage Used. Source: spec 2 "Dashboard". */
export function Stats() {
  const locale = useLocale();
  const { t } = useTranslation(['admin', 'media']);
  const section = useRef<HTMLElement>(null);
  useFocusAfterRemoval(section, section);
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
    <chakra.section
      ref={section}
      tabIndex={-1}
      aria-label={t('figures.title')}
      aria-busy={isFetching}
      display="grid"
      gap="4"
    >
      <Ledger>
        {cards.map(([label, value, caption]) => (
          <Card key={label}>
            <dt>{label}</dt>
            <chakra.dd textStyle="figure" fontSize={{ base: '1.73rem', md: '2.07rem' }}>
              {value}
            </chakra.dd>
            <dd>{caption}</dd>
          </Card>
        ))}
      </Ledger>
      {isError && (
        <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <Text color="fg.error">{t('figures.failed')}</Text>
          <Button variant="outline" onClick={() => refetch()}>
            {t('media:retry')}
          </Button>
        </chakra.div>
      )}
    </chakra.section>
  );
}
