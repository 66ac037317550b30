import { PARALLEL_UPLOADS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { StoreError, type StoreFailure } from '../../domain/store-error';
import { uploadRefusal } from '../../domain/upload-check';
import type { UploadOptions } from '../media/api/upload-file';
import { findDuplicate } from './find-duplicate';
import { reasonOf } from './use-notify';

/**
 * `refused`: never sent, see `reason`; `duplicate`: sent only if the user asks; `failed`: can be retried; `cancelling`:
 * what has already arrived is being removed.
 */
type UploadState = 'waiting' | 'uploading' | 'cancelling' | 'done' | 'failed' | 'cancelled' | 'refused' | 'duplicate';

type DuplicateFinder = (file: File) => Promise<MediaFile | null>;

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
  /** Null for a retry: it is uploaded even if it is a duplicate. */
  readonly findInLibrary: DuplicateFinder | null;
  readonly controller: AbortController;
  /** Whether its result was part of a round. */
  readonly isReported: boolean;
}

/** The parts of the store that the queue uses. */
export interface UploadTarget {
  upload(file: File, options?: UploadOptions): Promise<void>;
  /** Files that are added together share one finder. */
  duplicateFinder(files: readonly File[]): DuplicateFinder;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Whether a file waits, uploads or is being canceled. */
export const isUnderWay = ({ state }: UploadItem): boolean => ['waiting', 'uploading', 'cancelling'].includes(state);

/** Whether its bytes are being sent. While a record is written, the next file may start. */
const isSending = ({ state, bytes, file }: UploadItem) => state === 'uploading' && bytes < file.size;

/** The number of files in a state. */
export const countOf = (items: readonly UploadItem[], state: UploadState): number =>
  items.filter((item) => item.state === state).length;

/** The progress without refused, canceled and failed files: bytes sent and total, files done and total. */
export function uploadTotals(items: readonly UploadItem[]) {
  const counted = items.filter(({ state }) => state === 'waiting' || state === 'uploading' || state === 'done');
  return {
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    size: counted.reduce((sum, { file }) => sum + file.size, 0),
    done: countOf(counted, 'done'),
    count: counted.length,
  };
}

/**
 * Uploads files to `target`, `parallel` at a time. It stores a duplicate only if the user asks for it.
 * Source: decisions "Media".
 */
export function createUploadQueue(target: UploadTarget, parallel = PARALLEL_UPLOADS) {
  let items: readonly UploadItem[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function set(next: readonly UploadItem[]): void {
    items = next;
    for (const listener of listeners) listener();
  }
  const change = (id: number, fields: Partial<UploadItem>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...fields } : item)));
  const find = (id: number) => items.find((item) => item.id === id);
  /** What a new file or a retry joins: the files of this round, or what an earlier one left. */
  const present = () =>
    items.some(isUnderWay) ? items : items.filter(({ state, isReported }) => state !== 'done' || !isReported);

  function startNext(): void {
    while (items.filter(isSending).length < parallel) {
      const next = items.find(({ state }) => state === 'waiting');
      if (!next) return;
      void run(next);
    }
  }

  async function run(item: UploadItem): Promise<void> {
    const { id, findInLibrary, controller } = item;
    change(id, { state: 'uploading' });
    const duplicateOf = findInLibrary && (await findDuplicate(item, items, findInLibrary, controller.signal));
    if (duplicateOf !== null && !controller.signal.aborted) change(id, { state: 'duplicate', duplicateOf });
    else await send(item);
    startNext();
  }

  async function send({ id, file, controller: { signal } }: UploadItem): Promise<void> {
    const percent = (bytes = 0) => Math.round((100 * bytes) / file.size);
    const onProgress = (bytes: number) => {
      // Rendering each event would slow down the uploads.
      if (bytes < file.size && percent(bytes) === percent(find(id)?.bytes)) return;
      change(id, { bytes });
      startNext();
    };
    try {
      if (signal.aborted) throw new StoreError('cancelled');
      await target.upload(file, { signal, onProgress });
      change(id, { state: 'done', bytes: file.size });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'cancelled') return change(id, { state: 'cancelled', reason });
      // After the end of the session, the server would reject the waiting files too.
      const hasFailed = (each: UploadItem) =>
        each.id === id || (reason === 'session-ended' && each.state === 'waiting');
      set(items.map((each) => (hasFailed(each) ? { ...each, state: 'failed', reason } : each)));
    }
  }

  return {
    /** All files, in the order in which they were added; a new array after each change. */
    items: () => items,

    /** Adds files. Files that are not allowed are refused at once; the others wait for their turn. */
    add(files: Iterable<File>): void {
      const picked = Array.from(files, (file) => ({ file, reason: uploadRefusal(file) }));
      const accepted = picked.filter(({ reason }) => reason === null);
      const findInLibrary = target.duplicateFinder(accepted.map(({ file }) => file));
      const added = picked.map(({ file, reason }): UploadItem => {
        lastId += 1;
        const state = reason ? 'refused' : 'waiting';
        return { id: lastId, file, state, reason, findInLibrary, ...fresh() };
      });
      set([...present(), ...added]);
      startNext();
    },

    /**
     * Cancels a file that waits or uploads. It ends as `cancelled` when nothing of it is stored, as `done` if its record
     * is already being written, and as `failed` if what is stored could not be removed.
     */
    cancel(id: number): void {
      const item = find(id);
      if (item?.state === 'waiting') change(id, { state: 'cancelled', reason: 'cancelled' });
      if (item?.state !== 'uploading') return;
      change(id, { state: 'cancelling' });
      item.controller.abort();
      startNext();
    },

    /** Queues a failed, canceled or duplicate file again. It is uploaded even if it is a duplicate. */
    retry(id: number): void {
      const state = find(id)?.state;
      if (state !== 'failed' && state !== 'cancelled' && state !== 'duplicate') return;
      items = present();
      change(id, { state: 'waiting', reason: null, findInLibrary: null, ...fresh() });
      startNext();
    },

    /** Removes a file that is not uploading from the list. */
    remove(id: number): void {
      set(items.filter((item) => item.id !== id || isUnderWay(item)));
    },

    /** Removes all files that did not fail from the list. Does nothing while files are uploading. */
    clear(): void {
      if (!items.some(isUnderWay)) set(items.filter(({ state }) => state === 'failed'));
    },

    /** What has ended since the last call, or null while files are under way and if there is nothing new. */
    takeRound(): { succeeded: number; failed: number; duplicates: number } | null {
      const ended = items.filter(({ isReported }) => !isReported);
      const [succeeded, failed] = [countOf(ended, 'done'), countOf(ended, 'failed')];
      const duplicates = countOf(ended, 'duplicate');
      if (items.some(isUnderWay) || succeeded + failed + duplicates === 0) return null;
      set(items.map((item) => (item.isReported ? item : { ...item, isReported: true })));
      return { succeeded, failed, duplicates };
    },

    /** Calls `listener` after each change. Returns the unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const fresh = () => ({ bytes: 0, duplicateOf: null, isReported: false, controller: new AbortController() });
