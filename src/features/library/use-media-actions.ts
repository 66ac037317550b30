import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MediaChange } from '../../domain/bulk-edit-form';
import type { MediaFile } from '../../domain/media-record';
import { useFailureReason } from '../../hooks/use-failure-reason';
import { useNotify } from '../../hooks/use-notify';
import { bulkAction } from '../../services/bulk-action';
import { doToAll } from '../../services/do-to-all';
import { deleteFile } from './api/delete-file';
import { patchFile } from './api/patch-file';

/** Deletes a file; a toast reports the result. Source: spec 4 "Media library", spec 8. */
export function useDeleteFile() {
  const { t } = useTranslation('library');
  const notify = useNotify();
  return useMutation({
    mutationFn: (file: MediaFile) => deleteFile(file),
    onSuccess: () => notify.success(t('remove.succeeded')),
    onError: () => notify.failure(t('remove.failed')),
  });
}

const bulk = bulkAction();

const runOnAll = (files: readonly MediaFile[], action: (file: MediaFile) => Promise<void>) =>
  bulk.run(files.length, (report) => doToAll(files, action, () => report(1)));

/** Deletes many files; toasts report the results. */
export function useDeleteFiles() {
  const { t } = useTranslation('library');
  const notify = useNotify();
  const withReasons = useFailureReason();
  return useMutation({
    mutationFn: (files: readonly MediaFile[]) => runOnAll(files, deleteFile),
    onSuccess({ succeeded, failed, reasons }) {
      if (succeeded.length > 0) notify.success(t('bulk.deleted', { count: succeeded.length }));
      if (failed.length > 0) notify.failure(withReasons(t('bulk.deleteFailed', { count: failed.length }), reasons));
    },
  });
}

/** Makes the same change to many files; toasts report the results. */
export function usePatchFiles() {
  const { t } = useTranslation('library');
  const notify = useNotify();
  const withReasons = useFailureReason();
  return useMutation({
    mutationFn: ({ files, change }: { files: readonly MediaFile[]; change: MediaChange }) =>
      runOnAll(files, ({ id }) => patchFile(id, change)),
    onSuccess({ succeeded, failed, reasons }) {
      if (succeeded.length > 0) notify.success(t('bulk.updated', { count: succeeded.length }));
      if (failed.length > 0) notify.failure(withReasons(t('bulk.updateFailed', { count: failed.length }), reasons));
    },
  });
}

/** How many files are done while an action on many runs; otherwise null. */
export const useBulkProgress = () => bulk.useProgress();
