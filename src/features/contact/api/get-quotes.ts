import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { QUOTES_COLLECTION, type QuoteRecord, type QuoteStatus, quoteRecordSchema } from '../../../domain/quotes';
import { converterOf } from '../../../firebase/converters';
import { firestore } from '../../../firebase/firestore';
import { asStaff, LIST_LIMIT_MS } from '../../../firebase/with-token';

interface Page {
  statuses: readonly QuoteStatus[];
  /** All of them without a count. */
  count?: number;
  /** The `last` document of the page before. */
  after?: QueryDocumentSnapshot<QuoteRecord | null>;
}

/**
 * Quote requests of these statuses, newest first, and the last document if there may be more: only a document has the
 * microseconds of its timestamp, which the next page starts after. Throws StoreError.
 */
export const getQuotes = (page: Page) => asStaff(() => readQuotes(page), page.count ? undefined : LIST_LIMIT_MS);

async function readQuotes({ statuses, count, after }: Page) {
  const requests = collection(firestore, QUOTES_COLLECTION).withConverter(converterOf(quoteRecordSchema));
  const order = [orderBy('created_at', 'desc'), orderBy(documentId(), 'desc')];
  const older = after ? [startAfter(after)] : [];
  const page = query(requests, where('status', 'in', statuses), ...order, ...older, ...(count ? [limit(count)] : []));
  const { docs } = await getDocs(page);
  const quotes = docs.map((document) => document.data()).filter((quote) => quote !== null);
  return { quotes, last: docs.length === count ? docs.at(-1) : undefined };
}

/** How many requests the list shows at first, and how many more each time. */
export const PAGE_SIZE = 20;

/** The quote requests of these statuses, newest first, a page at a time. */
export const useQuotes = (statuses: readonly QuoteStatus[]) =>
  useInfiniteQuery({
    queryKey: ['quotes', statuses],
    queryFn: ({ pageParam }) => getQuotes({ statuses, count: PAGE_SIZE, after: pageParam }),
    initialPageParam: undefined as Page['after'],
    getNextPageParam: ({ last }) => last,
    gcTime: 0, // nothing of the admin screen outlives it: the next person may have no right to see it
  });

/** All quote requests of these statuses: Firestore cannot search in texts. */
export const allQuotes = (statuses: readonly QuoteStatus[]) =>
  queryOptions({
    queryKey: ['quotes', statuses, 'all'],
    queryFn: async () => (await getQuotes({ statuses })).quotes,
    gcTime: 0,
  });
