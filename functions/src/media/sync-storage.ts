import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions';
import { recordId } from '../../../src/domain/object-name';
import { isImportable } from '../../../src/domain/object-record';
import { isPicture, isSuspicious, upkeepOf } from '../../../src/domain/record-upkeep';
import { keepRecord } from './keep-record';
import type { FoundObject, KnownRecord, Library } from './library';

/** Records kept at the same time. Pictures are described one by one: each may take most of the memory. */
const PARALLEL = 50;
/** How long pictures are described while somebody waits for the sync, in milliseconds. The next one goes on. */
const PICTURE_TIME = 20_000;

/**
 * What a sync has seen that found nothing to do. One that had work cannot say how many records there are: events and
 * uploads may have made the same ones meanwhile.
 */
export interface Seen {
  /** Hash of the names and generations in the bucket. */
  listing: string;
  /** The number of records. */
  records: number;
}

interface SyncOptions {
  /** As the last sync gave it. */
  seen?: Seen | null;
  pictureTime?: number;
  /** Is told what could not be done. */
  report?: (what: string, reason?: unknown) => void;
}

/**
 * Makes the records of all objects true and says how many it made: first the missing ones, which people wait for, then
 * marks, then pictures. What cannot be done is logged and skipped. It may run beside itself and beside uploads, and may
 * die: each record is kept by itself, and the next sync takes up what is left.
 *
 * Where bucket and records are as in `seen`, it has listed the bucket and counted the records, and that is all.
 * Source: spec 4 "Storage sync rule", spec 8 "Synced {n} new files"; decisions "Media".
 */
export async function syncStorage(
  library: Library,
  { seen = null, pictureTime = PICTURE_TIME, report = logger.error }: SyncOptions = {},
): Promise<{ created: number; seen: Seen | null }> {
  const objects = await importableObjects(library);
  const listing = hashOf(objects);
  if (seen?.listing === listing && seen.records === (await library.records.count())) return { created: 0, seen };

  const records = await library.records.all();
  const total = records.size;
  const stale: { object: FoundObject; record: KnownRecord | null }[] = [];
  for (const object of objects) {
    const id = await recordId(object.bucket, object.name);
    const record = records.get(id) ?? null;
    records.delete(id);
    if (upkeepOf(record, object.generation)) stale.push({ object, record });
  }
  const gone = [...records.values()].filter(({ isMissing }) => !isMissing);

  const keep = async (name: string, known = {}): Promise<boolean> => {
    try {
      return await keepRecord(library, name, known);
    } catch (error) {
      report(`The record of ${name} could not be kept`, error);
      return false;
    }
  };
  const made = await inBatches(stale, (each) => keep(each.object.name, { ...each, pictures: false }));
  if (isSuspicious(gone.length, total)) {
    report(`${gone.length} of ${total} files seem to be gone: nothing is marked. See npm run library -- check`);
  } else {
    await inBatches(gone, ({ path }) => keep(path));
  }
  const end = Date.now() + pictureTime;
  for (const { object } of stale.filter((each) => isPicture(each.object))) {
    if (Date.now() < end) await keep(object.name);
  }
  const isAsSeen = stale.length === 0 && gone.length === 0;
  return { created: made.filter(Boolean).length, seen: isAsSeen ? { listing, records: total } : null };
}

/** All objects that belong in the library. */
async function importableObjects({ objects }: Library): Promise<FoundObject[]> {
  const found: FoundObject[] = [];
  for await (const page of objects.pages()) found.push(...page.filter(({ name }) => isImportable(name)));
  return found;
}

function hashOf(objects: FoundObject[]): string {
  const hash = createHash('sha256');
  for (const { name, generation } of objects) hash.update(`${name}\0${generation}\0`);
  return hash.digest('hex');
}

async function inBatches<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += PARALLEL) {
    results.push(...(await Promise.all(items.slice(start, start + PARALLEL).map(work))));
  }
  return results;
}
