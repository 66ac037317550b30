import type { MediaFile } from './media-record';
import { recordOfObject, type StoredObject } from './object-record';

/**
 * What storage owns of a record: the server alone writes it, and staff write everything else. Only pictures are
 * measured: their width and height are null where they are broken.
 */
export type StorageFacts = Pick<
  MediaFile,
  'media_type' | 'mime_type' | 'file_size' | 'generation' | 'renditions' | 'placeholder'
> &
  Partial<Pick<MediaFile, 'width' | 'height'>>;

/** The facts that need no look at the bytes. */
export function plainFacts(object: StoredObject & { generation: string }): StorageFacts {
  const { media_type, mime_type, file_size } = recordOfObject(object);
  return { media_type, mime_type, file_size, generation: object.generation, renditions: [], placeholder: null };
}

/** Says whether the object is a picture, which is described by a look at its bytes. */
export function isPicture(object: StoredObject): boolean {
  return recordOfObject(object).media_type === 'image';
}

/** How a record stands to storage. */
export interface RecordState {
  /** Generation of the object that the record describes; null as long as the server has described none. */
  generation: string | null;
  isMissing: boolean;
  /** The server made it, has not yet seen that the object was still there afterwards, and nobody has edited it. */
  isProvisional: boolean;
}

/**
 * - `create`: the object has no record.
 * - `describe`: the record does not say what storage says of the object as it is now.
 * - `mark`: the object is gone, and staff have to see it.
 * - `withdraw`: the object was gone before its new record was there, as when staff delete it: the record must not stay.
 */
export type Upkeep = 'create' | 'describe' | 'mark' | 'withdraw';

/**
 * What has to be done to a record, null being none, for an object of this generation, null being none; null where
 * nothing has to. An object that is older than what the record describes was read too early: it changes nothing.
 */
export function upkeepOf(record: RecordState | null, generation: string | null): Upkeep | null {
  if (generation === null) {
    if (!record || record.isMissing) return null;
    return record.isProvisional ? 'withdraw' : 'mark';
  }
  if (!record) return 'create';
  if (record.generation === null || BigInt(record.generation) < BigInt(generation)) return 'describe';
  return record.isMissing && record.generation === generation ? 'describe' : null;
}

/** More than this share of the records, and more than this many, do not lose their objects by themselves. */
const SUSPICIOUS_SHARE = 0.1;
const SUSPICIOUS_NUMBER = 10;

/**
 * Says whether so many of `total` look missing that a wrong bucket, or a listing that broke off, is likelier than that
 * they are: nothing is to be marked or removed then.
 */
export function isSuspicious(missing: number, total: number): boolean {
  return missing > SUSPICIOUS_NUMBER && missing > total * SUSPICIOUS_SHARE;
}
