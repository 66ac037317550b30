import type { UploadedRecord } from '../../../src/domain/media-record';
import type { ImportedRecord, StoredObject } from '../../../src/domain/object-record';
import type { RecordState, StorageFacts } from '../../../src/domain/record-upkeep';
import type { Rendered } from './render-picture';

/** An object as the bucket describes it. */
export interface FoundObject extends StoredObject {
  /** A number that grows with each overwrite, too large for one of JavaScript's. */
  generation: string;
  contentDisposition: string | null;
}

/** The bucket, as far as upkeep needs it. What is gone when it is asked for reads as null. */
export interface Objects {
  bucket: string;
  /** The object as it is now. */
  read(name: string): Promise<FoundObject | null>;
  /** All objects, page by page. */
  pages(): AsyncIterable<FoundObject[]>;
  /** The names that start like this. */
  named(prefix: string): Promise<string[]>;
  /** The first `length` bytes of the very generation that was found, or all of them. */
  bytes(object: FoundObject, length?: number): Promise<Uint8Array | null>;
  /** Changes how an object is served, unless it is gone or overwritten: the newer one has its own event. */
  serveAs(object: FoundObject, contentDisposition: string): Promise<void>;
  /** Stores a rendition, unless there is one: the name says all about its bytes. */
  putRendition(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes an object; one that is gone is fine. */
  remove(name: string): Promise<void>;
}

/** What upkeep knows of a record. */
export interface KnownRecord extends RecordState {
  id: string;
  path: string;
  /** Another one after each write, whoever writes. */
  version: unknown;
}

/** The records of the bucket. A write gives null, and does nothing, where the record is not as it was known. */
export interface Records {
  read(id: string): Promise<KnownRecord | null>;
  /** All of them by their ids, in one query for the few fields that a KnownRecord holds. */
  all(): Promise<Map<string, KnownRecord>>;
  /** How many there are, counted by the database. */
  count(): Promise<number>;
  create(id: string, fields: UploadedRecord | ImportedRecord): Promise<KnownRecord | null>;
  /** Writes what storage owns; the object is there. */
  describe(record: KnownRecord, facts: StorageFacts): Promise<KnownRecord | null>;
  /** Writes that the object is gone, since now. */
  mark(record: KnownRecord): Promise<KnownRecord | null>;
  remove(record: KnownRecord): Promise<null>;
}

/** What upkeep works with: Firebase's (./firebase-library), or the tests' twin in memory. */
export interface Library {
  objects: Objects;
  records: Records;
  render(bytes: Uint8Array): Promise<Rendered | null>;
}
