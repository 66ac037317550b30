import { createHash } from 'node:crypto';
import { recordId } from '../../../src/domain/object-name';
import { isImportable } from '../../../src/domain/object-record';
import { isPicture, isSuspicious, reconciliationOf } from '../../../src/domain/reconciliation';
import { Budget } from '../budget';
import { logger } from '../logger';
import type { FoundObject, KnownRecord, Library } from './library';
import { reconcileRecord } from './reconcile-record';
import { isServedAsDownload, serveAsDownload } from './serve-as-download';

/** Records reconciled at the same time. Pictures are read one by one: see ./read-picture. */
const PARALLEL = 50;
/** Time limit for rendering pictures while the caller waits, in milliseconds. The next sync continues. */
const PICTURE_TIME = 20_000;

/**
 * The state of bucket and records when a sync found nothing to do. A sync that wrote records has none: events and
 * uploads may have created the same records at the same time.
 */
export interface Checkpoint {
  /** Hash of the names and generations in the bucket, and of what is not served as a download. */
  listing: string;
  /** The number of records. */
  records: number;
}

interface SyncOptions {
  /** The result of the last sync. */
  checkpoint?: Checkpoint | null;
  /** Time limit for rendering pictures, in milliseconds. */
  pictureTime?: number;
  /** The time for everything. The next sync continues. */
  budget?: Budget;
}

/**
 * Reconciles the records of all objects and returns how many it created: first the missing records, which people wait
 * for, then marks, then pictures. It also serves every object as a download. It logs and skips what fails. It may
 * run concurrently and may crash: each record is reconciled on its own, and the next sync continues.
 *
 * If bucket and records have not changed since the checkpoint, it only lists the bucket and counts the records.
 * Source: spec 4 "Storage sync rule", spec 8 "Synced {n} new files"; decisions "Media".
 */
export async function syncStorage(
  library: Library,
  { checkpoint = null, pictureTime = PICTURE_TIME, budget = new Budget() }: SyncOptions = {},
): Promise<{ created: number; checkpoint: Checkpoint | null }> {
  const objects = await importableObjects(library);
  const listing = hashOf(objects);
  if (checkpoint?.listing === listing && checkpoint.records === (await library.records.count())) {
    return { created: 0, checkpoint };
  }

  const records = await library.records.all();
  const total = records.size;
  const byPath = new Map([...records.values()].map((record) => [record.path, record]));
  const found: { object: FoundObject; record: KnownRecord | null }[] = [];
  for (const object of objects) {
    const id = await recordId(object.bucket, object.name);
    found.push({ object, record: records.get(id) ?? byPath.get(object.name) ?? null });
  }
  const unknown = found.filter(({ record }) => record === null);
  // Records of an older system may lack the bucket's name, so that the query for all records misses them.
  const others = await library.records.withPaths(unknown.map(({ object }) => object.name));
  for (const each of unknown) each.record = others.get(each.object.name) ?? null;
  const stale = found.filter(({ object, record }) => reconciliationOf(record, object.generation));
  const names = new Set(objects.map(({ name }) => name));
  const gone = [...records.values()].filter(({ path, isMissing }) => !isMissing && !names.has(path));

  const unprotected = found.filter(({ object, record }) => record !== null && !isServedAsDownload(object));

  const attempt = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      return Boolean(await work());
    } catch (error) {
      logger.error(`${name} could not be reconciled`, error);
      return false;
    }
  };
  const reconcile = (name: string, known = {}) => attempt(name, () => reconcileRecord(library, name, known));
  await inBatches(budget.spend(unprotected), ({ object }) =>
    attempt(object.name, () => serveAsDownload(library, object)),
  );
  const created = await inBatches(budget.spend(stale), (each) =>
    reconcile(each.object.name, { ...each, pictures: false }),
  );
  if (isSuspicious(gone.length, total)) {
    logger.error(`${gone.length} of ${total} files seem to be gone: nothing is marked. See npm run library -- check`);
  } else {
    await inBatches(budget.spend(gone), (record) => reconcile(record.path, { record }));
  }
  const end = Date.now() + pictureTime;
  const pictures = stale.filter(({ object, record }) => isPicture(object, record?.mediaType));
  for (const { object } of budget.spend(pictures)) {
    if (Date.now() < end) await reconcile(object.name);
  }
  const isUnchanged = [stale, gone, unprotected].every((each) => each.length === 0);
  return { created: created.filter(Boolean).length, checkpoint: isUnchanged ? { listing, records: total } : null };
}

/** All objects that belong in the library. */
export async function importableObjects({ objects }: Library): Promise<FoundObject[]> {
  const found: FoundObject[] = [];
  for await (const page of objects.pages()) found.push(...page.filter(({ name }) => isImportable(name)));
  return found;
}

function hashOf(objects: FoundObject[]): string {
  const hash = createHash('sha256');
  for (const object of objects) hash.update(`${object.name}\0${object.generation}\0${isServedAsDownload(object)}\0`);
  return hash.digest('hex');
}

async function inBatches<Item, Result>(
  items: Iterator<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (;;) {
    const batch: Promise<Result>[] = [];
    for (let next = items.next(); !next.done; next = items.next()) {
      batch.push(work(next.value));
      if (batch.length === PARALLEL) break;
    }
    if (batch.length === 0) return results;
    results.push(...(await Promise.all(batch)));
  }
}
