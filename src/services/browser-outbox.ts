import { createStore, del, get, set, values } from 'idb-keyval';
import type { Outbox, Submission } from '../domain/outbox';
import { notePending } from './has-pending';
import { createOutbox, type SubmissionStore } from './outbox';
import { post, type TokenReader } from './post';

/** Stores submissions in IndexedDB: they outlive the tab, and all tabs share them. */
function indexedDbStore(): SubmissionStore {
  const store = createStore('outbox', 'submissions');
  return {
    async put(submission) {
      notePending(true); // first: if the tab dies now, a stale flag is harmless; a missing one loses the submission
      await set(submission.id, submission, store);
      notePending(true); // again: another tab may have cleared the flag after its last delivery
    },
    has: async (id) => (await get(id, store)) !== undefined,
    all: () => values<Submission>(store),
    async remove(id) {
      await del(id, store);
      if ((await values(store)).length > 0) return;
      notePending(false);
      if ((await values(store)).length > 0) notePending(true); // another tab has added a submission
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

/**
 * Runs `work` while no other tab runs work of the same name; without a lock if the browser has none or blocks them with
 * all storage.
 */
async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  return navigator.locks.request(`outbox:${name}`, begin).catch((error: unknown) => {
    if (hasBegun) throw error;
    return work();
  });
}

/** The outbox of this browser. `readToken` provides the token of each request: see `post`. */
export function createBrowserOutbox(readToken: TokenReader): Outbox {
  return createOutbox({
    store: indexedDbStore(),
    post: (submission) => post(submission, readToken),
    isOnline: () => navigator.onLine,
    withLock,
    schedule,
  });
}
