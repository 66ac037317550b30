import { LIBRARY } from '../../emulators/seed/library';
import { createServices } from '../../functions/src/context';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import type { Library } from '../../functions/src/media/library';
import { renderPicture } from '../../functions/src/media/render-picture';
import { type Seen, syncStorage } from '../../functions/src/media/sync-storage';
import { startEmulators } from '../emulators.mjs';

/** Objects of the bucket that is synced: documents, which cost nothing but their records. */
const OBJECTS = 1_000;
/** Documents that one read of a count covers. */
const COUNTED_AT_ONCE = 1_000;

/** Documents of the database, as they are billed. */
interface Traffic {
  reads: number;
  writes: number;
}

/** The same library, whose traffic is counted. */
function counted({ objects, records, render }: Library): { library: Library; traffic: Traffic } {
  const traffic: Traffic = { reads: 0, writes: 0 };
  const write =
    <Arguments extends unknown[], Result>(perform: (...args: Arguments) => Promise<Result>) =>
    (...args: Arguments) => {
      traffic.writes += 1;
      return perform(...args);
    };
  const library: Library = {
    objects,
    render,
    records: {
      async read(id) {
        traffic.reads += 1;
        return records.read(id);
      },
      async all() {
        const all = await records.all();
        traffic.reads += Math.max(all.size, 1);
        return all;
      },
      async count() {
        const count = await records.count();
        traffic.reads += Math.max(Math.ceil(count / COUNTED_AT_ONCE), 1);
        return count;
      },
      create: write(records.create),
      describe: write(records.describe),
      mark: write(records.mark),
      remove: write(records.remove),
    },
  };
  return { library, traffic };
}

/** One sync of the bucket: what it made, how fast, and what it read and wrote for that. */
async function measure(real: Library, last: Seen | null) {
  const { library, traffic } = counted(real);
  const start = performance.now();
  const { created, seen } = await syncStorage(library, { seen: last });
  const objectsPerSecond = Math.round((OBJECTS / (performance.now() - start)) * 1000);
  return { seen, figures: { created, objectsPerSecond, ...traffic } };
}

/** What the pictures of the demo library weigh together, as they are and at the widths that a grid asks for. */
async function measureGrid() {
  const bytes = { originals: 0, at320: 0, at640: 0 };
  for (const { make, name } of LIBRARY.filter((each) => /\.(png|jpg|webp)$/.test(each.name))) {
    const original = await make();
    const rendered = await renderPicture(original);
    if (!rendered) throw new Error(`${name} has no renditions`);
    bytes.originals += original.length;
    bytes.at320 += rendered.renditions.get(320)?.length ?? original.length;
    bytes.at640 += rendered.renditions.get(640)?.length ?? original.length;
  }
  const ratio = (part: number) => Number((part / bytes.originals).toFixed(3));
  return { ...bytes, ratio320: ratio(bytes.at320), ratio640: ratio(bytes.at640) };
}

/**
 * Syncs a bucket of the emulators for the first time, once more as if nothing were known, and once more as the server
 * does, and weighs a grid of pictures with and without renditions, in bytes. Reads, writes and ratios are facts; speeds
 * depend on the machine.
 */
export async function measureSync() {
  const emulators = await startEmulators({ verbose: false, only: ['auth', 'firestore', 'storage'] });
  Object.assign(process.env, emulators.env);
  const services = createServices(emulators.env.GCLOUD_PROJECT);
  const bucket = services.bucket.storage.bucket('bench-sync');
  const library = firebaseLibrary({ ...services, bucket });
  const names = Array.from({ length: OBJECTS }, (_, index) => `bench ${index}.pdf`);
  for (let start = 0; start < OBJECTS; start += 50) {
    const batch = names.slice(start, start + 50);
    await Promise.all(batch.map((name) => bucket.file(name).save('x', { resumable: false })));
  }
  const first = await measure(library, null);
  const again = await measure(library, null);
  const repeated = await measure(library, again.seen);
  await emulators.stop();
  return {
    [`first sync of ${OBJECTS} objects`]: first.figures,
    'sync again, nothing known': again.figures,
    'sync repeated': repeated.figures,
    'grid of the demo library': await measureGrid(),
  };
}
