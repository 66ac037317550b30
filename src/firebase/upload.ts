import type { FirebaseApp } from 'firebase/app';
import { brand } from '../domain/brand';
import { StoreError, type UploadOptions } from '../domain/media-store';
import { mimeTypeOfFile } from '../domain/media-type';
import { generateObjectName } from '../domain/object-name';
import { uploadedRecord } from '../domain/object-record';
import { isReadable, uploadRefusal } from '../domain/upload-check';
import { hasArrived, removeArrived } from './arrived';
import { createRecord } from './create-record';
import { toStoreError } from './errors';
import { storeBytes } from './store-bytes';
import { withToken } from './with-token';

/** The SDK sends no more at once: as long as more is missing, storage cannot have the last byte. */
const MAX_REQUEST_BYTES = 32 * 1024 * 1024;

/**
 * Names of uploads that have not succeeded. A retry writes to the same name, so a lost answer creates no second
 * object.
 */
const unfinished = new WeakMap<File, string>();

/**
 * Stores the bytes of a file, then its record. Once the bytes are stored, it no longer fails: if the client cannot
 * write the record, the finalize event makes the server write it, and a retry would create a second object. Source:
 * spec 7 "Storage", decisions "Media".
 */
export async function upload(app: FirebaseApp, file: File, options: UploadOptions = {}): Promise<void> {
  const refusal = uploadRefusal(file);
  if (refusal) throw new StoreError(refusal);
  if (!(await isReadable(file))) throw new StoreError('unreadable');
  if (options.signal?.aborted) throw new StoreError('cancelled');

  const name = unfinished.get(file) ?? generateObjectName(file.name);
  unfinished.set(file, name);
  const contentType = mimeTypeOfFile(file);
  let sent = 0;
  const onProgress = (bytes: number) => {
    sent = bytes;
    options.onProgress?.(bytes);
  };
  try {
    await withToken(app, () => storeBytes(app, name, file, contentType, { ...options, onProgress }));
  } catch (error) {
    const mayHaveArrived = file.size - sent <= MAX_REQUEST_BYTES;
    const { reason } = toStoreError(error);
    if (reason === 'cancelled') {
      if (mayHaveArrived) await removeArrived(app, name);
      unfinished.delete(file);
      throw error;
    }
    if (reason === 'not-allowed' || !mayHaveArrived || !(await hasArrived(app, name))) throw error;
  }
  unfinished.delete(file);

  const object = { bucket: brand.bucket, name, contentType, size: file.size, metadata: null };
  await createRecord(app, uploadedRecord(object, file.name)).catch((error: unknown) => {
    console.warn(`Failed to create the record of ${name}; the server creates it`, error);
  });
}
