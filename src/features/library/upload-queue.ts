import { createExternalStore } from '../../domain/external-store';
import { PARALLEL_UPLOADS } from '../../domain/media-limits';
import { reasonOf, StoreError, type StoreFailure } from '../../domain/store-error';
import { uploadRefusal } from '../../domain/upload-check';
import type { UploadOptions } from './api/store-bytes';

/** Time limit for the duplicate check: a stalled connection would block the upload. */
const CHECK_LIMIT_MS = 20_000;

/**
 * `refused`: never sent, see `reason`; `duplicate`: sent only if the user asks; `failed`: can be retried; `canceling`:
 * what has already arrived is being removed.
 */
type UploadState = 'waiting' | 'uploading' | 'canceling' | 'done' | 'failed' | 'canceled' | 'refused' | 'duplicate';

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
  /** Whether the user asked for it again: then a duplicate is uploaded too. */
  readonly isRetry: boolean;
  readonly controller: AbortController;
  /** Whether its result was part of a batch. */
  readonly isReported: boolean;
}

/** What the queue needs of the back end. */
export interface UploadTarget {
  upload(file: File, options: UploadOptions): Promise<void>;
  /** The name of the file with the same bytes in the library or among `earlier` ones, or null. */
  findDuplicate(file: File, earlier: readonly File[]): Promise<string | null>;
}

/** How many files ended since the last batch. */
export type UploadBatch = Record<'succeeded' | 'failed' | 'duplicates', number>;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Whether a file waits, uploads or is being canceled. */
export const isUnderWay = ({ state }: UploadItem): boolean => ['waiting', 'uploading', 'canceling'].includes(state);

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
 * Uploads files to `target`, a few at a time; stores a duplicate only if the user asks for it. Calls `onBatch`
 * once nothing is under way. Source: decisions "Media".
 */
