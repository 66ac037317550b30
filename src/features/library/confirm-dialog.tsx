import { DialogDescription as Description, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { OfflineNotice } from './library-notices';

interface ConfirmDialogProps {
  label: string;
  question: string;
  /** The label of the button while `onConfirm` runs. */
  busy: string;
  canChange: boolean;
  /** Runs the confirmed action. The dialog cannot close before it ends. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. The cancel button has the focus first. Source: spec 5 "Delete". */
export function ConfirmDialog({ label, question, busy, canChange, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('library');
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
  };
  return (
    <Dialog
      role="alertdialog"
      label={label}
      closeLabel={t('remove.cancel')}
      onClose={onClose}
      isHeld={isBusy}
      w="calc(100% - 2rem)"
      h="fit-content"
      maxW="30rem"
      borderWidth="1px"
      borderRadius="surface"
    >
      <Stack gap="6" p={{ base: '5', md: '6' }}>
        <Description overflowWrap="anywhere">{question}</Description>
        <OfflineNotice isOnline={canChange} />
        <Flex wrap="wrap" justify="flex-end" gap="3">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t('remove.cancel')}
          </Button>
          <BusyButton
            bg="fg.error"
            color="bg"
            _hover={{ bg: 'fg.error', filter: 'brightness(1.08)' }}
            disabled={!canChange}
            isBusy={isBusy}
            onClick={confirm}
          >
            <span aria-live="polite">{isBusy ? busy : t('remove.confirm')}</span>
          </BusyButton>
        </Flex>
      </Stack>
    </Dialog>
  );
}
