import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { OfflineNotice } from '../../components/offline-notice';
import { useFailureReason } from '../../hooks/use-failure-reason';
import { useNotify } from '../../hooks/use-notify';
import { useOnline } from '../../services/connection';
import { useChangeRecords } from './use-change-records';

interface BulkDialogProps {
  list: 'quotes' | 'subscribers';
  action: 'delete' | 'keep';
  ids: readonly string[];
  /** Called with the ids of the records that could not be changed. The dialog then asks again for these. */
  onChanged: (remaining: string[]) => void;
  onClose: () => void;
}

/** Asks before it deletes or keeps many records, shows its progress, and reports if it stopped early. */
export function BulkDialog({ list, action, ids, onChanged, onClose }: BulkDialogProps) {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const withReasons = useFailureReason();
  const isOnline = useOnline();
  const { progress, change } = useChangeRecords(list);
  const [failure, setFailure] = useState('');
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const count = progress?.total ?? ids.length;
  const run = async () => {
    setFailure('');
    const { remaining, reasons } = await change(action, ids);
    onChanged(remaining);
    if (remaining.length === 0) {
      notify.success(t(`${list}.bulk.${action}.done`, { count }));
      return onClose();
    }
    const done = count - remaining.length;
    const stopped = withReasons(t(`${list}.bulk.${action}.stopped`, { done, count }), reasons);
    // If Back has closed the dialog, a toast reports the failure.
    if (isShown.current) setFailure(stopped);
    else notify.failure(stopped);
  };
  return (
    <ConfirmDialog
      label={t(`${list}.bulk.${action}.label`)}
      question={t(`${list}.bulk.${action}.question`, { count })}
      confirm={t(`${list}.bulk.${action}.confirm`)}
      busy={t('selection.progress', { done: 0, total: count, ...progress })}
      isDestructive={action === 'delete'}
      canChange={isOnline}
      notice={
        <>
          <Box role="alert" color="fg.error" _empty={{ position: 'absolute' }}>
            {failure && `${failure}. ${t('selection.tryAgain')}`}
          </Box>
          <OfflineNotice isOnline={isOnline} />
        </>
      }
      onConfirm={run}
      onClose={onClose}
    />
  );
}
