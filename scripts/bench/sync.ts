import type { Services } from '../../functions/src/context';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import type { Library, Records } from '../../functions/src/media/library';
import { type Checkpoint, syncStorage } from '../../functions/src/media/sync-storage';

const OBJECTS = 1000;
/** Number of parallel uploads. */
const BATCH = 50;

const READS = new Set<string>(['read', 'withPath', 'all', 'captions'] satisfies (keyof Records)[]);

/** Wraps `records` to count billed Firestore reads and writes. */
function countTraffic(records: Records) {
  const traffic = { reads: 0, writes: 0 };
  const counted = new Proxy(records, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        const result = await method(...args);
        if (name === 'count') traffic.reads += Math.max(1, Math.ceil(Number(result) / 1000));
        // A query that finds nothing costs one read.
        else if (READS.has(String(name))) traffic.reads += Math.max(1, result instanceof Map ? result.size : 1);
        else traffic.writes += 1;
        return result;
      };
    },
  });
  return { counted, traffic };
}

async function measure(library: Library, last: Checkpoint | null) {
  const { counted, traffic } = countTraffic(library.records);
  const start = performance.now();
  const { checkpoint } = await syncStorage({ ...library, records: counted }, { checkpoint: last });
  return { seen: checkpoint, traffic, seconds: (performance.now() - start) / 1000 };
}

/** Syncs a bucket of 1,000 objects, then again without a checkpoint, then once more without changes. */
export async function measureSync(services: Services): Promise<Record<string, number>> {
  const bucket = services.bucket.storage.bucket('bench-sync');
  const library = firebaseLibrary({ ...services, bucket });
  const names = Array.from({ length: OBJECTS }, (_, index) => `bench ${index}.pdf`);
  for (let start = 0; start < OBJECTS; start += BATCH) {
    const batch = names.slice(start, start + BATCH);
    await Promise.all(batch.map((name) => bucket.file(name).save('x', { resumable: false })));
  }
  const first = await measure(library, null);
  const { seen } = await measure(library, null);
  const repeated = await measure(library, seen);
  return {
    'sync, objects per second': Math.round(OBJECTS / first.seconds),
    'sync, reads': first.traffic.reads,
    'sync, writes': first.traffic.writes,
    'repeated sync, reads': repeated.traffic.reads,
    'repeated sync, writes': repeated.traffic.writes,
  };
}
