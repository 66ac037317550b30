import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../context';
import { CONFLICT_CODES, catchCodes } from '../errors';
import { firebaseLibrary } from './firebase-library';
import { type Checkpoint, syncStorage } from './sync-storage';

/** One document per bucket, by its name, which only the server reads and writes: the bucket's last sync. */
export const SYNC_COLLECTION = 'storage_syncs';
/**
 * After this time, in milliseconds, callers start another sync beside an unfinished one: that is safe, see syncStorage.
 */
const RUN_LIMIT = 45_000;
/** Minimum time between two syncs, in milliseconds, however often visitors press the button. */
const PAUSE = 2_000;
const POLL = 1_000;

/** A sync. `created` is null until it ends, and -1 if it failed. */
interface Run {
  started_at: Timestamp;
  ended_at: Timestamp | null;
  created: number | null;
  checkpoint: Checkpoint | null;
}
const FAILED = -1;

/**
 * Runs a sync, or shares one with other callers, on this instance or another: visitors who press the button do not
 * multiply the work. A caller shares only a sync that starts after the call, because only that one has to see what was
 * stored before. A run that an instance did not finish blocks others for `RUN_LIMIT` at most.
 */
export async function sharedSync(services: Services): Promise<{ created: number }> {
  const reference = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);
  const asked = Date.now();

  /** Returns a finished run that the caller can share, or starts the caller's own (`created: null`). */
  async function turn(): Promise<Run> {
    for (;;) {
      const snapshot = await reference.get();
      const last = snapshot.data() as Run | undefined;
      const wait = last ? waitFor(last) : 0;
      if (last && last.created !== null && isFor(last, asked)) return last;
      if (wait > 0) {
        await sleep(Math.min(wait, POLL));
        continue;
      }
      const checkpoint = last?.checkpoint ?? null;
      const run = { started_at: Timestamp.now(), ended_at: null, created: null, checkpoint };
      const lastUpdateTime = snapshot.updateTime;
      // Without a transaction: the locks of fifty callers make each other time out.
      const write = () => (lastUpdateTime ? reference.update(run, { lastUpdateTime }) : reference.create(run));
      if (await catchCodes(CONFLICT_CODES, write)) return run;
    }
  }

  const run = await turn();
  if (run.created === FAILED) throw new Error('The shared sync failed');
  if (run.created !== null) return { created: run.created };

  let end: Pick<Run, 'created' | 'checkpoint'> = { created: FAILED, checkpoint: null };
  try {
    end = await syncStorage(firebaseLibrary(services), { checkpoint: run.checkpoint });
    return { created: end.created ?? 0 };
  } finally {
    await reference.set({ ...run, ...end, ended_at: Timestamp.now() });
  }
}

/**
 * Whether a run saw everything that was stored when the caller asked. A time in the future comes from a wrong clock.
 */
function isFor({ started_at }: Run, asked: number): boolean {
  const started = started_at.toMillis();
  return started >= asked && started <= Date.now();
}

/** Milliseconds until another run may start. */
function waitFor({ started_at, ended_at }: Run): number {
  const [from, time] = ended_at ? [ended_at, PAUSE] : [started_at, RUN_LIMIT];
  const age = Date.now() - from.toMillis();
  return Math.abs(age) < time ? time - age : 0;
}
