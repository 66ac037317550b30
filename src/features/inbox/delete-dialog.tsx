import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { OfflineNotice } from '../../components/offline-notice';
import { useNotify } from '../../hooks/use-notify';
import { useOnline } from '../../services/connection';
import { useDeleteRecord } from './use-change-records';

interface DeleteDialogProps {
  list: 'quotes' | 'subscribers';
  id: string;
  /** The name or address of the person in the record. */
  name: string;
  onClose: () => void;
}

/** Asks before it deletes a quote request or a subscriber. */
export function DeleteDialog({ list, id, name, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const isOnline = useOnline();
  const { mutateAsync } = useDeleteRecord(list);
  const remove = async () => {
    try {
      await mutateAsync(id);
      notify.success(t(`${list}.deleted`, { name }));
      onClose();
    } catch {
      notify.failure(t(`${list}.deleteFailed`));
    }
  };
  return (
    <ConfirmDialog
      label={t(`${list}.deleteLabel`)}
      question={t(`${list}.question`, { name })}
      confirm={t(`${list}.delete`)}
      busy={t(`${list}.deleting`)}
      canChange={isOnline}
      notice={<OfflineNotice isOnline={isOnline} />}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
