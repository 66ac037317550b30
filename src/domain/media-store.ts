import type { Category } from './media-category';
import type { MediaEdit, MediaFile } from './media-record';

/** Why the store refused or failed, in words the interface can translate. */
export type StoreFailure =
  | 'not-allowed'
  | 'session-ended'
  | 'too-large'
  | 'wrong-type'
  | 'empty'
  | 'unreadable'
  | 'gone'
  | 'offline'
  | 'cancelled'
  | 'unknown';

/** The one error that a store throws. `cause` holds the original. */
export class StoreError extends Error {
  readonly reason: StoreFailure;
  constructor(reason: StoreFailure, cause?: unknown) {
    super(reason, { cause });
    this.name = 'StoreError';
    this.reason = reason;
  }
}

export interface UploadOptions {
  /** Called with the bytes that have arrived so far. */
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
}

/** Source: spec 3 "Media file statistics". */
export interface MediaFigures {
  totalFiles: number;
  /** Bytes of all files; a file of unknown size counts as none. */
  totalSize: number;
  imageCount: number;
  videoCount: number;
}

/** What came of an edit: it is written, somebody else has changed the record (`file` is theirs), or it is gone. */
export type UpdateOutcome = { state: 'saved' } | { state: 'changed'; file: MediaFile } | { state: 'gone' };

/** One thing that is changed in many records. */
export type MediaChange =
  | { category: Category | null }
  | { is_featured: boolean }
  | { add_tags: readonly string[] }
  | { remove_tags: readonly string[] };

/**
 * The media library as the interface sees it: Firebase's implementation is src/firebase, its twin src/domain/memory.
 */
export interface MediaStore {
  /** All records, newest first. Throws StoreError. */
  list(): Promise<MediaFile[]>;
  /**
   * Records written to at `time` (milliseconds) or later, by people or by the server: what a list read then has to take
   * in, but for what is gone. Throws StoreError.
   */
  changedSince(time: number): Promise<MediaFile[]>;
  /**
   * Stores the file's bytes under a generated name and then its record. Resolves when both are there, or when the
   * bytes are and the server, which sees every object arrive, has the record still to write. Throws StoreError, and
   * has written nothing when the reason is a refusal. To try again, pass the same File: when the bytes had arrived
   * and only the answer was lost, there is one object still.
   */
  upload(file: File, options?: UploadOptions): Promise<void>;
  /**
   * Reads once which records may hold the same bytes as any of `files`. The function that it gives says of one of them
   * which record does, or null; it throws StoreError.
   */
  twinFinder(files: readonly File[]): (file: File) => Promise<MediaFile | null>;
  /**
   * Writes an edit of a record, unless it has changed since `file` was read. One that the record has already, as after
   * a try whose answer was lost, counts as saved. Throws StoreError.
   */
  update(file: Pick<MediaFile, 'id' | 'updated_at'>, edit: MediaEdit): Promise<UpdateOutcome>;
  /**
   * Changes one thing in a record and leaves the rest to whoever else is changing it. Throws StoreError, `gone` where
   * the record is.
   */
  amend(id: string, change: MediaChange): Promise<void>;
  /** Removes the object first (one already gone is fine), then the record. Throws StoreError. */
  remove(file: Pick<MediaFile, 'id' | 'file_path'>): Promise<void>;
  /** Asks the server to record every object that has no record. Gives how many records it made. */
  sync(): Promise<number>;
  /** How many records there are, counted by the server. Throws StoreError. */
  count(): Promise<number>;
  /** The library in figures, counted by the server: nothing is read record by record. Throws StoreError. */
  figures(): Promise<MediaFigures>;
  /** The public address of a file's bytes, computed without a request. */
  url(file: Pick<MediaFile, 'bucket_name' | 'file_path'>): string;
}
