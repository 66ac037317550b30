import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../domain/format';
import { useLocale } from '../../i18n/place';
import { Button } from '../../ui/button';
import { IconClock } from '../../ui/icons';

const Notice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    ps: '4',
    pe: '2',
    py: '2',
    borderWidth: '1px',
    borderColor: 'accent',
    borderRadius: 'control',
    textStyle: 'small',
    '& > p': { flex: '1 1 14rem' },
    '& > svg': { flexShrink: 0 },
  },
});

/** Says of when the list is that this device has kept. Source: decisions "Offline and installed". */
export function KeptNotice({ at, onRetry }: { at: number; onRetry: () => void }) {
  const { t } = useTranslation();
  const moment = formatMoment(at, useLocale());
  return (
    <Notice role="status">
      <IconClock />
      <p>{t('media.gallery.kept', { moment })}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('media.retry')}
      </Button>
    </Notice>
  );
}
