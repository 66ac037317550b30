import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../domain/media-record';
import type { MediaChange } from '../../domain/media-store';
import { useServices } from '../../services/provider';
import { useBulk } from './use-bulk';
import { useFailureReason } from './use-failure-reason';
import { useNotify } from './use-notify';

/**
 * What is done to files that are there, told by toasts and followed by `refresh`, which is given the ids of those
 * that are gone. Source: spec 4 "Media library", spec 8.
 */
export function useMediaActions(refresh: (gone?: ReadonlySet<string>) => Promise<void>) {
  const { t } = useTranslation('library');
  const services = useServices();
  const tell = useNotify();
  const bulk = useBulk();
  const because = useFailureReason();
  const idsOf = (files: readonly MediaFile[]) => new Set(files.map(({ id }) => id));

  return {
    progress: bulk.progress,

    saved() {
      tell.success(t('edit.succeeded'));
      return refresh();
    },

    saveFailed: () => tell.failure(t('edit.failed')),

    /**
     * Somebody else has changed a file that was to be saved, or deleted it: the list is out of date. Told where its form
     * was closed and says nothing.
     */
    overtaken(file: MediaFile, isGone: boolean, isTold: boolean) {
      const failure = t('edit.failed');
      if (!isTold) tell.failure(isGone ? because(failure, ['gone']) : failure);
      return refresh(idsOf(isGone ? [file] : []));
    },

    async remove(file: MediaFile): Promise<boolean> {
      try {
        const store = await services.media();
        await store.remove(file);
      } catch (error) {
        console.warn(`${file.file_name} was not deleted`, error);
        tell.failure(t('remove.failed'));
        return false;
      }
      tell.success(t('remove.succeeded'));
      void refresh(idsOf([file]));
      return true;
    },

    /** Gives those that are still there. */
    async removeAll(files: readonly MediaFile[]): Promise<readonly MediaFile[]> {
      const { succeeded, failed, reasons } = await bulk.remove(files);
      if (succeeded.length > 0) tell.success(t('bulk.deleted', { count: succeeded.length }));
      if (failed.length > 0) tell.failure(because(t('bulk.deleteFailed', { count: failed.length }), reasons));
      void refresh(idsOf(succeeded));
      return failed;
    },

    /** Says whether all were changed that are still there. */
    async amendAll(files: readonly MediaFile[], change: MediaChange): Promise<boolean> {
      const { succeeded, failed, gone, reasons } = await bulk.amend(files, change);
      if (succeeded.length > 0) tell.success(t('bulk.updated', { count: succeeded.length }));
      if (failed.length > 0) tell.failure(because(t('bulk.updateFailed', { count: failed.length }), reasons));
      void refresh(idsOf(gone));
      return failed.length === gone.length;
    },
  };
}
