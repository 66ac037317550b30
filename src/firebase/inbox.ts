import type { FirebaseApp } from 'firebase/app';
import { collection, getDocs, limit, orderBy, query, Timestamp, where } from 'firebase/firestore/lite';
import type { Inbox } from '../domain/inbox';
import { QUOTES_COLLECTION, type QuoteRecord } from '../domain/quotes';
import { guarded } from './errors';
import { firebaseApp } from './services/app';
import { firestoreOf } from './services/firestore';

/** The inbox on Firestore. The server alone writes it, checked: what is read needs no second check. */
export function createInbox(app: FirebaseApp = firebaseApp()): Inbox {
  return {
    quotes: (count, before) =>
      guarded(async () => {
        const older = before === undefined ? [] : [where('created_at', '<', Timestamp.fromMillis(before))];
        const requests = collection(firestoreOf(app), QUOTES_COLLECTION);
        const { docs } = await getDocs(query(requests, ...older, orderBy('created_at', 'desc'), limit(count)));
        return docs.map((document) => {
          const { created_at, ...quote } = document.data();
          return { ...quote, created_at: (created_at as Timestamp).toMillis() } as QuoteRecord;
        });
      }),
  };
}
