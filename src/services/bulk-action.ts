import { useSyncExternalStore } from 'react';
import { leaveWarning } from './leave-warning';

/** How many items are done, of how many. */
export interface BulkProgress {
  done: number;
  total: number;
}

/**
 * The progress of an action on many items. Create it outside of components: the action continues while staff look at
 * another tab of the dashboard. The browser asks before the page is left meanwhile.
 */
export function bulkAction() {
  const warnBeforeLeaving = leaveWarning();
  const listeners = new Set<() => void>();
  let progress: BulkProgress | null = null;

  function show(next: BulkProgress | null): void {
    progress = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    /** The progress, or null while nothing runs. */
    useProgress: () => useSyncExternalStore(subscribe, () => progress),

    /** Runs `work` on `total` items; `work` reports how many more are done. */
    async run<Result>(total: number, work: (report: (more: number) => void) => Promise<Result>): Promise<Result> {
      let done = 0;
      show({ done, total });
      warnBeforeLeaving(true);
      try {
        return await work((more) => {
          done += more;
          show({ done, total });
        });
      } finally {
        warnBeforeLeaving(false);
        show(null);
      }
    },
  };
}
