import type { UploadedRecord } from '../../../src/domain/media-record';
import type { MediaType } from '../../../src/domain/media-type';
import type { ImportedRecord, StoredObject } from '../../../src/domain/object-record';
import type { RecordState, StorageFacts } from '../../../src/domain/reconciliation';
import type { Picture } from './read-picture';

/** An object as the bucket describes it. */
export interface FoundObject extends StoredObject {
  /** Grows with each overwrite. A string: it exceeds JavaScript's safe integers. */
  generation: string;
  contentDisposition: string | null;
  /** `gzip` if the bytes are stored compressed. */
  contentEncoding: string | null;
}

/** Headers that an object is served with. */
type ServedHeaders = { contentDisposition: string } | { contentType: string };

/** The images bucket, as far as reconciliation needs it. A deleted object reads as null. */
export interface Objects {
  bucket: string;
  /** The object as it is now. */
  read(name: string): Promise<FoundObject | null>;
  /** All objects, page by page. */
  pages(): AsyncIterable<FoundObject[]>;
  /**
   * The first `length` bytes of this generation of the object, or all of them, decompressed. Null if the object is
   * gone, if the bytes cannot be decompressed, or if only the first bytes of a compressed object are requested.
   */
  bytes(object: FoundObject, length?: number): Promise<Uint8Array | null>;
  /** Changes how an object is served, unless it was deleted or overwritten: a newer one has its own event. */
  serveAs(object: FoundObject, headers: ServedHeaders): Promise<void>;
}

/** The renditions bucket. */
export interface Renditions {
  /** The names that start with `prefix`. With `before`, a date, only those created before it. */
  named(prefix: string, before?: Date): Promise<string[]>;
  /** Stores a rendition unless it exists: the name determines its bytes. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes a rendition; a missing one is not an error. */
  remove(name: string): Promise<void>;
}

/** The fields of a record that reconciliation reads. */
export interface KnownRecord extends RecordState {
  id: string;
  path: string;
  /** Null if the record has no valid one. */
  mediaType: MediaType | null;
  /** Changes with each write. */
  version: unknown;
  /** Timestamps to write if an imported record has none, or text instead. */
  correctedTimes?: Record<string, unknown>;
}

/** A record with everything that is stored in it, which may be malformed. */
export interface WholeRecord extends KnownRecord {
  fields: Record<string, unknown>;
}

/** The records of the bucket. A write does nothing and returns null if the record has changed since it was read. */
export interface Records {
  read(id: string): Promise<KnownRecord | null>;
  /** The record of the object with this name, under any id: an older system used other ids. */
  withPath(path: string): Promise<KnownRecord | null>;
  /** All records by id, including those of other buckets. */
  all(): Promise<Map<string, WholeRecord>>;
  /** The languages of all captions, by the id of their record, which may be gone. */
  captions(): Promise<Map<string, string[]>>;
  /** The number of records, counted by the database. */
  count(): Promise<number>;
  create(id: string, fields: UploadedRecord | ImportedRecord): Promise<KnownRecord | null>;
  /** Writes what storage owns, and the fields that a record of an older system lacks; the object exists. */
  updateMetadata(record: KnownRecord, facts: StorageFacts): Promise<KnownRecord | null>;
  /** Writes that the object is missing, from now on. */
  markMissing(record: KnownRecord): Promise<KnownRecord | null>;
  remove(record: KnownRecord): Promise<null>;
  /** Removes the captions of a record that does not exist; otherwise corrects the languages that the record lists. */
  reconcileCaptions(id: string): Promise<void>;
}

/** Logs or prints what failed. */
export type Report = (what: string, reason?: unknown) => void;

/** What reconciliation works with: Firebase (./firebase-library), or an in-memory fake in tests. */
export interface Library {
  objects: Objects;
  renditions: Renditions;
  records: Records;
  /** Measures and renders a picture: see ./read-picture. */
  readPicture(bytes: Uint8Array, isWhole: boolean): Promise<Picture | null>;
}
