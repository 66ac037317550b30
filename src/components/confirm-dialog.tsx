import { DialogDescription as Description, Flex, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  label: string;
  question: string;
  /** The label of the button that confirms. */
  confirm: string;
  /** The label of the button while `onConfirm` runs. */
  busy: string;
  isDestructive?: boolean;
  canChange?: boolean;
  /** Why it cannot be confirmed now. */
  notice?: ReactNode;
  /** Runs the confirmed action. The dialog cannot close before it ends. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

const DESTRUCTIVE = { bg: 'fg.error', color: 'bg', _hover: { bg: 'fg.error', filter: 'brightness(1.08)' } } as const;

/** Asks before an action that cannot be undone. The cancel button has the focus first. Source: spec 5 "Delete". */
export function ConfirmDialog(dialog: ConfirmDialogProps) {
  const { label, question, confirm, busy, isDestructive = true, canChange = true, notice } = dialog;
  const { onConfirm, onClose } = dialog;
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
  };
  return (
    <Dialog
      role="alertdialog"
      label={label}
      closeLabel={t('cancel')}
      onClose={onClose}
      isHeld={isBusy}
      w="calc(100% - 2rem)"
      h="fit-content"
      maxW="30rem"
      borderWidth="1px"
      borderRadius="surface"
    >
      <Stack gap="6" p={{ base: '5', md: '6' }} overflowY="auto">
        <Description overflowWrap="anywhere">{question}</Description>
        {notice}
        <Flex wrap="wrap" justify="flex-end" gap="3">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton
            {...(isDestructive && DESTRUCTIVE)}
            disabled={!canChange}
            isBusy={isBusy}
            busyLabel={busy}
            onClick={run}
          >
            {confirm}
          </BusyButton>
        </Flex>
      </Stack>
    </Dialog>
  );
}
