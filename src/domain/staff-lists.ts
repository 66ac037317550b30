import { SUBSCRIBERS_COLLECTION } from './newsletter';
import { QUOTES_COLLECTION } from './quotes';

/** The lists of the dashboard, and their collections in Firestore. */
export const STAFF_LISTS = { quotes: QUOTES_COLLECTION, subscribers: SUBSCRIBERS_COLLECTION } as const;
export type StaffListName = keyof typeof STAFF_LISTS;

/** How many records a list shows at first, and how many more each time. */
export const PAGE_SIZE = 20;

/** How many records a search reads at first, and how many more each time: Firestore cannot search in texts. */
export const SEARCH_STEP = 1000;

/** How many records one write changes: as many as Firestore's batches may. */
export const BATCH_SIZE = 500;
