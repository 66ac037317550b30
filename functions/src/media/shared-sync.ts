import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../context';
import { CONFLICT_CODES, catchCodes } from '../errors';
import { firebaseLibrary } from './firebase-library';
import { type Checkpoint, syncStorage } from './sync-storage';

/** One document per bucket, by its name, which only the server reads and writes: the bucket's last sync. */
export const SYNC_COLLECTION = 'storage_syncs';
/** After this time, in milliseconds, callers start another sync beside an unfinished one: that is safe, see syncStorage. */
const RUN_LIMIT = 45_000;
/** For this time, in milliseconds, callers get the result of a finished sync. */
const SHARED_FOR = 2_000;
const POLL = 1_000;

/** A sync. `created` is null until it ends, and -1 if it failed. */
interface Run {
  id: string;
  started_at: Timestamp;
  ended_at: Timestamp | null;
  created: number | null;
  checkpoint: Checkpoint | null;
}
const FAILED = -1;

/**
 * Runs a sync, or shares the one that runs or has just ended, on this instance or another: visitors who press the button
 * do not multiply the work. A run that an instance did not finish blocks others for `RUN_LIMIT` at most.
 */
export async function sharedSync(services: Services): Promise<{ created: number }> {
  const reference = services.firestore.collection(SYNC_COLLECTION).doc(services.bucket.name);
  const id = crypto.randomUUID();
  const isOwn = (run: Run) => run.id === id;
  const asked = Date.now();
  // Without a transaction: the locks of fifty callers make each other time out.
  const claim = async (): Promise<Run> => {
    for (;;) {
      const snapshot = await reference.get();
      const last = snapshot.data() as Run | undefined;
      if (last && isShared(last, asked)) return last;
      const checkpoint = last?.checkpoint ?? null;
      const run = { id, started_at: Timestamp.now(), ended_at: null, created: null, checkpoint };
      const lastUpdateTime = snapshot.updateTime;
      const write = () => (lastUpdateTime ? reference.update(run, { lastUpdateTime }) : reference.create(run));
      if (await catchCodes(CONFLICT_CODES, write)) return run;
    }
  };
  const read = async () => (await reference.get()).data() as Run | undefined;

  let run = await claim();
  while (!isOwn(run) && run.created === null) {
    await sleep(POLL);
    const now = await read();
    // The result may have been replaced by the next run, which saw at least as much.
    run = now && isShared(now, asked) ? now : await claim();
  }
  if (!isOwn(run)) {
    if (run.created === FAILED || run.created === null) throw new Error('The shared sync failed');
    return { created: run.created };
  }

  let end: Pick<Run, 'created' | 'checkpoint'> = { created: FAILED, checkpoint: null };
  try {
    end = await syncStorage(firebaseLibrary(services), { checkpoint: run.checkpoint });
    return { created: end.created ?? 0 };
  } finally {
    await reference.set({ ...run, ...end, ended_at: Timestamp.now() });
  }
}

/** Whether one who asked at this time waits for the run or gets its result, instead of starting another one. */
function isShared({ started_at, ended_at }: Run, asked: number): boolean {
  const now = Date.now(); // A time in the future comes from a wrong clock.
  if (!ended_at) return Math.abs(now - started_at.toMillis()) < RUN_LIMIT;
  const ended = ended_at.toMillis();
  return ended > asked - SHARED_FOR && ended < now + SHARED_FOR;
}
