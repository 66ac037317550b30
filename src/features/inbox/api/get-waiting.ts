import { collection, getCount, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { QUOTES_COLLECTION, type QuoteStatus } from '../../../domain/quotes';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

/** The open quote requests. Times are in milliseconds since 1970. */
export interface WaitingQuotes {
  count: number;
  /** When the first and the last of them were sent; null if there are none. */
  oldest: number | null;
  newest: number | null;
}

/** Counts the open quote requests, with three reads for up to a thousand. Throws StoreError. */
export const getWaiting = (): Promise<WaitingQuotes> =>
  asStaff(async () => {
    const open = query(collection(firestore, QUOTES_COLLECTION), where('status', '==', 'open' satisfies QuoteStatus));
    const first = async (direction: 'asc' | 'desc'): Promise<number | null> => {
      const { docs } = await getDocs(query(open, orderBy('created_at', direction), limit(1)));
      return docs[0]?.get('created_at').toMillis() ?? null;
    };
    const [counted, oldest, newest] = await Promise.all([getCount(open), first('asc'), first('desc')]);
    return { count: counted.data().count, oldest, newest };
  });
