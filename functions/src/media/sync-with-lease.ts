import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Services } from '../context';
import { firebaseLibrary } from './firebase-library';
import { type Checkpoint, syncStorage } from './sync-storage';

/** Documents that only the server touches: the state of a bucket's syncs, by the bucket's name. */
export const SYNC_COLLECTION = 'storage_syncs';
/** Minimum time from the start of a sync to the start of the next, in milliseconds. */
const INTERVAL = 5_000;
/** Time after which a sync that does not renew its lease counts as dead, in milliseconds. */
const LEASE = 60_000;
const RENEWAL = LEASE / 3;
/** Time limit of a sync, in seconds: the platform stops it then. */
export const SYNC_SECONDS = 300;
const POLL = 500;

interface SyncState {
  /** When the next sync may start. */
  free_at?: Timestamp;
  /** The id of the running sync. */
  turn?: string;
  seen?: Checkpoint | null;
}

interface Lease {
  id: string;
  checkpoint: Checkpoint | null;
}

/** The sync that has not started yet, shared by all callers until it does. */
let next: Promise<{ created: number }> | null = null;

/**
 * Runs one sync at a time, so that visitors who press the button do not multiply the work. Calls during a sync, or right
 * after it, share the next one: each result comes from a sync that started after the call.
 */
export function syncWithLease(services: Services): Promise<{ created: number }> {
  next ??= acquireLease(services)
    .finally(() => {
      next = null;
    })
    .then((lease) => syncAndRelease(services, lease));
  return next;
}

const stateOf = ({ firestore, bucket }: Services) => firestore.collection(SYNC_COLLECTION).doc(bucket.name);
const after = (milliseconds: number) => Timestamp.fromMillis(Date.now() + milliseconds);

async function acquireLease(services: Services): Promise<Lease> {
  const reference = stateOf(services);
  const id = crypto.randomUUID();
  for (;;) {
    const answer = await services.firestore.runTransaction(async (transaction): Promise<{ wait: number } | Lease> => {
      const { free_at, seen = null } = ((await transaction.get(reference)).data() ?? {}) as SyncState;
      const now = Date.now();
      const wait = (free_at?.toMillis() ?? 0) - now;
      if (wait > 0 && wait <= LEASE) return { wait };
      transaction.set(reference, { free_at: after(LEASE), turn: id, seen } satisfies SyncState);
      return { id, checkpoint: seen };
    });
    if ('id' in answer) return answer;
    await sleep(Math.min(answer.wait, POLL));
  }
}

/** Saves the state, unless another sync has taken over the lease. */
async function persistState(services: Services, leaseId: string, state: SyncState): Promise<void> {
  const reference = stateOf(services);
  await services.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).get('turn') === leaseId) transaction.set(reference, state);
  });
}

/** Renews the lease until the returned function is called, or the time limit of a sync is over. */
function renewLease(services: Services, { id, checkpoint }: Lease): () => void {
  const end = Date.now() + SYNC_SECONDS * 1000;
  const renewal = setInterval(() => {
    if (Date.now() > end) return clearInterval(renewal);
    persistState(services, id, { free_at: after(LEASE), turn: id, seen: checkpoint }).catch((error) => {
      logger.warn('A sync could not renew its lease', error); // the present one lasts for a minute
    });
  }, RENEWAL);
  return () => clearInterval(renewal);
}

async function syncAndRelease(services: Services, lease: Lease): Promise<{ created: number }> {
  const free_at = after(INTERVAL);
  const stopRenewal = renewLease(services, lease);
  let checkpoint: Checkpoint | null = null;
  try {
    const result = await syncStorage(firebaseLibrary(services), { checkpoint: lease.checkpoint });
    checkpoint = result.checkpoint;
    return { created: result.created };
  } finally {
    stopRenewal();
    await persistState(services, lease.id, { free_at, seen: checkpoint });
  }
}
