import type { MediaFile } from '../../domain/media-record';
import { StoreError, type StoreFailure } from '../../domain/store-error';
import { reasonOf } from './failure-reason';

/** Requests under way at once. */
const PARALLEL = 6;

/** The result of an action on many files. */
export interface BulkOutcome {
  succeeded: readonly MediaFile[];
  failed: readonly MediaFile[];
  /** The failed files whose record someone else has deleted. */
  gone: readonly MediaFile[];
  /** The reasons of the failures, each once. */
  reasons: readonly StoreFailure[];
}

/**
 * Runs `action` on each of `files`, a few at a time. One that fails does not stop the others, unless the connection is
 * lost: each would wait for it in vain.
 */
export async function doToAll(
  files: readonly MediaFile[],
  action: (file: MediaFile) => Promise<void>,
  onProgress: (done: number) => void,
): Promise<BulkOutcome> {
  const outcome = { succeeded: [] as MediaFile[], failed: [] as MediaFile[], gone: [] as MediaFile[] };
  const reasons = new Set<StoreFailure>();
  const waiting = files[Symbol.iterator]();
  let offlineInARow = 0;
  const work = async () => {
    for (const file of waiting) {
      try {
        if (offlineInARow >= PARALLEL) throw new StoreError('offline');
        await action(file);
        outcome.succeeded.push(file);
        offlineInARow = 0;
      } catch (error) {
        console.warn(`${file.file_name} was not changed`, error);
        const reason = reasonOf(error);
        outcome.failed.push(file);
        if (reason === 'gone') outcome.gone.push(file);
        reasons.add(reason);
        if (reason === 'offline') offlineInARow += 1;
      }
      onProgress(outcome.succeeded.length + outcome.failed.length);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { ...outcome, reasons: [...reasons] };
}
