import type { Report } from '../domain/outbox';
import { failuresOf, isFinal, type SubmissionStore } from './deliver';
import { notePending } from './has-pending';
import { createOutbox, type Outbox } from './outbox';
import { indexedDbStore, SYNC_TAG, withLock } from './outbox-store';
import { attest, post, type TokenReader } from './post';
import { tell, tellForms } from './reports';

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
      // Only once: online, the worker would repeat each failed attempt of a page immediately.
      const isNew = !isFinal(submission) && failuresOf(submission) === 0;
      if (isNew) requestSync().catch(() => {}); // blocked: a page delivers
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
 * Calls `retry` once: after the time has passed, when the connection is back, or when the page becomes visible.
 * Replaces the previous schedule.
 */
function schedule(retry: () => void, milliseconds: number): void {
  waiting.abort();
  const ending = new AbortController();
  waiting = ending;
  const now = () => {
    if (document.visibilityState === 'hidden') return;
    ending.abort();
    retry();
  };
  const timer = setTimeout(now, milliseconds);
  ending.signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('online', now, { signal: ending.signal });
  document.addEventListener('visibilitychange', now, { signal: ending.signal });
}

/** Tells the forms of the other tabs what this tab delivered. Does nothing if the browser blocks it with all storage. */
function connectTabs(): (report: Report) => void {
  try {
    const channel = new BroadcastChannel('outbox');
    channel.onmessage = ({ data }: MessageEvent<Report>) => tellForms(data);
    return (report) => channel.postMessage(report);
  } catch {
    return () => {};
  }
}

/** The outbox of this browser. `readToken` provides the token of each request: see `post`. */
export function createBrowserOutbox(readToken: TokenReader): Outbox {
  const tellOtherTabs = connectTabs();
  return createOutbox({
    store: pageStore(),
    post: (submission) => post(submission, readToken),
    attest: (id) => attest(id, readToken),
    isOnline: () => navigator.onLine,
    withLock,
    schedule,
    tell(report) {
      const isSeen = tell(report);
      if (isSeen && isFinal(report)) tellOtherTabs(report);
      return isSeen;
    },
  });
}
