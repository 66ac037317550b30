import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../context';
import { firebaseLibrary } from './firebase-library';
import { type Checkpoint, syncStorage } from './sync-storage';

/** One document per bucket, by its name, which only the server reads and writes: the checkpoint of the last sync. */
export const SYNC_COLLECTION = 'storage_syncs';
/** Minimum time between two syncs, in milliseconds, however often visitors press the button. */
const PAUSE = 2_000;
/** After this time, in milliseconds, a sync starts beside an unfinished one: that is safe, see `repair`. */
const RUN_LIMIT = 45_000;

interface Synced {
  created: number;
}

/** Resolves when the next sync may start. */
let isFree: Promise<unknown> = Promise.resolve();
/** The sync that has not started; null if there is none. */
let waiting: Promise<Synced> | null = null;

/**
 * Syncs, together with all who ask before the sync starts: visitors who press the button do not multiply the work. A
 * caller never shares a sync that runs already, because it may have missed what the caller has stored. The function has
 * one instance, so its memory knows who waits; while a deployment runs two, each of them syncs, which is safe.
 */
export function sharedSync(services: Services): Promise<Synced> {
  if (waiting) return waiting;
  const sync = isFree.then(() => {
    waiting = null;
    return syncFromCheckpoint(services);
  });
  waiting = sync;
  isFree = Promise.race([sync.catch(() => {}), sleep(RUN_LIMIT, null, { ref: false })]).then(() => sleep(PAUSE));
  return sync;
}

async function syncFromCheckpoint(services: Services): Promise<Synced> {
  const state = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);
  const last: Checkpoint | null = (await state.get()).get('checkpoint') ?? null;
  const { created, checkpoint } = await syncStorage(firebaseLibrary(services), { checkpoint: last });
  await state.set({ checkpoint });
  return { created };
}
