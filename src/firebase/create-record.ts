import type { FirebaseApp } from 'firebase/app';
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
import { MEDIA_COLLECTION, type UploadedRecord } from '../domain/media-record';
import { recordId } from '../domain/object-name';
import { firestoreOf } from './services/firestore';
import { withToken } from './with-token';

/**
 * Creates the record unless the object has one, under any id: the server may have been faster, or an older system used
 * another id. The rules do not let a client overwrite a record. If the first write is refused or its answer is lost, the
 * transaction looks again and retries by itself.
 */
export async function createRecord(app: FirebaseApp, fields: UploadedRecord): Promise<void> {
  const firestore = firestoreOf(app);
  const record = doc(firestore, MEDIA_COLLECTION, await recordId(fields.bucket_name, fields.file_path));
  const stamped = { ...fields, created_at: serverTimestamp(), updated_at: serverTimestamp() };
  const sameObject = query(
    collection(firestore, MEDIA_COLLECTION),
    where('file_path', '==', fields.file_path),
    limit(1),
  );
  if (!(await getDocs(sameObject)).empty) return;
  await withToken(app, () =>
    setDoc(record, stamped).catch(() =>
      runTransaction(firestore, async (transaction) => {
        if (!(await transaction.get(record)).exists()) transaction.set(record, stamped);
      }),
    ),
  );
}
