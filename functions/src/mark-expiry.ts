import { FieldValue, type Query, Timestamp } from 'firebase-admin/firestore';
import { CLOSED_STATUSES, QUOTES_COLLECTION } from '../../src/domain/quotes';
import { expiryOf, RETENTION_MONTHS } from '../../src/domain/retention';
import { ROLE_CHANGES_COLLECTION } from '../../src/domain/team';
import type { Budget } from './budget';
import type { Services } from './context';
import { CONFLICT_CODES, catchCodes } from './errors';

/**
 * Sets `expires_at` of closed quote requests and of role changes, by which TTL policies delete them, or removes it if
 * `months` is null. Returns how many documents changed. Only the server sets this time: the rules let staff remove it
 * when they open a request again. Source: docs/decisions/retention-and-erasure.
 */
export async function markExpiry(
  { firestore }: Services,
  budget: Budget,
  months: number | null = RETENTION_MONTHS,
): Promise<number> {
  const now = Date.now();
  const closed = firestore.collection(QUOTES_COLLECTION).where('status', 'in', CLOSED_STATUSES);
  const lists: [query: Query, since: string][] = [
    [closed, 'answered_at'],
    [firestore.collection(ROLE_CHANGES_COLLECTION), 'at'],
  ];
  for (const [query, since] of lists) {
    const { docs } = await query.select(since, 'expires_at').get();
    const changes = docs.flatMap((document) => {
      const start: Timestamp | undefined = document.get(since) ?? undefined;
      if (!start) return [];
      const marked: number | null = document.get('expires_at')?.toMillis() ?? null;
      const expiry = expiryOf(start.toMillis(), marked, now, months);
      return expiry === marked ? [] : [{ document, expiry }];
    });
    for (const { document, expiry } of budget.spend(changes)) {
      const expires_at = expiry === null ? FieldValue.delete() : Timestamp.fromMillis(expiry);
      // Staff may have opened the request again: the next run sees its new state.
      const precondition = { lastUpdateTime: document.updateTime };
      await catchCodes(CONFLICT_CODES, () => document.ref.update({ expires_at }, precondition));
    }
  }
  return budget.done;
}
