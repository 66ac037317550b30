import { createHash } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Services } from '../context';

/** Firestore collection of the counters; a TTL policy on `until` removes those that have run out. */
const COUNTERS_COLLECTION = 'rate_limits';
/** So many new records may one client make of one form in one window. */
export const MAX_PER_WINDOW = 20;
/** Length of a window, in milliseconds. */
export const WINDOW_MS = 10 * 60_000;

/** The counter of a client and form. The client is kept as a hash: an address is nobody's to read in a database. */
export function counterOf({ firestore }: Services, form: string, client: string): DocumentReference {
  const hash = createHash('sha256').update(`${form}/${client}`).digest('hex');
  return firestore.collection(COUNTERS_COLLECTION).doc(hash);
}

/**
 * Counts one more in `transaction`, which has read `counter`. Gives the seconds to wait where that is too many, and
 * has counted nothing then; else 0.
 */
export function countOne(transaction: Transaction, counter: DocumentSnapshot, now: number): number {
  const stored = counter.data() as { count: number; until: Timestamp } | undefined;
  const open = stored && stored.until.toMillis() > now ? stored : null;
  if (open && open.count >= MAX_PER_WINDOW) return Math.ceil((open.until.toMillis() - now) / 1000);
  transaction.set(counter.ref, {
    count: (open?.count ?? 0) + 1,
    until: open?.until ?? Timestamp.fromMillis(now + WINDOW_MS),
  });
  return 0;
}
