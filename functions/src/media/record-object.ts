import type { File } from '@google-cloud/storage';
import { type DocumentReference, FieldValue, GrpcStatus, type Timestamp } from 'firebase-admin/firestore';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { recordId } from '../../../src/domain/object-name';
import { recordOfObject, type StoredObject } from '../../../src/domain/object-record';
import type { Services } from '../context';
import { hasCode } from '../errors';
import { type Dimensions, measureImage } from './measure-image';
import { serveAsDownload } from './serve-as-download';

/** The record of the object `name`, whether it exists or not. */
export async function recordOf({ bucket, firestore }: Services, name: string): Promise<DocumentReference> {
  return firestore.collection(MEDIA_COLLECTION).doc(await recordId(bucket.name, name));
}

/**
 * Makes sure that an object has its record: the one way in which finalize and sync make records. Says whether it made
 * one. A record that is there is left as it is, but for the dimensions of an image, which the client does not set.
 * `file.metadata` must have been read. Source: spec 4 "Storage sync rule", decisions "Media".
 *
 * The record comes last: while a step before it fails, the object counts as new and the next sync takes it up.
 */
export async function recordObject(services: Services, file: File): Promise<boolean> {
  await serveAsDownload(file);
  const record = recordOfObject(storedObject(file));
  const dimensions = record.media_type === 'image' ? await measureImage(file) : null;
  const reference = await recordOf(services, file.name);
  const created = await createOnce(reference, { ...record, ...dimensions });
  if (created) return keepWithObject(reference, created, file);
  if (dimensions) await addDimensions(reference, dimensions);
  return false;
}

function storedObject({ bucket, name, metadata }: File): StoredObject {
  return {
    bucket: bucket.name,
    name,
    contentType: metadata.contentType ?? null,
    size: metadata.size === undefined ? null : Number(metadata.size),
    metadata: metadata.metadata ?? null,
  };
}

/** Creates a record and gives the time of its writing, or null where somebody else was first. */
async function createOnce(reference: DocumentReference, record: object): Promise<Timestamp | null> {
  const now = FieldValue.serverTimestamp();
  try {
    return (await reference.create({ ...record, created_at: now, updated_at: now })).writeTime;
  } catch (error) {
    if (hasCode(error, GrpcStatus.ALREADY_EXISTS)) return null;
    throw error;
  }
}

/**
 * Takes a new record back if its object has gone meanwhile: staff delete the object first and then the record, so
 * both may have happened before the record was made. One that somebody has written to since stays.
 */
async function keepWithObject(reference: DocumentReference, lastUpdateTime: Timestamp, file: File): Promise<boolean> {
  const [exists] = await file.exists();
  if (exists) return true;
  await reference.delete({ lastUpdateTime }).catch((error: unknown) => {
    if (!hasCode(error, GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND)) throw error;
  });
  return false;
}

/**
 * Adds the dimensions that a record lacks, and nothing else: `updated_at` is the time of a person's change, and an edit
 * that is under way is not disturbed.
 */
async function addDimensions(reference: DocumentReference, dimensions: Dimensions): Promise<void> {
  const record = await reference.get();
  if (!record.exists || record.get('width')) return;
  await reference.update({ ...dimensions }).catch((error: unknown) => {
    if (!hasCode(error, GrpcStatus.NOT_FOUND)) throw error;
  });
}
