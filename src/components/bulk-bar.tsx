import { HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { LiveRegion } from './live-region';
import { Small } from './text';

/** In a low window, such as a zoomed one, the bar would cover the items. The margin keeps it off focused controls. */
const STICKY = {
  '@media (min-height: 30em)': {
    position: 'sticky',
    '& ~ ul :is(button, input)': { scrollMarginBottom: { base: '18rem', md: '9rem' } },
  },
};

interface BulkBarProps {
  label: string;
  /** How many items are selected, or the progress of an action on them. */
  status: string;
  clearLabel: string;
  /** False while offline: the bar says so. */
  canChange: boolean;
  isBusy: boolean;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

/**
 * Actions on all selected items of a list. It stands before the list, whose items have many tab stops, and its `order`
 * shows it below them.
 */
export function BulkBar({ label, status, clearLabel, canChange, isBusy, onClear, children }: BulkBarProps) {
  const { t } = useTranslation();
  return (
    <Stack
      as="section"
      data-bulk-bar
      aria-label={label}
      order={1}
      bottom={{ base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '4' }}
      zIndex={5}
      gap="3"
      p="3"
      layerStyle="card"
      borderColor="border.emphasized"
      css={STICKY}
    >
      <HStack>
        <LiveRegion
          flex="1"
          maxW="none"
          px="2"
          textStyle="small"
          fontWeight="semibold"
          color="fg"
          _empty={{ position: 'static' }}
        >
          {status}
        </LiveRegion>
        <Button variant="ghost" disabled={isBusy} onClick={onClear}>
          {clearLabel}
        </Button>
      </HStack>
      {!canChange && <Small px="2">{t('cannotChange')}</Small>}
      {children}
    </Stack>
  );
}
