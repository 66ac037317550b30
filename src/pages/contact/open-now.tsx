import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfficeOpen } from '../../domain/office-hours';

const CHECK_EVERY_MS = 30_000;

/** As high before the answer as after it, so that nothing moves. */
const Line = chakra('p', {
  base: {
    minH: '6',
    textStyle: 'small',
    fontWeight: 600,
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& > span::before': { content: '""', boxSize: '2', borderRadius: 'full', bg: 'currentColor' },
    '& > [data-open]': { color: 'fg.success' },
  },
});

/**
 * Whether the office is open now, on the office's clock. The prerendered page cannot know, so it says nothing. Source:
 * decisions "Pages".
 */
export function OpenNow() {
  const { t } = useTranslation('contact');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const check = () => setOpen(isOfficeOpen(new Date()));
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Line role="status">
      {isOpen !== null && <span data-open={isOpen || undefined}>{isOpen ? t('office.open') : t('office.closed')}</span>}
    </Line>
  );
}
