import { chakra } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { TransientButton } from '../../components/button';
import { IconClock } from '../../components/icons';
import { formatMoment } from '../../domain/format';
import { useLocale } from '../../i18n/i18n';

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
    borderColor: 'brand.fg',
    borderRadius: 'control',
    textStyle: 'small',
    '& > p': { flex: '1 1 14rem' },
    '& > svg': { flexShrink: 0 },
  },
});

interface SavedNoticeProps {
  at: number;
  onRetry: () => void;
  /** What takes the focus when the notice goes. */
  nextFocusRef: RefObject<HTMLElement | null>;
}

/** Says how old the list is that this device has saved. Source: decisions "Offline and installed". */
export function SavedNotice({ at, onRetry, nextFocusRef }: SavedNoticeProps) {
  const { t } = useTranslation(['gallery', 'media']);
  const moment = formatMoment(at, useLocale());
  return (
    <Notice role="status">
      <IconClock />
      <p>{t('savedList', { moment })}</p>
      <TransientButton nextFocusRef={nextFocusRef} variant="ghost" onClick={onRetry}>
        {t('media:retry')}
      </TransientButton>
    </Notice>
  );
}
