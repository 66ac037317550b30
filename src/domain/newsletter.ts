import type * as z from 'zod/mini';
import { brand } from './brand';
import type { SuspectReason } from './quotes';
import type { subscriptionSchema } from './submission';

/** Firestore collection of newsletter subscribers. Source: decisions "Forms". */
export const SUBSCRIBERS_COLLECTION = 'newsletter_subscribers';

/** The page that removes a subscriber. */
export const UNSUBSCRIBE_PATH = '/api/newsletter/unsubscribe';

/** A recorded subscriber. Times are in milliseconds since 1970. */
export interface SubscriberRecord extends z.infer<typeof subscriptionSchema> {
  created_at: number;
  /** Stands for the address in the unsubscribe link. Records from before this field get it from the next daily run. */
  unsubscribe_token?: string;
  /** Why the subscriber may be a bot; empty if nothing says so, missing in records from before this field. */
  suspect?: SuspectReason[];
  status?: 'suspect';
  /** When a suspect subscriber is deleted. */
  expires_at?: number;
}

/**
 * The link that removes a subscriber, for the emails of any mailing service, or null while there is no token. It names
 * the language, so that the page reads no record.
 */
export function unsubscribeLink({
  language,
  unsubscribe_token: token,
}: Pick<SubscriberRecord, 'language' | 'unsubscribe_token'>): string | null {
  return token ? `${brand.origin}${UNSUBSCRIBE_PATH}?language=${language}&token=${token}` : null;
}
