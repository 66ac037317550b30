import { useTranslation } from 'react-i18next';
import type { MediaChange } from '../../domain/bulk-edit-form';
import type { MediaFile } from '../../domain/media-record';
import { useFailureReason } from '../../hooks/use-failure-reason';
import { useNotify } from '../../hooks/use-notify';
import { bulkAction } from '../../services/bulk-action';
import { doToAll } from '../../services/do-to-all';
import { deleteFile } from './api/delete-file';
import { patchFile } from './api/patch-file';

const bulk = bulkAction();

/** Actions on existing files; toasts report the results. Source: spec 4 "Media library", spec 8. */
export function useMediaActions() {
  const { t } = useTranslation('library');
  const notify = useNotify();
  const withReasons = useFailureReason();

  const run = (files: readonly MediaFile[], action: (file: MediaFile) => Promise<void>) =>
    bulk.run(files.length, (report) => doToAll(files, action, () => report(1)));

  return {
    /** How many files are done while an action on many runs. */
    progress: bulk.useProgress(),

    async remove(file: MediaFile): Promise<boolean> {
      try {
        await deleteFile(file);
      } catch (error) {
        console.warn(`${file.file_name} was not deleted`, error);
        notify.failure(t('remove.failed'));
        return false;
      }
      notify.success(t('remove.succeeded'));
      return true;
    },

    /** Returns the files that remain. */
    async removeAll(files: readonly MediaFile[]): Promise<readonly MediaFile[]> {
      const { succeeded, failed, reasons } = await run(files, deleteFile);
      if (succeeded.length > 0) notify.success(t('bulk.deleted', { count: succeeded.length }));
      if (failed.length > 0) notify.failure(withReasons(t('bulk.deleteFailed', { count: failed.length }), reasons));
      return failed;
    },

    /** Returns whether all remaining files were changed. */
    async patchAll(files: readonly MediaFile[], change: MediaChange): Promise<boolean> {
      const patch = ({ id }: MediaFile) => patchFile(id, change);
      const { succeeded, failed, gone, reasons } = await run(files, patch);
      if (succeeded.length > 0) notify.success(t('bulk.updated', { count: succeeded.length }));
      if (failed.length > 0) notify.failure(withReasons(t('bulk.updateFailed', { count: failed.length }), reasons));
      return failed.length === gone.length;
    },
  };
}
