import type { MediaStore, StoreFailure } from '../../domain/media-store';

/** `refused`: never sent, see `reason`; `duplicate`: sent only if the user asks; `failed`: can be retried. */
type UploadState = 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled' | 'refused' | 'duplicate';

/** A file in the upload queue. */
export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
  /** Bytes sent. */
  readonly bytes: number;
  readonly reason: StoreFailure | null;
  /** For a duplicate, the name of the file that holds the same bytes. */
  readonly twin: string | null;
}

/** The parts of the store that the queue uses. */
export type UploadTarget = Pick<MediaStore, 'upload' | 'duplicateFinder'>;

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
  /** Cancels a file that waits or uploads. A file whose bytes have all arrived still succeeds. */
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

/** Whether a file waits or uploads. */
export function isUnderWay({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'uploading';
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
  const counted = items.filter((item) => item.state === 'done' || isUnderWay(item));
  return {
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    size: counted.reduce((sum, { file }) => sum + file.size, 0),
    done: counted.filter(({ state }) => state === 'done').length,
    count: counted.length,
  };
}
