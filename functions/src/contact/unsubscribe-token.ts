import { createHmac } from 'node:crypto';
import { GrpcStatus, type Query } from 'firebase-admin/firestore';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import type { Budget } from '../budget';
import type { Services } from '../context';
import { catchCodes } from '../errors';

/** The token of a subscriber's unsubscribe link. Source: docs/decisions/unsubscribe-links. */
export function unsubscribeToken(subscriberId: string, key: string): string {
  if (!key) throw new Error('The secret RATE_LIMIT_KEY is empty');
  return createHmac('sha256', key).update(`unsubscribe/${subscriberId}`).digest('base64url');
}

/** What `unsubscribeToken` returns: 32 bytes in base64url. */
export const UNSUBSCRIBE_TOKEN = /^[\w-]{43}$/;

/** Gives a token to subscribers that have none, and returns their number. */
export async function addUnsubscribeTokens({ firestore }: Services, key: string, budget: Budget): Promise<number> {
  const subscribers = firestore.collection(SUBSCRIBERS_COLLECTION);
  const count = async (query: Query) => (await query.count().get()).data().count;
  const [all, done] = await Promise.all([count(subscribers), count(subscribers.orderBy('unsubscribe_token'))]);
  if (all === done) return 0; // the usual case costs two reads

  const { docs } = await subscribers.select('unsubscribe_token').get();
  const missing = docs.filter((subscriber) => !subscriber.get('unsubscribe_token'));
  for (const { id, ref } of budget.spend(missing)) {
    // The subscriber may have left since the query.
    await catchCodes([GrpcStatus.NOT_FOUND], () => ref.update({ unsubscribe_token: unsubscribeToken(id, key) }));
  }
  return budget.done;
}
