import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Services } from '../context';
import { firebaseLibrary } from './firebase-library';
import { type Seen, syncStorage } from './sync-storage';

/** Documents that only the server touches: how the syncs of a bucket stand, by its name. */
export const SYNC_COLLECTION = 'storage_syncs';
/** Least time from the start of a sync to the start of the next, in milliseconds. */
const INTERVAL = 5_000;
/** How long a sync keeps others waiting that never tells of its end, in milliseconds: it may have died. */
const LEASE = 60_000;
/** How often one that goes on says so, in milliseconds. */
const RENEWAL = LEASE / 3;
/** How long a sync may run, in seconds: the platform does not let it go on, and it does not say so any more. */
export const SYNC_SECONDS = 300;
const POLL = 500;

interface SyncState {
  /** From when on the next sync may begin. */
  free_at?: Timestamp;
  /** The sync that is under way, by a name of its own. */
  turn?: string;
  seen?: Seen | null;
}

/** What a sync begins with. */
interface Turn {
  turn: string;
  seen: Seen | null;
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
    .then((turn) => syncAndTell(services, turn));
  return next;
}

const stateOf = ({ firestore, bucket }: Services) => firestore.collection(SYNC_COLLECTION).doc(bucket.name);
const after = (milliseconds: number) => Timestamp.fromMillis(Date.now() + milliseconds);

async function waitForTurn(services: Services): Promise<Turn> {
  const reference = stateOf(services);
  const turn = crypto.randomUUID();
  for (;;) {
    const answer = await services.firestore.runTransaction(async (transaction): Promise<{ wait: number } | Turn> => {
      const { free_at, seen = null } = ((await transaction.get(reference)).data() ?? {}) as SyncState;
      const now = Date.now();
      const wait = (free_at?.toMillis() ?? 0) - now;
      if (wait > 0 && wait <= LEASE) return { wait };
      transaction.set(reference, { free_at: after(LEASE), turn, seen } satisfies SyncState);
      return { turn, seen };
    });
    if ('turn' in answer) return answer;
    await sleep(Math.min(answer.wait, POLL));
  }
}

/** Writes how things stand, but where another sync has begun, having taken this one for dead: the turn is that one's. */
async function tell(services: Services, turn: string, state: SyncState): Promise<void> {
  const reference = stateOf(services);
  await services.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).get('turn') === turn) transaction.set(reference, state);
  });
}

/** Says again and again that a sync goes on, until what it gives is called, or the sync has to be over. */
function keepTurn(services: Services, { turn, seen }: Turn): () => void {
  const end = Date.now() + SYNC_SECONDS * 1000;
  const renewal = setInterval(() => {
    if (Date.now() > end) return clearInterval(renewal);
    tell(services, turn, { free_at: after(LEASE), turn, seen }).catch((error) => {
      logger.warn('A sync could not say that it goes on', error); // the last time lasts for a minute
    });
  }, RENEWAL);
  return () => clearInterval(renewal);
}

async function syncAndTell(services: Services, turn: Turn): Promise<{ created: number }> {
  const free_at = after(INTERVAL);
  const leave = keepTurn(services, turn);
  let seen: Seen | null = null;
  try {
    const result = await syncStorage(firebaseLibrary(services), { seen: turn.seen });
    seen = result.seen;
    return { created: result.created };
  } finally {
    leave();
    await tell(services, turn.turn, { free_at, seen });
  }
}
