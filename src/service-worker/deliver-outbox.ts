import { deliverAll } from '../services/deliver';
import { indexedDbStore, withLock } from '../services/outbox-store';
import { post } from '../services/post';

/**
 * Delivers the outbox when no page may be open; the next page reports and attests the results. Rejects if something is
 * left to send, so that the browser dispatches the event again.
 */
export async function deliverOutbox(): Promise<void> {
  const left = await deliverAll({
    store: indexedDbStore(),
    post: (submission) => post(submission, null),
    isOnline: () => navigator.onLine,
    withLock,
    report: async () => {},
  });
  if (left.length > 0) throw new Error('The outbox is not empty');
}
