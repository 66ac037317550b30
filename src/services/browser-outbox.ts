import type { Outbox } from '../domain/outbox';
import { notePending } from './has-pending';
import { createOutbox, type SubmissionStore } from './outbox';
import { indexedDbStore, SYNC_TAG, withLock } from './outbox-store';
import { post, type TokenReader } from './post';

/** Background Sync, where the browser has it: the service worker then delivers when the connection is back. */
async function requestSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(SYNC_TAG);
}

/** The store of a page, which also notes that something is left to deliver. */
function pageStore(): SubmissionStore {
  const store = indexedDbStore();
  return {
    ...store,
    async put(submission) {
      notePending(true); // first: if the tab dies now, a stale flag is harmless; a missing one loses the submission
      await store.put(submission);
      notePending(true); // again: another tab may have cleared the flag after its last delivery
      requestSync().catch(() => {}); // blocked: a page delivers
    },
    async remove(id) {
      await store.remove(id);
      if ((await store.all()).length > 0) return;
      notePending(false);
      if ((await store.all()).length > 0) notePending(true); // another tab has added a submission
    },
  };
}

let waiting = new AbortController();

/**
 * Calls `deliver` once: after the time has passed, when the connection is back, or when the page becomes visible.
 * Replaces the previous schedule.
 */
function schedule(deliver: () => void, milliseconds: number): void {
  waiting.abort();
  const ending = new AbortController();
  waiting = ending;
  const now = () => {
    if (document.visibilityState === 'hidden') return;
    ending.abort();
    deliver();
  };
  const timer = setTimeout(now, milliseconds);
  ending.signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('online', now, { signal: ending.signal });
  document.addEventListener('visibilitychange', now, { signal: ending.signal });
}

/** The channel to the other tabs; none if the browser blocks it with all storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('outbox');
  } catch {
    return undefined;
  }
}

/** The outbox of this browser. `readToken` provides the token of each request: see `post`. */
export function createBrowserOutbox(readToken: TokenReader): Outbox {
  return createOutbox({
    store: pageStore(),
    post: (submission) => post(submission, readToken),
    isOnline: () => navigator.onLine,
    withLock,
    schedule,
    channel: openChannel(),
  });
}
