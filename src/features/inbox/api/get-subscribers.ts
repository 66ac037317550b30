import { collection, getCount, type QueryConstraint, query, where } from 'firebase/firestore/lite';
import { SUBSCRIBERS_COLLECTION, type Subscriber, subscriberSchema } from '../../../domain/newsletter';
import type { SubscriberFilter } from '../../../domain/subscriber-filters';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';
import { getPage, getRecord, type Page, type PageRequest } from './get-page';

/** Genuine subscribers have no status, and no query finds records by a missing field. */
const SELECTIONS: Record<SubscriberFilter, QueryConstraint[]> = {
  all: [],
  genuine: [where('suspect', '==', [])],
  unverified: [where('status', '==', 'unverified')],
  suspect: [where('status', '==', 'suspect')],
};

/**
 * A page of the subscribers that match a filter, newest first; for `genuine`, without records from before the field
 * `suspect`. Throws StoreError.
 */
export const getSubscribers = (filter: SubscriberFilter, page: PageRequest): Promise<Page<Subscriber>> =>
  getPage(SUBSCRIBERS_COLLECTION, subscriberSchema, SELECTIONS[filter], page);

/** A subscriber, or null if it is gone. Throws StoreError. */
export const getSubscriber = (id: string): Promise<Subscriber | null> =>
  getRecord(SUBSCRIBERS_COLLECTION, subscriberSchema, id);

export interface SubscriberCounts extends Record<SubscriberFilter, number> {
  /** The genuine ones that `getSubscribers` does not find: their records are from before the field `suspect`. */
  unmarked: number;
}

/** The number of subscribers that match each filter; Firestore bills one read per thousand. Throws StoreError. */
export const countSubscribers = (): Promise<SubscriberCounts> =>
  asStaff(async () => {
    const subscribers = collection(firestore, SUBSCRIBERS_COLLECTION);
    const count = async (filter: SubscriberFilter) =>
      (await getCount(query(subscribers, ...SELECTIONS[filter]))).data().count;
    const [all, marked, unverified, suspect] = await Promise.all([
      count('all'),
      count('genuine'),
      count('unverified'),
      count('suspect'),
    ]);
    const genuine = all - unverified - suspect;
    return { all, genuine, unverified, suspect, unmarked: genuine - marked };
  });
