import type { MediaFile } from './media-record';
import type { MediaType } from './media-type';
import { recordOfObject, type StoredObject } from './object-record';

/**
 * The fields of a record that storage determines: only the server writes them, and staff write all others. Only
 * pictures are measured: the width and height of a broken one are null.
 */
export type StorageFacts = Pick<
  MediaFile,
  'media_type' | 'mime_type' | 'file_size' | 'generation' | 'renditions' | 'no_preview' | 'placeholder'
> &
  Partial<Pick<MediaFile, 'width' | 'height'>>;

/**
 * The fields that do not depend on the bytes. A record keeps its media type, `recorded`: the sync rule is for new
 * records, and an older system may have used the MIME type.
 */
export function plainFacts(object: StoredObject & { generation: string }, recorded?: MediaType | null): StorageFacts {
  const { media_type: imported, mime_type, file_size } = recordOfObject(object);
  const media_type = recorded ?? imported;
  const rendered = { renditions: [], no_preview: null, placeholder: null };
  return { media_type, mime_type, file_size, generation: object.generation, ...rendered };
}

/** Whether the object is a picture, whose bytes must be read. `recorded` is the media type of its record. */
export function isPicture(object: StoredObject, recorded?: MediaType | null): boolean {
  return (recorded ?? recordOfObject(object).media_type) === 'image';
}

/** The relation of a record to its object. */
export interface RecordState {
  /** Generation of the object that the record describes; null until the server has read the object. */
  generation: string | null;
  isMissing: boolean;
  /** The server created it and has not yet confirmed that the object still exists, and staff have not edited it. */
  isUnconfirmed: boolean;
}

/**
 * - `create`: the object has no record.
 * - `update`: the record is older than the object.
 * - `markMissing`: the object is gone, and staff have to see that.
 * - `rollback`: the object was deleted before its new record existed: delete the record.
 */
export type Reconciliation = 'create' | 'update' | 'markMissing' | 'rollback';

/**
 * The write that brings a record in line with an object, or null if none is needed. `record` and `generation` are null
 * if the record or the object does not exist. An object older than the record was read too early and changes nothing.
 */
export function reconciliationOf(record: RecordState | null, generation: string | null): Reconciliation | null {
  if (generation === null) {
    if (!record || record.isMissing) return null;
    return record.isUnconfirmed ? 'rollback' : 'markMissing';
  }
  if (!record) return 'create';
  if (record.generation === null || BigInt(record.generation) < BigInt(generation)) return 'update';
  return record.isMissing && record.generation === generation ? 'update' : null;
}

/** If more records than both of these lost their objects, something is wrong. */
const SUSPICIOUS_SHARE = 0.1;
const SUSPICIOUS_NUMBER = 10;

/**
 * Whether so many of `total` look missing that a wrong bucket or an incomplete listing is more likely. Then they may be
 * marked or removed only if a person confirms their number.
 */
export function isSuspicious(missing: number, total: number): boolean {
  return missing > SUSPICIOUS_NUMBER && missing > total * SUSPICIOUS_SHARE;
}
