import type { FirebaseApp } from 'firebase/app';
import { collection, documentId, getDocs, limit, orderBy, query, startAfter, Timestamp } from 'firebase/firestore/lite';
import type { Inbox } from '../domain/quotes';
import { QUOTES_COLLECTION, type QuoteRecord } from '../domain/quotes';
import { guarded } from './errors';
import { firebaseApp } from './services/app';
import { firestoreOf } from './services/firestore';
import { withToken } from './with-token';

/** The inbox on Firestore. The server alone writes it, checked: what is read needs no second check. */
export function createInbox(app: FirebaseApp = firebaseApp()): Inbox {
  return {
    quotes: (count, after) =>
      guarded(async () => {
        const requests = collection(firestoreOf(app), QUOTES_COLLECTION);
        const order = [orderBy('created_at', 'desc'), orderBy(documentId(), 'desc')];
        const older = after ? [startAfter(timestampOf(after.created_at), after.id)] : [];
        const { docs } = await withToken(app, () => getDocs(query(requests, ...order, ...older, limit(count))));
        return docs.map((document) => {
          const { created_at, ...quote } = document.data();
          return { ...quote, created_at: millisecondsOf(created_at as Timestamp) } as QuoteRecord;
        });
      }),
  };
}

// Firestore keeps microseconds, and a number of milliseconds has room for them: rounded, the place where a page ended
// would be another one.

const millisecondsOf = ({ seconds, nanoseconds }: Timestamp) => seconds * 1000 + nanoseconds / 1_000_000;

function timestampOf(milliseconds: number): Timestamp {
  const microseconds = Math.round(milliseconds * 1000);
  return new Timestamp(Math.floor(microseconds / 1_000_000), (microseconds % 1_000_000) * 1000);
}
