import { createExternalStore } from '../../domain/external-store';
import { PARALLEL_UPLOADS } from '../../domain/media-limits';
import { reasonOf, StoreError } from '../../domain/store-error';
import { withTimeLimit } from '../../services/time-limit';
import type { UploadOptions } from './api/store-bytes';
import { countOf, isUnderWay, newUpload, nextUpload, type UploadEvent, type UploadItem } from './upload-item';

/** Time limit for the duplicate check: a stalled connection would block the upload. */
const CHECK_LIMIT_MS = 20_000;

/** What the queue needs of the back end. */
export interface UploadTarget {
  upload(file: File, options: UploadOptions): Promise<void>;
  /** The name of the file with the same bytes, in the library or among `earlier`, or null. */
  findDuplicate(file: File, earlier: readonly File[]): Promise<string | null>;
}

/** How many files ended since the last batch. */
export type UploadBatch = Record<'succeeded' | 'failed' | 'duplicates', number>;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Whether its bytes are being sent. While a record is written, the next file may start. */
const isSending = ({ state, bytes, file }: UploadItem) => state === 'uploading' && bytes < file.size;

/**
 * Uploads files to `target`, a few at a time; stores a duplicate only if the user asks for it. Calls `onBatch`
 * once nothing is under way. Source: decisions "Media".
 */
export function createUploadQueue(target: UploadTarget, onBatch: (batch: UploadBatch) => void) {
  const queue = createExternalStore({ items: [] as readonly UploadItem[], isOpen: false });
  /** Cancels the last attempt to upload a file, by the file's id. */
  const attempts = new Map<number, AbortController>();
  let lastId = 0;

  const items = () => queue.get().items;
  const setItems = (next: readonly UploadItem[]) => queue.set({ ...queue.get(), items: next });
  const find = (id: number) => items().find((item) => item.id === id);
  const dispatchTo = (isMeant: (item: UploadItem) => boolean, event: UploadEvent) =>
    setItems(items().map((item) => (isMeant(item) ? nextUpload(item, event) : item)));
  const dispatch = (id: number, event: UploadEvent) => dispatchTo((item) => item.id === id, event);
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
    dispatchTo(() => true, { type: 'reported' });
    onBatch({ succeeded, failed, duplicates });
  }

  async function run({ id, file, skipsCheck }: UploadItem): Promise<void> {
    // Of two equal files, the one that starts later is the copy.
    const earlier = items()
      .filter(({ state }) => state === 'uploading' || state === 'done')
      .map((item) => ({ ...item, signal: attempts.get(item.id)?.signal }));
    const attempt = new AbortController();
    const { signal } = attempt;
    attempts.set(id, attempt);
    dispatch(id, { type: 'started' });

    const name = skipsCheck ? null : await findDuplicate(file, earlier, signal);
    // The file with that name may have been canceled during the check.
    const isLost = (other: (typeof earlier)[number]) =>
      other.signal?.aborted && !['canceling', 'done', 'failed'].includes(find(other.id)?.state ?? '');
    if (name === null || signal.aborted) await send(id, file, signal);
    else if (earlier.some((other) => other.file.name === name && isLost(other)))
      dispatch(id, { type: 'again', skipsCheck: false });
    else dispatch(id, { type: 'duplicate', of: name });
    proceed();
  }

  /**
   * The name of a file with the same bytes. Null if there is none or if the check fails, takes too long or is canceled.
   */
  async function findDuplicate(file: File, earlier: readonly UploadItem[], signal: AbortSignal) {
    const files = earlier.map((item) => item.file);
    const check = withTimeLimit(target.findDuplicate(file, files), CHECK_LIMIT_MS);
    const canceled = new Promise<null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null));
    });
    return Promise.race([check, canceled]).catch((error: unknown) => {
      console.warn(`${file.name} could not be compared with the library`, error);
      return null;
    });
  }

  async function send(id: number, file: File, signal: AbortSignal): Promise<void> {
    const percent = (bytes = 0) => Math.round((100 * bytes) / file.size);
    const onProgress = (bytes: number) => {
      // Rendering each event would slow down the uploads.
      if (bytes < file.size && percent(bytes) === percent(find(id)?.bytes)) return;
      dispatch(id, { type: 'sent', bytes });
      proceed();
    };
    try {
      if (signal.aborted) throw new StoreError('canceled');
      await target.upload(file, { signal, onProgress });
      dispatch(id, { type: 'stored' });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'canceled') {
        dispatch(id, { type: 'canceled' });
        return release(file);
      }
      console.warn(`${file.name} was not uploaded`, error);
      dispatch(id, { type: 'failed', reason });
      // The server would reject the waiting files too.
      if (reason === 'session-ended') dispatchTo(({ state }) => state === 'waiting', { type: 'failed', reason });
    }
  }

  /** Lets the duplicates of a file that will not be stored wait for their turn. */
  const release = ({ name, size }: File) =>
    dispatchTo(({ duplicateOf, file }) => duplicateOf === name && file.size === size, {
      type: 'again',
      skipsCheck: false,
    });

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
      const added = Array.from(files, (file) => {
        lastId += 1;
        return newUpload(lastId, file);
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
      if (item?.state !== 'waiting' && item?.state !== 'uploading') return;
      dispatch(id, { type: 'cancel' });
      if (item.state === 'waiting') release(item.file);
      else attempts.get(id)?.abort();
      proceed();
    },

    /** Cancels all files that wait or upload, and the copies of these, which would otherwise take their place. */
    cancelAll(): void {
      const ending = items().filter(({ state }) => state === 'waiting' || state === 'uploading');
      const names = new Set<string | null>(ending.map(({ file }) => file.name));
      dispatchTo((item) => ending.includes(item) || names.has(item.duplicateOf), { type: 'cancel' });
      for (const { id, state } of ending) if (state === 'uploading') attempts.get(id)?.abort();
      proceed();
    },

    /** Queues a failed, canceled or duplicate file again. Unless it was canceled, it skips the duplicate check. */
    retry(id: number): void {
      const state = find(id)?.state;
      if (state !== 'failed' && state !== 'canceled' && state !== 'duplicate') return;
      setItems(kept());
      dispatch(id, { type: 'again', skipsCheck: state !== 'canceled' });
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

    /** Calls `listener` after each change. Returns the unsubscribe function. */
    subscribe: queue.subscribe,
  };
}
