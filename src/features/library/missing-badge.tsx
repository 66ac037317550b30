import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconWarning } from '../../components/icons';
import { formatMoment } from '../../domain/format';
import { useLocale } from '../../i18n/use-locale';

const Badge = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    textStyle: 'label',
    color: 'fg.error',
    '& svg': { boxSize: '1rem', flexShrink: 0, mt: '0.1em' },
  },
});

/** Marks a record whose object was deleted outside of the library; with `since` it says so in a sentence. */
export function MissingBadge({ since }: { since?: number | null }) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  return (
    <Badge>
      <IconWarning />
      {since ? t('missing.since', { time: formatMoment(since, locale) }) : t('missing.label')}
    </Badge>
  );
}
