import { useState } from 'react';
import type { MediaFile } from '../../domain/media-record';
import type { MediaChange, MediaStore, StoreFailure } from '../../domain/media-store';
import { useServices } from '../../services/provider';
import { reasonOf } from './use-failure-reason';

/** Requests under way at once. */
const PARALLEL = 6;

/** What came of a deed done to many files. */
export interface BulkOutcome {
  succeeded: readonly MediaFile[];
  failed: readonly MediaFile[];
  /** Those of the failed whose record somebody else has deleted. */
  gone: readonly MediaFile[];
  /** Why some failed, each reason once. */
  reasons: readonly StoreFailure[];
}

/** Does `deed` to each of `files`, a few at a time; one that fails stops none of the others. */
export async function doToAll(
  files: readonly MediaFile[],
  deed: (file: MediaFile) => Promise<void>,
  onProgress: (done: number) => void,
): Promise<BulkOutcome> {
  const outcome = { succeeded: [] as MediaFile[], failed: [] as MediaFile[], gone: [] as MediaFile[] };
  const reasons = new Set<StoreFailure>();
  const waiting = files[Symbol.iterator]();
  const work = async () => {
    for (const file of waiting) {
      try {
        await deed(file);
        outcome.succeeded.push(file);
      } catch (error) {
        console.warn(`${file.file_name} was left as it is`, error);
        const reason = reasonOf(error);
        outcome.failed.push(file);
        if (reason === 'gone') outcome.gone.push(file);
        reasons.add(reason);
      }
      onProgress(outcome.succeeded.length + outcome.failed.length);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { ...outcome, reasons: [...reasons] };
}

/** Deeds that are done to many files; `progress` tells how many are through while one is under way. */
export function useBulk() {
  const services = useServices();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  async function run(files: readonly MediaFile[], deed: (store: MediaStore, file: MediaFile) => Promise<void>) {
    const show = (done: number) => setProgress({ done, total: files.length });
    show(0);
    const outcome = await doToAll(files, async (file) => deed(await services.media(), file), show);
    setProgress(null);
    return outcome;
  }

  return {
    progress,
    amend: (files: readonly MediaFile[], change: MediaChange) => run(files, (store, { id }) => store.amend(id, change)),
    remove: (files: readonly MediaFile[]) => run(files, (store, file) => store.remove(file)),
  };
}
