import { PARALLEL_UPLOADS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { StoreError, type StoreFailure } from '../../domain/store-error';
import { uploadRefusal } from '../../domain/upload-check';
import type { UploadOptions } from '../media/api/upload-file';
import { findDuplicate } from './find-duplicate';

/**
 * `refused`: never sent, see `reason`; `duplicate`: sent only if the user asks; `failed`: can be retried; `cancelling`:
 * what has already arrived is being removed.
 */
type UploadState = 'waiting' | 'uploading' | 'cancelling' | 'done' | 'failed' | 'cancelled' | 'refused' | 'duplicate';

/** A file in the upload queue. */
export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
  /** Bytes sent. */
  readonly bytes: number;
  readonly reason: StoreFailure | null;
  /** For a duplicate, the name of the file that holds the same bytes. */
  readonly duplicateOf: string | null;
}

/** The parts of the store that the queue uses. */
export interface UploadTarget {
  upload(file: File, options?: UploadOptions): Promise<void>;
  duplicateFinder(files: readonly File[]): (file: File) => Promise<MediaFile | null>;
}

/** The results of a round: it ends when no file is uploading. Duplicates were not sent. */
export interface UploadRound {
  succeeded: number;
  failed: number;
  duplicates: number;
}

/** The upload queue. */
export interface UploadQueue {
  /** All files, in the order in which they were added; a new array after each change. */
  items(): readonly UploadItem[];
  /** Adds files. Files that are not allowed are refused at once; the others wait for their turn. */
  add(files: Iterable<File>): void;
  /**
   * Cancels a file that waits or uploads. It ends as `cancelled` when nothing of it is stored, as `done` if its record
   * is already being written, and as `failed` if what is stored could not be removed.
   */
  cancel(id: number): void;
  /** Queues a failed, canceled or duplicate file again. It is uploaded even if it is a duplicate. */
  retry(id: number): void;
  /** Removes a file that is not uploading from the list. */
  remove(id: number): void;
  /** Removes all files that did not fail from the list. Does nothing while files are uploading. */
  clear(): void;
  /** Calls `listener` after each change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Calls `listener` at the end of each round, and at once for a round that ended without a listener. Returns the
   * unsubscribe function.
   */
  onRoundEnd(listener: (round: UploadRound) => void): () => void;
}