export function createUploadQueue(target: UploadTarget, onBatch: (batch: UploadBatch) => void) {
  const queue = createExternalStore({ items: [] as readonly UploadItem[], isOpen: false });
  let lastId = 0;

  const items = () => queue.get().items;
  const setItems = (next: readonly UploadItem[]) => queue.set({ ...queue.get(), items: next });
  const change = (id: number, fields: Partial<UploadItem>) =>
    setItems(items().map((item) => (item.id === id ? { ...item, ...fields } : item)));
  const find = (id: number) => items().find((item) => item.id === id);
  /** The list that new files and retries join: all files while any is under way, otherwise those that are not done. */
  const kept = () => (items().some(isUnderWay) ? items() : items().filter(({ state }) => state !== 'done'));

  /** Starts what may start. If nothing is under way, reports the batch. */
  function proceed(): void {
    while (items().filter(isSending).length < PARALLEL_UPLOADS) {
      const next = items().find(({ state }) => state === 'waiting');
      if (!next) break;
      void run(next);
    }
    if (items().some(isUnderWay)) return;
    const ended = items().filter(({ isReported }) => !isReported);
    const [succeeded, failed] = [countOf(ended, 'done'), countOf(ended, 'failed')];
    const duplicates = countOf(ended, 'duplicate');
    if (succeeded + failed + duplicates === 0) return;
    setItems(items().map((item) => ({ ...item, isReported: true })));
    onBatch({ succeeded, failed, duplicates });
  }

  async function run(item: UploadItem): Promise<void> {
    // Of two equal files, the one that starts later is the copy.
    const earlier = items().filter(({ state }) => state === 'uploading' || state === 'done');
    change(item.id, { state: 'uploading' });
    const duplicateOf = item.isRetry ? null : await duplicateName(item, earlier);
    if (duplicateOf !== null && !item.controller.signal.aborted) change(item.id, { state: 'duplicate', duplicateOf });
    else await send(item);
    proceed();
  }

  /** Null also if the check fails, takes too long or is canceled. */
  async function duplicateName(item: UploadItem, earlier: UploadItem[]): Promise<string | null> {
    const { file, controller } = item;
    const end = new Promise<null>((resolve) => {
      setTimeout(resolve, CHECK_LIMIT_MS, null);
      controller.signal.addEventListener('abort', () => resolve(null));
    });
    const found = target.findDuplicate(
      file,
      earlier.map((each) => each.file),
    );
    const name = await Promise.race([found, end]).catch((error: unknown) => {
      console.warn(`${file.name} could not be compared with the library`, error);
      return null;
    });
    // The file with that name may have been canceled, and removed from the list, during the check.
    const isLost = (each: UploadItem) =>
      each.controller.signal.aborted && !['canceling', 'done', 'failed'].includes(find(each.id)?.state ?? '');
    if (!earlier.some((each) => each.file.name === name && isLost(each))) return name;
    return duplicateName(
      item,
      earlier.filter((each) => !isLost(each)),
    );
  }

  /** Lets the duplicates of a file that will not be stored wait for their turn. */
  function release({ name, size }: File): void {
    const isCopy = ({ duplicateOf, file }: UploadItem) => duplicateOf === name && file.size === size;
    setItems(items().map((each) => (isCopy(each) ? { ...each, ...fresh() } : each)));
  }

  async function send({ id, file, controller: { signal } }: UploadItem): Promise<void> {
    const percent = (bytes = 0) => Math.round((100 * bytes) / file.size);
    const onProgress = (bytes: number) => {
      // Rendering each event would slow down the uploads.
      if (bytes < file.size && percent(bytes) === percent(find(id)?.bytes)) return;
      change(id, { bytes });
      proceed();
    };
    try {
      if (signal.aborted) throw new StoreError('canceled');
      await target.upload(file, { signal, onProgress });
      change(id, { state: 'done', bytes: file.size });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'canceled') {
        change(id, { state: 'canceled', reason });
        return release(file);
      }
      console.warn(`${file.name} was not uploaded`, error);
      // After the end of the session, the server would reject the waiting files too.
      const hasFailed = (each: UploadItem) =>
        each.id === id || (reason === 'session-ended' && each.state === 'waiting');
      setItems(items().map((each) => (hasFailed(each) ? { ...each, state: 'failed', reason } : each)));
    }
  }

  return {
    /** All files, in the order in which they were added; a new array after each change. */
    items,
    /** Whether the dialog with the files is open. */
    isOpen: () => queue.get().isOpen,

    open(): void {
      queue.set({ ...queue.get(), isOpen: true });
    },

    /** Closes the dialog; files continue to upload. Once all have ended, only those that failed stay in the list. */
    close(): void {
      const left = items().some(isUnderWay) ? items() : items().filter(({ state }) => state === 'failed');
      queue.set({ items: left, isOpen: false });
    },

    /** Adds files and opens the dialog. Files that are not allowed are refused at once; the others wait. */
    add(files: Iterable<File>): void {
      const added = Array.from(files, (file): UploadItem => {
        lastId += 1;
        const reason = uploadRefusal(file);
        return { id: lastId, file, ...fresh(), state: reason ? 'refused' : 'waiting', reason };
      });
      queue.set({ items: [...kept(), ...added], isOpen: true });
      proceed();
    },

    /**
     * Cancels a file that waits or uploads. It ends as `canceled` when nothing of it is stored, as `done` if its record
     * is already being written, and as `failed` if what is stored could not be removed.
     */
    cancel(id: number): void {
      const item = find(id);
      if (item?.state === 'waiting') {
        change(id, { state: 'canceled', reason: 'canceled' });
        release(item.file);
      } else if (item?.state === 'uploading') change(id, { state: 'canceling' });
      item?.controller.abort();
      proceed();
    },

    /** Cancels all files that wait or upload, and the copies of these, which would otherwise take their place. */
    cancelAll(): void {
      const ending = items().filter(({ state }) => state === 'waiting' || state === 'uploading');
      const names = new Set(ending.map(({ file }) => file.name));
      setItems(
        items().map((item) => {
          if (item.state === 'uploading') return { ...item, state: 'canceling' };
          const ends = item.state === 'waiting' || (item.duplicateOf !== null && names.has(item.duplicateOf));
          return ends ? { ...item, state: 'canceled', reason: 'canceled', duplicateOf: null } : item;
        }),
      );
      for (const { controller } of ending) controller.abort();
      proceed();
    },

    /** Queues a failed, canceled or duplicate file again. Unless it was canceled, it skips the duplicate check. */
    retry(id: number): void {
      const state = find(id)?.state;
      if (state !== 'failed' && state !== 'canceled' && state !== 'duplicate') return;
      const retried = { ...fresh(), isRetry: state !== 'canceled' };
      setItems(kept().map((item) => (item.id === id ? { ...item, ...retried } : item)));
      proceed();
    },

    /** Removes a file that is not uploading from the list. */
    remove(id: number): void {
      const removed = find(id);
      setItems(items().filter((item) => item.id !== id || isUnderWay(item)));
      if (removed?.state !== 'failed') return;
      release(removed.file);
      proceed();
    },

    subscribe: queue.subscribe,
  };
}

const fresh = () => ({
  state: 'waiting' as const,
  bytes: 0,
  reason: null,
  duplicateOf: null,
  isRetry: false,
  isReported: false,
  controller: new AbortController(),
});
