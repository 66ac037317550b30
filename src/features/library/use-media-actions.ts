import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../components/use-notify';
import type { MediaChange } from '../../domain/bulk-edit-form';
import type { MediaFile } from '../../domain/media-record';
import { leaveWarning } from '../../services/leave-warning';
import { deleteFile } from '../media/api/delete-file';
import { patchFile } from '../media/api/patch-file';
import { doToAll } from './do-to-all';
import { useFailureReason } from './failure-reason';

const warnBeforeLeaving = leaveWarning();

type Progress = { done: number; total: number };

/** Here and not in a component: an action on many files continues while staff look at another tab of the dashboard. */
let progress: Progress | null = null;
const listeners = new Set<() => void>();

function setProgress(next: Progress | null): void {
  progress = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Actions on existing files; toasts report the results. Source: spec 4 "Media library", spec 8. */
export function useMediaActions() {
  const { t } = useTranslation('library');
  const notify = useNotify();
  const withReasons = useFailureReason();

  async function run(files: readonly MediaFile[], action: (file: MediaFile) => Promise<void>) {
    const show = (done: number) => setProgress({ done, total: files.length });
    show(0);
    warnBeforeLeaving(true);
    const outcome = await doToAll(files, action, show);
    warnBeforeLeaving(false);
    setProgress(null);
    return outcome;
  }

  return {
    /** How many files are done while an action on many runs. */
    progress: useSyncExternalStore(subscribe, () => progress),

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
