import { useSyncExternalStore } from 'react';
import { createExternalStore } from '../domain/external-store';
import { leaveWarning } from './leave-warning';

/** How many items are done, and how many there are. */
export interface BulkProgress {
  done: number;
  total: number;
}

/**
 * The progress of an action on many items. Create it outside of components: the action continues while staff look at
 * another tab of the dashboard. While it runs, the browser asks before the user leaves the page.
 */
export function bulkAction() {
  const warnBeforeLeaving = leaveWarning();
  const progress = createExternalStore<BulkProgress | null>(null);

  return {
    /** The progress, or null while nothing runs. */
    useProgress: () => useSyncExternalStore(progress.subscribe, progress.get),

    /** Runs `work` on `total` items; `work` reports how many more are done. */
    async run<Result>(total: number, work: (report: (more: number) => void) => Promise<Result>): Promise<Result> {
      let done = 0;
      progress.set({ done, total });
      warnBeforeLeaving(true);
      try {
        return await work((more) => {
          done += more;
          progress.set({ done, total });
        });
      } finally {
        warnBeforeLeaving(false);
        progress.set(null);
      }
    },
  };
}
