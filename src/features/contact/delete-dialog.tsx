import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { OfflineNotice } from '../../components/offline-notice';
import { useNotify } from '../../components/use-notify';
import { QUOTES_COLLECTION, type QuoteRecord } from '../../domain/quotes';
import { useOnline } from '../../services/connection';
import { useDeleteRecord } from './api/delete-record';

/** Asks before it deletes a request: a customer may want that. */
export function DeleteQuote({ request, onClose }: { request: QuoteRecord; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const isOnline = useOnline();
  const { mutateAsync } = useDeleteRecord(QUOTES_COLLECTION, 'quotes');
  const remove = async () => {
    try {
      await mutateAsync(request.id);
      notify.success(t('quotes.deleted'));
      onClose();
    } catch {
      notify.failure(t('quotes.deleteFailed'));
    }
  };
  return (
    <ConfirmDialog
      label={t('quotes.deleteLabel')}
      question={t('quotes.question', { name: `${request.firstName} ${request.lastName}` })}
      confirm={t('quotes.delete')}
      busy={t('quotes.deleting')}
      canChange={isOnline}
      notice={<OfflineNotice isOnline={isOnline} />}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
