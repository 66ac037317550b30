import { QUOTE_FIELD_NAMES, QUOTE_FIELDS } from './quote-fields';
import {
  CLOSED_STATUSES,
  containsPhone,
  type Notification,
  type QuoteRecord,
  type QuoteStatus,
  WAITING_NOTIFICATIONS,
} from './quotes';
import { foldedTexts, wordMatcher } from './search';
import { tableFrom } from './table';

interface FieldValues {
  status: readonly QuoteStatus[];
  notification?: readonly Notification[];
}

/** The filters of the quote requests: the values that each field of a request may have. */
export const QUOTE_FILTERS = {
  /** All that may come from a person: a flood of suspect requests must not bury the others. */
  all: { status: ['open', ...CLOSED_STATUSES, 'unverified'] },
  open: { status: ['open'] },
  ...tableFrom(CLOSED_STATUSES, (status) => ({ status: [status] })),
  notEmailed: { status: ['open', 'unverified'], notification: WAITING_NOTIFICATIONS },
  unverified: { status: ['unverified'] },
  suspect: { status: ['suspect'] },
} as const satisfies Record<string, FieldValues>;
export type QuoteFilter = keyof typeof QUOTE_FILTERS;

/** Whether this request matches a filter. */
export function isQuoteIn(filter: QuoteFilter, request: QuoteRecord): boolean {
  const { status, notification }: FieldValues = QUOTE_FILTERS[filter];
  const isStatus = status.includes(request.status);
  return isStatus && (!notification || notification.some((each) => each === request.notification));
}

/** The texts of a request that a search covers: the fields of one line. */
const searchedText = foldedTexts((request: QuoteRecord) => [
  ...QUOTE_FIELD_NAMES.filter((name) => !QUOTE_FIELDS[name].rows).map((name) => request[name]),
  request.phone.replace(/\D/g, ''), // so that a search for a name and bare digits finds it
]);

/**
 * Returns a function that says whether a request contains all words of `search`, or its phone number if `search` is
 * one.
 */
export function quoteMatcher(search: string): (request: QuoteRecord) => boolean {
  const hasWords = wordMatcher(search);
  return (request) => hasWords(searchedText(request)) || containsPhone(request.phone, search);
}
