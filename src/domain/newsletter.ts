import * as z from 'zod/mini';
import { brand } from './brand';
import { LOCALES } from './locale';
import { DOUBTED_STATUSES, SUSPECT_REASONS } from './suspicion';

/** Firestore collection of newsletter subscribers. Source: decisions "Forms". */
export const SUBSCRIBERS_COLLECTION = 'newsletter_subscribers';

/** The page that removes a subscriber. */
export const UNSUBSCRIBE_PATH = '/api/newsletter/unsubscribe';

/** A recorded subscriber, without the limits of a new one. Times are in milliseconds since 1970. */
export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  language: z.enum(LOCALES),
  created_at: z.number(),
  /** Stands for the address in the unsubscribe link. Records from before this field get it from the next daily run. */
  unsubscribe_token: z.optional(z.string()),
  /** Missing in the record of a genuine subscriber. */
  status: z.optional(z.enum(DOUBTED_STATUSES)),
  /** Why the subscriber may not be a person. */
  suspect: z.optional(z.array(z.enum(SUSPECT_REASONS))),
  /** When a suspect subscriber is deleted. */
  expires_at: z.optional(z.number()),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/**
 * The link that removes a subscriber, for the emails of any mailing service, or null while there is no token. It names
 * the language, so that the page reads no record.
 */
export function unsubscribeLink({
  language,
  unsubscribe_token: token,
}: Pick<Subscriber, 'language' | 'unsubscribe_token'>): string | null {
  return token ? `${brand.origin}${UNSUBSCRIBE_PATH}?language=${language}&token=${token}` : null;
}
