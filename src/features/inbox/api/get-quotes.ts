import { where } from 'firebase/firestore/lite';
import { QUOTE_FILTERS, type QuoteFilter } from '../../../domain/quote-filters';
import { QUOTES_COLLECTION, type QuoteRecord, type QuoteStatus, quoteRecordSchema } from '../../../domain/quotes';
import { SEARCH_STEP } from '../../../domain/staff-lists';
import { getPage, getRecord, type Page, type PageRequest } from './get-page';

/** A page of the quote requests that match a filter, newest first. Throws StoreError. */
export function getQuotes(filter: QuoteFilter, page: PageRequest): Promise<Page<QuoteRecord>> {
  const selection = Object.entries(QUOTE_FILTERS[filter]).map(([field, values]) => where(field, 'in', values));
  return getPage(QUOTES_COLLECTION, quoteRecordSchema, selection, page);
}

/** The open requests since a time (milliseconds since 1970), newest first and at most SEARCH_STEP. Throws StoreError. */
export function getOpenQuotes(since: number): Promise<Page<QuoteRecord>> {
  const selection = [where('status', '==', 'open' satisfies QuoteStatus), where('created_at', '>=', new Date(since))];
  return getPage(QUOTES_COLLECTION, quoteRecordSchema, selection, { count: SEARCH_STEP });
}

/** A quote request, or null if it is gone. Throws StoreError. */
export const getQuote = (id: string): Promise<QuoteRecord | null> =>
  getRecord(QUOTES_COLLECTION, quoteRecordSchema, id);
