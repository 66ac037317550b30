import { createOutbox } from '../services/outbox';
import { indexedDbStore, withLock } from '../services/outbox-store';
import { post } from '../services/post';

/**
 * Delivers the outbox when no page may be open; the next page reports the results. It sends no App Check token, which
 * only a page can get. Rejects if something is left to send, so that the browser dispatches the event again.
 */
export async function deliverOutbox(): Promise<void> {
  const outbox = createOutbox({
    store: indexedDbStore(),
    post: (submission) => post(submission, async () => null),
    isOnline: () => navigator.onLine,
    withLock,
    schedule: () => {}, // the browser repeats the event
  });
  if (!(await outbox.deliver())) throw new Error('The outbox is not empty');
}
