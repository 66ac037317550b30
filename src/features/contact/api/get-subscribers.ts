import { useQuery } from '@tanstack/react-query';
import type { FirebaseApp } from 'firebase/app';
import { collection, getDocs, orderBy, query, Timestamp } from 'firebase/firestore/lite';
import { SUBSCRIBERS_COLLECTION, type SubscriberRecord } from '../../../domain/newsletter';
import { guarded } from '../../../firebase/errors';
import { firestoreOf } from '../../../firebase/services/firestore';
import { withToken } from '../../../firebase/with-token';

export interface Subscriber extends SubscriberRecord {
  id: string;
}

/** All subscribers, newest first. Throws StoreError. */
const getSubscribers = (app?: FirebaseApp): Promise<Subscriber[]> =>
  guarded(async () => {
    const newestFirst = query(collection(firestoreOf(app), SUBSCRIBERS_COLLECTION), orderBy('created_at', 'desc'));
    const { docs } = await withToken(app, () => getDocs(newestFirst));
    return docs.map((document) => {
      const fields = Object.entries(document.data());
      const values = fields.map(([name, value]) => [name, value instanceof Timestamp ? value.toMillis() : value]);
      return { ...Object.fromEntries(values), id: document.id } as Subscriber;
    });
  });

/** The subscribers of the newsletter. */
export const useSubscribers = () =>
  useQuery({
    queryKey: ['subscribers'],
    queryFn: () => getSubscribers(),
    gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
  });
