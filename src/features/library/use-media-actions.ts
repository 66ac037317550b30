import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../domain/media-record';
import type { MediaChange } from '../../domain/media-store';
import { useServices } from '../../services/provider';
import { useBulk } from './use-bulk';
import { useFailureReason } from './use-failure-reason';
import { useNotify } from './use-notify';

/**
 * Actions on existing files. Toasts report the results, then `refresh` gets the ids of deleted files.
 * Source: spec 4 "Media library", spec 8.
 */
export function useMediaActions(refresh: (gone?: ReadonlySet<string>) => Promise<void>) {
  const { t } = useTranslation('library');
  const services = useServices();
  const notify = useNotify();
  const bulk = useBulk();
  const withReasons = useFailureReason();
  const idsOf = (files: readonly MediaFile[]) => new Set(files.map(({ id }) => id));

  return {
    progress: bulk.progress,

    saved() {
      notify.success(t('edit.succeeded'));
      return refresh();
    },

    saveFailed: () => notify.failure(t('edit.failed')),

    /**
     * Someone else has changed or deleted a file that was being saved, so the list is stale. A toast says so if the
     * form is closed.
     */
    overtaken(file: MediaFile, isGone: boolean, isShown: boolean) {
      const failure = t('edit.failed');
      if (!isShown) notify.failure(isGone ? withReasons(failure, ['gone']) : failure);
      return refresh(idsOf(isGone ? [file] : []));
    },

    async remove(file: MediaFile): Promise<boolean> {
      try {
        const store = await services.media();
        await store.remove(file);
      } catch (error) {
        console.warn(`${file.file_name} was not deleted`, error);
        notify.failure(t('remove.failed'));
        return false;
      }
      notify.success(t('remove.succeeded'));
      void refresh(idsOf([file]));
      return true;
    },

    /** Returns the files that remain. */
    async removeAll(files: readonly MediaFile[]): Promise<readonly MediaFile[]> {
      const { succeeded, failed, reasons } = await bulk.remove(files);
      if (succeeded.length > 0) notify.success(t('bulk.deleted', { count: succeeded.length }));
      if (failed.length > 0) notify.failure(withReasons(t('bulk.deleteFailed', { count: failed.length }), reasons));
      void refresh(idsOf(succeeded));
      return failed;
    },

    /** Returns whether all remaining files were changed. */
    async patchAll(files: readonly MediaFile[], change: MediaChange): Promise<boolean> {
      const { succeeded, failed, gone, reasons } = await bulk.patch(files, change);
      if (succeeded.length > 0) notify.success(t('bulk.updated', { count: succeeded.length }));
      if (failed.length > 0) notify.failure(withReasons(t('bulk.updateFailed', { count: failed.length }), reasons));
      void refresh(idsOf(gone));
      return failed.length === gone.length;
    },
  };
}
