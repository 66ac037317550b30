import { createStore, del, get, set, values } from 'idb-keyval';
import type { SavedSubmission, SubmissionStore } from './outbox';
import { withTimeLimit } from './time-limit';

/** The tag of the Background Sync event on which the service worker delivers the outbox. */
export const SYNC_TAG = 'outbox';

/** Time limit for a database operation, in milliseconds: some browsers never answer. */
const STORAGE_LIMIT_MS = 5000;
const limited = <Result>(operation: Promise<Result>) => withTimeLimit(operation, STORAGE_LIMIT_MS);

/** Submissions in IndexedDB: they outlive the tab; all tabs and the service worker share them. */
export function indexedDbStore(): SubmissionStore {
  const store = createStore('outbox', 'submissions');
  return {
    put: (submission) => limited(set(submission.id, submission, store)),
    get: (id) => limited(get<SavedSubmission>(id, store)),
    all: () => limited(values<SavedSubmission>(store)),
    remove: (id) => limited(del(id, store)),
  };
}

/**
 * Runs `work` while no other tab, and not the service worker, runs work of the same name; without a lock if the browser
 * has none or blocks them with all storage.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
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
