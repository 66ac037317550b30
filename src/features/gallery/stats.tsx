import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { INTL_LOCALE } from '../../domain/locale';
import { useLocale } from '../../i18n/i18n';
import type { GallerySummary } from './gallery-view';

const STATS = ['totalFiles', 'images', 'featured'] as const satisfies (keyof GallerySummary['counts'])[];

const Row = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, auto)', md: 'repeat(3, max-content)' },
    columnGap: { base: '4', md: '16' },
    flex: { base: '1 0 auto', md: 'none' },
  },
});

/** The counters in one line; `unknown` stands in until they are loaded. Source: spec 2 "Public gallery". */
export function Stats({ counts, unknown }: { counts: GallerySummary['counts'] | null; unknown: string }) {
  const { t } = useTranslation('gallery');
  const locale = useLocale();
  return (
    <Row aria-label={t('figures')} aria-live="polite" aria-atomic>
      {STATS.map((id) => (
        <chakra.div key={id} display="flex" flexDirection="column-reverse" gap="1">
          <chakra.dt textStyle="label" fontWeight="500" color="fg.muted">
            {t(id)}
          </chakra.dt>
          <chakra.dd textStyle="figure">{counts ? counts[id].toLocaleString(INTL_LOCALE[locale]) : unknown}</chakra.dd>
        </chakra.div>
      ))}
    </Row>
  );
}
