import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { QUOTES_COLLECTION, type QuoteRecord, type QuoteStatus } from '../../../domain/quotes';
import { guarded } from '../../../firebase/errors';
import { firestoreOf } from '../../../firebase/services/firestore';
import { withToken } from '../../../firebase/with-token';

interface Page {
  statuses: readonly QuoteStatus[];
  /** All of them without a count. */
  count?: number;
  /** The last request of the page before. */
  after?: Pick<QuoteRecord, 'id' | 'created_at'>;
}

/**
 * Quote requests of these statuses, newest first. The server has checked the records, so they need no second check.
 * Throws StoreError.
 */
export const getQuotes = ({ statuses, count, after }: Page, app?: FirebaseApp): Promise<QuoteRecord[]> =>
  guarded(async () => {
    const requests = collection(firestoreOf(app), QUOTES_COLLECTION);
    const order = [orderBy('created_at', 'desc'), orderBy(documentId(), 'desc')];
    const older = after ? [startAfter(timestampOf(after.created_at), after.id)] : [];
    const page = query(requests, where('status', 'in', statuses), ...order, ...older, ...(count ? [limit(count)] : []));
    const { docs } = await withToken(app, () => getDocs(page));
    return docs.map((document) => {
      const fields = Object.entries(document.data());
      return Object.fromEntries(
        fields.map(([name, value]) => [name, value instanceof Timestamp ? millisecondsOf(value) : value]),
      ) as unknown as QuoteRecord;
    });
  });

// Firestore stores microseconds. Rounded to milliseconds, a page would start at another request than the last one ended.

const millisecondsOf = ({ seconds, nanoseconds }: Timestamp) => seconds * 1000 + nanoseconds / 1_000_000;

function timestampOf(milliseconds: number): Timestamp {
  const microseconds = Math.round(milliseconds * 1000);
  return new Timestamp(Math.floor(microseconds / 1_000_000), (microseconds % 1_000_000) * 1000);
}

const PAGE_SIZE = 20;

/** The quote requests of these statuses, newest first, a page at a time. */
export const useQuotes = (statuses: readonly QuoteStatus[]) =>
  useInfiniteQuery({
    queryKey: ['quotes', statuses],
    queryFn: ({ pageParam }) => getQuotes({ statuses, count: PAGE_SIZE, after: pageParam }),
    initialPageParam: undefined as QuoteRecord | undefined,
    getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1) : undefined),
    gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
  });

/** All quote requests of these statuses: Firestore cannot search in texts. */
export const allQuotes = (statuses: readonly QuoteStatus[]) =>
  queryOptions({ queryKey: ['quotes', statuses, 'all'], queryFn: () => getQuotes({ statuses }), gcTime: 0 });
