import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  deleteField,
  doc,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { type Inbox, OPEN_QUOTE, QUOTES_COLLECTION, type QuoteRecord } from '../domain/quotes';
import { guarded } from './errors';
import { firebaseApp } from './services/app';
import { authOf } from './services/auth';
import { firestoreOf } from './services/firestore';
import { withToken } from './with-token';

/** The inbox on Firestore. The server has checked the records, so they need no second check. */
export function createInbox(app: FirebaseApp = firebaseApp()): Inbox {
  return {
    quotes: (count, statuses, after) =>
      guarded(async () => {
        const requests = collection(firestoreOf(app), QUOTES_COLLECTION);
        const order = [orderBy('created_at', 'desc'), orderBy(documentId(), 'desc')];
        const older = after ? [startAfter(timestampOf(after.created_at), after.id)] : [];
        const page = query(requests, where('status', 'in', statuses), ...order, ...older, limit(count));
        const { docs } = await withToken(app, () => getDocs(page));
        return docs.map((document) => {
          const fields = Object.entries(document.data());
          return Object.fromEntries(
            fields.map(([name, value]) => [name, value instanceof Timestamp ? millisecondsOf(value) : value]),
          ) as unknown as QuoteRecord;
        });
      }),
    setStatus: (id, status) =>
      guarded(() =>
        withToken(app, () => {
          const answered = { status, answered_at: serverTimestamp(), answered_by: authOf(app).currentUser?.email };
          const change = { ...OPEN_QUOTE, ...(status === 'answered' && answered), expires_at: deleteField() };
          return updateDoc(doc(firestoreOf(app), QUOTES_COLLECTION, id), change);
        }),
      ),
  };
}

// Firestore stores microseconds. Rounded to milliseconds, a page would start at another request than the last one ended.

const millisecondsOf = ({ seconds, nanoseconds }: Timestamp) => seconds * 1000 + nanoseconds / 1_000_000;

function timestampOf(milliseconds: number): Timestamp {
  const microseconds = Math.round(milliseconds * 1000);
  return new Timestamp(Math.floor(microseconds / 1_000_000), (microseconds % 1_000_000) * 1000);
}