/** Whether a file waits, uploads or is being canceled. */
export function isUnderWay({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'uploading' || state === 'cancelling';
}

/**
 * The progress of the current round without refused, canceled and failed files: bytes sent and total, files done and
 * total.
 */
export function uploadTotals(items: readonly UploadItem[]): {
  bytes: number;
  size: number;
  done: number;
  count: number;
} {
  const counted = items.filter(({ state }) => state === 'waiting' || state === 'uploading' || state === 'done');
  return {
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    size: counted.reduce((sum, { file }) => sum + file.size, 0),
    done: counted.filter(({ state }) => state === 'done').length,
    count: counted.length,
  };
}

/**
 * Uploads files to `target`, `parallel` at a time. It stores a duplicate only if the user asks for it.
 * Source: decisions "Media".
 */
export function createUploadQueue(target: UploadTarget, parallel = PARALLEL_UPLOADS): UploadQueue {
  let items: readonly UploadItem[] = [];
  let lastId = 0;
  /** Results not reported yet. If no listener is attached, they are reported with the next round. */
  let round = { succeeded: 0, failed: 0 };
  /** Duplicates not reported yet, except those that the user has already seen. */
  const duplicates = new Set<number>();
  /** Finds duplicates in the library; files that were added together share one. */
  const finders = new Map<number, ReturnType<UploadTarget['duplicateFinder']>>();
  /** Files that the user retries: they are uploaded even if they are duplicates. */
  const forced = new Set<number>();
  const running = new Map<number, AbortController>();
  /** Files whose bytes are being sent. While a record is written, the next file may start. */
  const sending = new Set<number>();
  const listeners = new Set<() => void>();
  const roundListeners = new Set<(round: UploadRound) => void>();

  function show(next: readonly UploadItem[]): void {
    items = next;
    for (const listener of listeners) listener();
  }

  function change(id: number, fields: Partial<UploadItem>): void {
    show(items.map((item) => (item.id === id ? { ...item, ...fields } : item)));
  }

  /** The round that a new file or a retry joins: the current one, or what an earlier one left. */
  function present(): readonly UploadItem[] {
    return items.some(isUnderWay) ? items : items.filter(({ state }) => state !== 'done');
  }

  function startNext(): void {
    while (sending.size < parallel) {
      const next = items.find(({ state }) => state === 'waiting');
      if (!next) break;
      void run(next);
    }
    endRound();
  }

  async function run(item: UploadItem): Promise<void> {
    const { id, file } = item;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    sending.add(id);
    change(id, { state: 'uploading', bytes: 0, reason: null });
    const duplicateOf = forced.has(id) ? null : await findDuplicate(item, items, finders.get(id), signal);
    finders.delete(id);
    if (duplicateOf !== null && !signal.aborted) {
      duplicates.add(id);
      change(id, { state: 'duplicate', duplicateOf });
      return ended(id);
    }
    try {
      if (signal.aborted) throw new StoreError('cancelled');
      const onProgress = (bytes: number) => {
        change(id, { bytes });
        if (bytes === file.size && sending.delete(id)) startNext();
      };
      await target.upload(file, { signal, onProgress });
      round.succeeded += 1;
      change(id, { state: 'done', bytes: file.size });
    } catch (error) {
      const reason = error instanceof StoreError ? error.reason : 'unknown';
      if (reason === 'cancelled') {
        change(id, { state: 'cancelled', reason });
      } else {
        // The server would reject the waiting files: the session has ended.
        const lost = reason === 'session-ended' ? items.filter(({ state }) => state === 'waiting') : [];
        for (const each of [...lost, item]) {
          round.failed += 1;
          change(each.id, { state: 'failed', reason });
        }
      }
    }
    ended(id);
  }

  function ended(id: number): void {
    running.delete(id);
    sending.delete(id);
    startNext();
  }

  function endRound(): void {
    const ended: UploadRound = { ...round, duplicates: duplicates.size };
    const isEmpty = Object.values(ended).every((count) => count === 0);
    if (running.size > 0 || roundListeners.size === 0 || isEmpty) return;
    round = { succeeded: 0, failed: 0 };
    duplicates.clear();
    for (const listener of roundListeners) listener(ended);
  }

  return {
    items: () => items,
    add(files) {
      const added = Array.from(files, (file): UploadItem => {
        const reason = uploadRefusal(file);
        lastId += 1;
        return { id: lastId, file, state: reason ? 'refused' : 'waiting', bytes: 0, reason, duplicateOf: null };
      });
      const accepted = added.filter(({ state }) => state === 'waiting');
      const finder = target.duplicateFinder(accepted.map(({ file }) => file));
      for (const { id } of accepted) finders.set(id, finder);
      show([...present(), ...added]);
      startNext();
    },
    cancel(id) {
      const state = items.find((item) => item.id === id)?.state;
      if (state === 'waiting') change(id, { state: 'cancelled', reason: 'cancelled' });
      if (state !== 'uploading') return;
      change(id, { state: 'cancelling' });
      running.get(id)?.abort();
      if (sending.delete(id)) startNext();
    },
    retry(id) {
      const state = items.find((item) => item.id === id)?.state;
      if (state !== 'failed' && state !== 'cancelled' && state !== 'duplicate') return;
      forced.add(id);
      duplicates.delete(id);
      items = present();
      change(id, { state: 'waiting', bytes: 0, reason: null, duplicateOf: null });
      startNext();
    },
    remove(id) {
      duplicates.delete(id);
      show(items.filter((item) => item.id !== id || isUnderWay(item)));
    },
    clear() {
      if (!items.some(isUnderWay)) show(items.filter(({ state }) => state === 'failed'));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRoundEnd(listener) {
      roundListeners.add(listener);
      queueMicrotask(endRound); // a new listener may not be ready yet
      return () => roundListeners.delete(listener);
    },
  };
}
