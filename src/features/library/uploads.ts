import type { MediaStore, StoreFailure } from '../../domain/media-store';

/** `refused`: never tried, `reason` says why; `duplicate`: not tried unless wished; `failed`: may be tried again. */
type UploadState = 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled' | 'refused' | 'duplicate';

/** A file on its way into the library. */
export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
  /** Bytes that have arrived. */
  readonly bytes: number;
  readonly reason: StoreFailure | null;
  /** For a duplicate, the name of the file that holds the same bytes. */
  readonly twin: string | null;
}

/** What the queue needs of the library. */
export type UploadTarget = Pick<MediaStore, 'upload' | 'duplicateFinder'>;

/** What came of the files that were added until nothing was under way any more; duplicates were not tried. */
export interface UploadRound {
  succeeded: number;
  failed: number;
  duplicates: number;
}

/** The files on their way. */
export interface UploadQueue {
  /** All files, in the order in which they were added; a new array after each change. */
  items(): readonly UploadItem[];
  /** Takes files in: those that may not be uploaded are refused at once, the others start when it is their turn. */
  add(files: Iterable<File>): void;
  /** Stops a file that waits or is under way. One whose bytes have all arrived is done all the same. */
  cancel(id: number): void;
  /** Lets a failed, cancelled or duplicate file wait for its turn again; it is uploaded whether it is there or not. */
  retry(id: number): void;
  /** Takes a file that is not under way off the list. */
  remove(id: number): void;
  /** Leaves only what failed on the list; does nothing as long as files are under way. */
  clear(): void;
  /** Calls `listener` after each change. Gives the function that ends it. */
  subscribe(listener: () => void): () => void;
  /**
   * Calls `listener` at the end of each round, and soon after for one that ended while nobody listened. Gives the
   * function that ends it.
   */
  onRoundEnd(listener: (round: UploadRound) => void): () => void;
}

/** Says whether a file waits or is being uploaded. */
export function isUnderWay({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'uploading';
}

/**
 * How far the files of the present round are, those that were refused, cancelled or failed left out: bytes that have
 * arrived and bytes in all, files that are done and files in all.
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
