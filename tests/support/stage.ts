import type { Library } from '../../functions/src/media/library';
import type { UploadedRecord } from '../../src/domain/media-record';

/** What a history puts under a name. */
export interface Put {
  name: string;
  contentType: string;
  bytes: Uint8Array;
  /** Custom metadata: an upload of ours has some. */
  metadata?: Record<string, string>;
}

/** An object or a record as a judge sees it. */
export interface SeenObject {
  generation: string;
  size: number;
  contentType: string;
}
export type SeenRecord = Record<string, unknown>;

/**
 * Where histories happen: the emulators, or a twin in memory. All that people and other programs can do, and a judge.
 */
export interface Stage {
  library: Library;
  putObject(put: Put): Promise<void>;
  removeObject(name: string): Promise<void>;
  /** The client's part of an upload: creates the record unless it is there. */
  createRecord(id: string, fields: UploadedRecord): Promise<void>;
  /** Staff's edit of a title. False where the record is gone. */
  edit(id: string, title: string): Promise<boolean>;
  removeRecord(id: string): Promise<void>;
  objects(): Promise<Map<string, SeenObject>>;
  records(): Promise<Map<string, SeenRecord>>;
}

/** The least that is a PNG of this size to whoever reads its head. */
export function pngHead(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
