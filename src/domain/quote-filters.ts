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

/** The filters of the quote requests, with the values that the fields of their requests have. */
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

/** Whether a filter has this request. */
export function isQuoteIn(filter: QuoteFilter, request: QuoteRecord): boolean {
  const { status, notification }: FieldValues = QUOTE_FILTERS[filter];
  const isStatus = status.includes(request.status);
  return isStatus && (!notification || notification.some((each) => each === request.notification));
}

/** The texts of a request that a search covers: those of one line. */
const searchedText = foldedTexts((request: QuoteRecord) => [
  ...QUOTE_FIELD_NAMES.filter((name) => !QUOTE_FIELDS[name].rows).map((name) => request[name]),
  request.phone.replace(/\D/g, ''), // typed beside a name, without the characters between the digits
]);

/** Returns a function that says whether a request has all words of `search`, or the number that it is. */
export function quoteMatcher(search: string): (request: QuoteRecord) => boolean {
  const hasWords = wordMatcher(search);
  return (request) => hasWords(searchedText(request)) || containsPhone(request.phone, search);
}
