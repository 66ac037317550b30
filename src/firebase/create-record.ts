import type { FirebaseApp } from 'firebase/app';
import { doc, runTransaction, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { MEDIA_COLLECTION, type UploadedRecord } from '../domain/media-record';
import { recordId } from '../domain/object-name';
import { firestoreOf } from './services/firestore';
import { withToken } from './with-token';

/**
 * Creates the record unless it is there: the server may have been faster. The rules let nobody write one record over
 * another, so it is written without a look before; what is refused or lost is looked at. The transaction tries again
 * by itself, with growing pauses, when the network or another writer gets in the way.
 */
export async function createRecord(app: FirebaseApp, fields: UploadedRecord): Promise<void> {
  const firestore = firestoreOf(app);
  const record = doc(firestore, MEDIA_COLLECTION, await recordId(fields.bucket_name, fields.file_path));
  const stamped = { ...fields, created_at: serverTimestamp(), updated_at: serverTimestamp() };
  await withToken(app, () =>
    setDoc(record, stamped).catch(() =>
      runTransaction(firestore, async (transaction) => {
        if (!(await transaction.get(record)).exists()) transaction.set(record, stamped);
      }),
    ),
  );
}
