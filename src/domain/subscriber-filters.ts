import type { Subscriber } from './newsletter';
import { fold, wordMatcher } from './search';

/** The filters of the newsletter's subscribers. */
export const SUBSCRIBER_FILTERS = ['all', 'genuine', 'unverified', 'suspect'] as const;
export type SubscriberFilter = (typeof SUBSCRIBER_FILTERS)[number];

/** Whether this subscriber matches a filter. */
export const isSubscriberIn = (filter: SubscriberFilter, { status }: Subscriber): boolean =>
  filter === 'all' || filter === (status ?? 'genuine');

/** Returns a function that says whether the address of a subscriber contains all words of `search`. */
export function subscriberMatcher(search: string): (subscriber: Subscriber) => boolean {
  const hasWords = wordMatcher(search);
  return ({ email }) => hasWords(fold(email));
}
