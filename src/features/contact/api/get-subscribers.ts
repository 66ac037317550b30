import { queryOptions } from '@tanstack/react-query';
import { collection, getDocs, orderBy, query } from 'firebase/firestore/lite';
import { SUBSCRIBERS_COLLECTION, type Subscriber, subscriberSchema } from '../../../domain/newsletter';
import { converterOf } from '../../../firebase/converters';
import { firestore } from '../../../firebase/firestore';
import { asStaff, LIST_LIMIT_MS } from '../../../firebase/with-token';

/** All subscribers, newest first. Throws StoreError. */
const getSubscribers = (): Promise<Subscriber[]> =>
  asStaff(async () => {
    const subscribers = collection(firestore, SUBSCRIBERS_COLLECTION).withConverter(converterOf(subscriberSchema));
    const { docs } = await getDocs(query(subscribers, orderBy('created_at', 'desc')));
    return docs.map((document) => document.data()).filter((subscriber) => subscriber !== null);
  }, LIST_LIMIT_MS);

/** The subscribers of the newsletter. */
export const allSubscribers = queryOptions({
  queryKey: ['subscribers'],
  queryFn: () => getSubscribers(),
  gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
});
