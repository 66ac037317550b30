import { createStore, del, get, set, values } from 'idb-keyval';
import type { Outbox, Submission } from '../domain/outbox';
import { notePending } from './has-pending';
import { createOutbox, type SubmissionStore } from './outbox';
import { post, type TokenReader } from './post';

/** Kept in IndexedDB: it outlives the tab, and all tabs see it. */
function browserKeep(): SubmissionStore {
  const store = createStore('outbox', 'submissions');
  return {
    async put(submission) {
      notePending(true); // before: a tab that dies in between leaves a note too many, not one too few
      await set(submission.id, submission, store);
      notePending(true); // after: another tab may just have sent its last one
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
 * Calls `deliver` when the time has come, the connection is back, or the visitor looks at the page again: once, and in
 * place of what was scheduled before.
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
 * Does `work` while no other tab does work of this name: at once where the browser has no locks, or denies them with
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

/** The outbox of this browser. `readToken` is asked for the token of each request: see `post`. */
export function createBrowserOutbox(readToken: TokenReader): Outbox {
  return createOutbox({
    store: browserKeep(),
    post: (submission) => post(submission, readToken),
    isOnline: () => navigator.onLine,
    withLock,
    schedule,
  });
}
