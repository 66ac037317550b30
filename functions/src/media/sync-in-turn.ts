import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../context';
import { firebaseLibrary } from './firebase-library';
import { type Seen, syncStorage } from './sync-storage';

/** Documents that only the server touches: how the syncs of a bucket stand, by its name. */
export const SYNC_COLLECTION = 'storage_syncs';
/** Least time from the start of a sync to the start of the next, in milliseconds. */
const INTERVAL = 5_000;
/** How long a sync keeps others waiting that never tells of its end, in milliseconds: it may have died. */
const LEASE = 60_000;
const POLL = 500;

interface SyncState {
  /** From when on the next sync may begin. */
  free_at?: Timestamp;
  seen?: Seen | null;
}

/** The sync that has not begun yet, for all who called meanwhile. */
let next: Promise<{ created: number }> | null = null;

/**
 * Syncs when it is its turn, so that visitors who press the button do not multiply the work. Whoever calls while one is
 * under way, or right after it, shares the next one: the answer is of a sync that began after the call, and so holds
 * for all that was in the bucket then.
 */
export function syncInTurn(services: Services): Promise<{ created: number }> {
  next ??= waitForTurn(services)
    .finally(() => {
      next = null;
    })
    .then((seen) => syncAndTell(services, seen));
  return next;
}

const stateOf = ({ firestore, bucket }: Services) => firestore.collection(SYNC_COLLECTION).doc(bucket.name);

async function waitForTurn(services: Services): Promise<Seen | null> {
  const reference = stateOf(services);
  for (;;) {
    const answer = await services.firestore.runTransaction(async (transaction) => {
      const { free_at, seen = null } = ((await transaction.get(reference)).data() ?? {}) as SyncState;
      const now = Date.now();
      const wait = (free_at?.toMillis() ?? 0) - now;
      if (wait > 0 && wait <= LEASE) return { wait };
      transaction.set(reference, { free_at: Timestamp.fromMillis(now + LEASE) }, { merge: true });
      return { seen };
    });
    if ('seen' in answer) return answer.seen ?? null;
    await sleep(Math.min(answer.wait, POLL));
  }
}

async function syncAndTell(services: Services, last: Seen | null): Promise<{ created: number }> {
  const free_at = Timestamp.fromMillis(Date.now() + INTERVAL);
  let seen: Seen | null = null;
  try {
    const result = await syncStorage(firebaseLibrary(services), { seen: last });
    seen = result.seen;
    return { created: result.created };
  } finally {
    await stateOf(services).set({ free_at, seen } satisfies SyncState);
  }
}
