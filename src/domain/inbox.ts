import type { QuoteRecord } from './quotes';

/** What visitors have sent, as staff sees it: Firebase's implementation is src/firebase. */
export interface Inbox {
  /** The newest quote requests, newest first; with `after` those that follow that one. Throws StoreError. */
  quotes(count: number, after?: Pick<QuoteRecord, 'id' | 'created_at'>): Promise<QuoteRecord[]>;
}
