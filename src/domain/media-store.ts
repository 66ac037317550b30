import type { Captions, NewCaptions } from './captions';
import type { Category } from './media-category';
import type { MediaEdit, MediaFile } from './media-record';

/** Why the store failed; the interface translates each reason. */
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

/** The only error that a store throws. `cause` holds the original error. */
export class StoreError extends Error {
  readonly reason: StoreFailure;
  constructor(reason: StoreFailure, cause?: unknown) {
    super(reason, { cause });
    this.name = 'StoreError';
    this.reason = reason;
  }
}

export interface UploadOptions {
  /** Called with the number of bytes sent so far. */
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
}

/** Source: spec 3 "Media file statistics". */
export interface MediaFigures {
  totalFiles: number;
  /** Bytes of all files; unknown sizes count as 0. */
  totalSize: number;
  imageCount: number;
  videoCount: number;
}

/** Result of an edit: saved, changed by someone else first (`file` is their version), or deleted. */
export type UpdateOutcome = { state: 'saved' } | { state: 'changed'; file: MediaFile } | { state: 'gone' };

/** One change to apply to many records. */
export type MediaChange =
  | { category: Category | null }
  | { is_featured: boolean }
  | { add_tags: readonly string[] }
  | { remove_tags: readonly string[] };

/** The media library of the interface. src/firebase implements it. */
export interface MediaStore {
  /**
   * Calls `onFiles` with all records, newest first: as saved on this device, then as on the server, and after each change
   * by anyone. An unchanged record stays the same object. Calls `onError` with a StoreError if the server is out of
   * reach and nothing is saved (watching goes on), and when watching ends. Resolves to a function that stops it.
   */
  watch(onFiles: (files: readonly MediaFile[]) => void, onError: (error: unknown) => void): Promise<() => void>;
  /** Connects to the server at once: after failures, watching waits longer and longer before it tries again. */
  reconnect(): Promise<void>;
  /**
   * Uploads the file's bytes under a generated name, then writes the record. Resolves when both exist, or when the
   * bytes exist and the server's upload trigger still has to write the record. Throws StoreError; after a refusal or
   * `cancelled` nothing is stored. To retry, pass the same File: if only the response was lost, no second object is
   * created.
   */
  upload(file: File, options?: UploadOptions): Promise<void>;
  /**
   * Reads once which records may have the same bytes as one of `files`. Returns a function that finds the record with
   * the bytes of a file, or null; it throws StoreError.
   */
  duplicateFinder(files: readonly File[]): (file: File) => Promise<MediaFile | null>;
  /**
   * Saves an edit, with new captions in some of its languages, unless the record changed since `file` was read. If the
   * record already has these values, as after a lost response, the edit counts as saved. Throws StoreError.
   */
  update(file: Pick<MediaFile, 'id' | 'updated_at'>, edit: MediaEdit, captions?: NewCaptions): Promise<UpdateOutcome>;
  /** Reads the captions of a video. Throws StoreError. */
  captions(file: Pick<MediaFile, 'id' | 'captions'>): Promise<Captions[]>;
  /**
   * Changes one field of a record and keeps concurrent changes to the others. Throws StoreError, `gone` if the record
   * was deleted.
   */
  patch(id: string, change: MediaChange): Promise<void>;
  /** Deletes the object (a missing one is fine), then the record with its captions. Throws StoreError. */
  remove(file: Pick<MediaFile, 'id' | 'file_path'>): Promise<void>;
  /** Asks the server to create a record for every object without one. Returns the number of new records. */
  sync(): Promise<number>;
  /** Statistics of the library, computed by the server without reading each record. Throws StoreError. */
  figures(): Promise<MediaFigures>;
  /** The public URL of a file, computed without a request. */
  url(file: Pick<MediaFile, 'bucket_name' | 'file_path'>): string;
}
