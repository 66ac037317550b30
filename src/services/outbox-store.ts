import { createStore, del, get, set, values } from 'idb-keyval';
import type { Submission } from '../domain/outbox';
import { type SavedSubmission, type SubmissionStore, savedBecause, withoutTexts } from './deliver';
import { withTimeLimit } from './time-limit';

/** The tag of the Background Sync event on which the service worker delivers the outbox. */
export const SYNC_TAG = 'outbox';

/** Time limit for a database operation, in milliseconds: some browsers never answer. */
const STORAGE_LIMIT_MS = 5000;
const limited = <Result>(operation: Promise<Result>) => withTimeLimit(operation, STORAGE_LIMIT_MS);

/** A submission as versions before 2026-11-29 saved it. `isDelivered`: the server had it, and no page reported that yet. */
type OlderSubmission = Submission & { outcome?: never; isDelivered?: true };

function upgraded(saved: SavedSubmission | OlderSubmission): SavedSubmission {
  if (saved.outcome) return saved;
  const { isDelivered, ...submission } = saved;
  const entry = { ...submission, savedAt: Date.now(), outcome: savedBecause(true, 0) };
  return isDelivered ? withoutTexts(entry, { state: 'recorded' }, entry.form === 'quotes') : entry;
}

/** Submissions in IndexedDB: they outlive the tab; all tabs and the service worker share them. */
export function indexedDbStore(): SubmissionStore {
  const store = createStore('outbox', 'submissions');
  return {
    put: (submission) => limited(set(submission.id, submission, store)),
    async get(id) {
      const saved = await limited(get<SavedSubmission>(id, store));
      return saved && upgraded(saved);
    },
    all: async () => (await limited(values<SavedSubmission>(store))).map(upgraded),
    remove: (id) => limited(del(id, store)),
  };
}

/**
 * Runs `work` while neither another tab nor the service worker runs work of the same name; without a lock if the
 * browser has none or blocks them with all storage.
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
