import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { getMetadata } from 'firebase/storage';
import { brand } from '../../../domain/brand';
import { MEDIA_COLLECTION, type UploadedRecord } from '../../../domain/media-record';
import { mimeTypeOfFile } from '../../../domain/media-type';
import { generateObjectName, recordId } from '../../../domain/object-name';
import { uploadedRecord } from '../../../domain/object-record';
import { StoreError } from '../../../domain/store-error';
import { isReadable, uploadRefusal } from '../../../domain/upload-check';
import { guarded, toStoreError } from '../../../firebase/errors';
import { firestore } from '../../../firebase/firestore';
import { objectOf } from '../../../firebase/storage';
import { withToken } from '../../../firebase/with-token';
import { REQUEST_LIMIT_MS, withTimeLimit } from '../../../services/time-limit';
import { deleteFile } from './delete-file';
import { storeBytes, type UploadOptions } from './store-bytes';

/** The SDK sends no more at once: as long as more is missing, storage cannot have the last byte. */
const MAX_REQUEST_BYTES = 32 * 1024 * 1024;

/**
 * Names of uploads that have not succeeded. A retry writes to the same name, so a lost answer creates no second
 * object.
 */
const unfinished = new WeakMap<File, string>();

/**
 * Stores the bytes of a file, then its record. Once the bytes are stored, it no longer fails: if the client cannot
 * write the record, the finalize event makes the server write it, and a retry would create a second object. To retry,
 * pass the same File. After a refusal or `canceled` nothing is stored. Throws StoreError. Source: spec 7 "Storage",
 * decisions "Media".
 */
export const uploadFile = (file: File, options: UploadOptions = {}): Promise<void> =>
  guarded(() => upload(file, options));

async function upload(file: File, options: UploadOptions): Promise<void> {
  const refusal = uploadRefusal(file);
  if (refusal) throw new StoreError(refusal);
  if (!(await isReadable(file))) throw new StoreError('unreadable');
  if (options.signal?.aborted) throw new StoreError('canceled');

  const name = unfinished.get(file) ?? generateObjectName(file.name);
  unfinished.set(file, name);
  const contentType = mimeTypeOfFile(file);
  let sent = 0;
  const onProgress = (bytes: number) => {
    sent = bytes;
    options.onProgress?.(bytes);
  };
  try {
    await withToken(() => storeBytes(name, file, contentType, { ...options, onProgress }));
  } catch (error) {
    const mayHaveArrived = file.size - sent <= MAX_REQUEST_BYTES;
    const { reason } = toStoreError(error);
    if (reason === 'canceled') {
      if (mayHaveArrived) await removeArrived(name);
      unfinished.delete(file);
      throw error;
    }
    if (reason === 'not-allowed' || !mayHaveArrived || !(await hasArrived(name))) throw error;
  }
  unfinished.delete(file);

  const object = { bucket: brand.bucket, name, contentType, size: file.size, metadata: null };
  const creating = createRecord(uploadedRecord(object, file.name));
  await withTimeLimit(creating, REQUEST_LIMIT_MS).catch((error: unknown) => {
    console.warn(`Failed to create the record of ${name}; the server creates it`, error);
  });
}

/**
 * Creates the record unless the object has one, under any id: the server may have been faster, or an older system used
 * another id. The rules do not let a client overwrite a record. If the first write is refused or its answer is lost,
 * the transaction looks again and retries by itself.
 */
async function createRecord(fields: UploadedRecord): Promise<void> {
  const record = doc(firestore, MEDIA_COLLECTION, await recordId(fields.bucket_name, fields.file_path));
  const stamped = { ...fields, created_at: serverTimestamp(), updated_at: serverTimestamp() };
  const sameObject = query(
    collection(firestore, MEDIA_COLLECTION),
    where('file_path', '==', fields.file_path),
    limit(1),
  );
  if (!(await getDocs(sameObject)).empty) return;
  await withToken(() =>
    setDoc(record, stamped).catch(() =>
      runTransaction(firestore, async (transaction) => {
        if (!(await transaction.get(record)).exists()) transaction.set(record, stamped);
      }),
    ),
  );
}

/** The longest time that storage needs, in milliseconds, to store bytes that were in transit when an upload ended. */
const ARRIVAL_MS = 3000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether the object of an upload exists although the upload failed: only the response was lost. Never throws. */
const hasArrived = (name: string): Promise<boolean> =>
  withTimeLimit(getMetadata(objectOf(name)), ARRIVAL_MS).then(
    () => true,
    () => false,
  );

/**
 * Removes the object of a canceled upload that completed nevertheless, with the record that the server may have made.
 * Throws if it cannot: then the file may be public.
 */
async function removeArrived(name: string): Promise<void> {
  await wait(ARRIVAL_MS);
  await deleteFile({ id: await recordId(brand.bucket, name), file_path: name });
}
