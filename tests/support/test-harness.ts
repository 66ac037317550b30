import type { Library } from '../../functions/src/media/library';
import type { UploadedRecord } from '../../src/domain/media-record';

/** An object that a scenario stores. Our own uploads have custom metadata. */
export interface NewObject {
  name: string;
  contentType: string;
  bytes: Uint8Array;
  metadata?: Record<string, string>;
}

export interface SeenObject {
  generation: string;
  size: number;
  contentType: string;
}
export type SeenRecord = Record<string, unknown>;

/**
 * Runs the model-based tests against the emulators or the in-memory library: the actions of people and other programs,
 * and the resulting objects and records.
 */
export interface TestHarness {
  library: Library;
  putObject(object: NewObject): Promise<void>;
  removeObject(name: string): Promise<void>;
  /** The client's part of an upload: creates the record if it does not exist. */
  createRecord(id: string, fields: UploadedRecord): Promise<void>;
  /** A staff member edits the title. False if the record is gone. */
  edit(id: string, title: string): Promise<boolean>;
  removeRecord(id: string): Promise<void>;
  objects(): Promise<Map<string, SeenObject>>;
  records(): Promise<Map<string, SeenRecord>>;
}

/** The shortest file that is read as a PNG of this size. */
export function pngHead(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
