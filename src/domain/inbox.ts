import type { QuoteRecord } from './quotes';

/** What visitors have sent, as staff sees it: Firebase's implementation is src/firebase. */
export interface Inbox {
  /** The newest quote requests, newest first; with `before` (milliseconds since 1970) those older than that. Throws StoreError. */
  quotes(count: number, before?: number): Promise<QuoteRecord[]>;
}
