import { parseRendition } from '../../../src/domain/renditions';
import { Budget } from '../budget';
import { logger } from '../logger';
import { type Findings, isMuchMissing, missingIn } from './examine-library';
import type { Library, Report } from './library';
import { findRecord, reconcileRecord } from './reconcile-record';
import { serveAsDownload } from './serve-as-download';

/** Files that are repaired at the same time. Pictures are read one by one: see ./read-picture. */
const PARALLEL = 50;

export interface RepairOptions {
  /** Removes the records of missing files, instead of marking them. */
  removes?: boolean;
  /** A person has confirmed how many files are missing. */
  acceptsMissing?: boolean;
  /** Time limit for rendering pictures, in milliseconds. */
  pictureTime?: number;
  /** The time for everything. */
  budget?: Budget;
  /** Called with what failed. */
  report?: Report;
}

/** What a repair did: numbers of records and renditions. */
export interface Repaired {
  created: number;
  corrected: number;
  /** Files that are served as downloads now. */
  protected: number;
  /** Records of missing files that were marked or removed. */
  missing: number;
  /** Records whose captions were removed, because they are gone, or whose languages were corrected. */
  captions: number;
  renditions: number;
  /** Missing files that were left alone, because they are suspiciously many. */
  skipped: number;
  failed: number;
}

/**
 * Repairs what an examination found: first what protects visitors, then the missing records, which people wait for, then
 * marks, corrections, pictures and leftovers. It reports and skips what fails, and stops when the `budget` is spent. If
 * suspiciously many files are missing and the caller does not accept that, it leaves their records and renditions alone
 * and repairs everything else.
 *
 * It may run concurrently and may crash: the findings are only hints. Each file is read again before its record changes,
 * and the next repair continues.
 */
export async function repair(
  library: Library,
  findings: Findings,
  {
    removes = false,
    acceptsMissing = false,
    pictureTime = Number.POSITIVE_INFINITY,
    budget = new Budget(),
    report = logger.error,
  }: RepairOptions = {},
): Promise<Repaired> {
  const { unknown, wrong, unfinished, gone, marked, unprotected, lostCaptions, wrongCaptions, orphans } = findings;
  let failed = 0;
  /** Does the work for each name, several at a time, and returns how often it did something. */
  async function each(names: string[], work: (name: string) => Promise<boolean>, parallel = PARALLEL): Promise<number> {
    const queue = budget.spend(names);
    let count = 0;
    async function takeFromQueue(): Promise<void> {
      for (const name of queue) {
        try {
          if (await work(name)) count += 1;
        } catch (error) {
          failed += 1;
          report(`${name} could not be repaired`, error);
        }
      }
    }
    await Promise.all(Array.from({ length: parallel }, takeFromQueue));
    return count;
  }

  const isSkipped = isMuchMissing(findings) && !acceptsMissing;
  const recorded = new Set([...wrong, ...unfinished]);
  const pictures = new Set([...findings.pictures, ...unfinished]);
  const missing = [...(isSkipped ? [] : gone), ...(removes ? marked : [])];

  const secured = await each(unprotected, (name) => protect(library, name));
  const created = await each(unknown, (name) =>
    reconcileRecord(library, name, { listed: findings.objects.get(name), pictures: false, report }),
  );
  const settled = await each(missing, (name) => (removes ? removeMissing(library, name) : settle(library, name)));
  const plain = wrong.filter((name) => !pictures.has(name));
  const corrected = await each(plain, (name) => correct(library, name, report));
  const end = Date.now() + pictureTime;
  const rendered = await each(
    [...pictures],
    async (name) => {
      if (Date.now() >= end) return false;
      if (recorded.has(name)) return correct(library, name, report);
      await reconcileRecord(library, name, { report });
      return false; // it counts as created
    },
    1,
  );
  const removedCaptions = await each(lostCaptions, (id) => reconcileCaptions(library, id));
  const listedCaptions = await each(wrongCaptions, async (name) => {
    return reconcileCaptions(library, (await recordOf(library, name)).id);
  });
  const renditions = await each(orphans, (name) => removeOrphan(library, name, isSkipped));
  return {
    created,
    corrected: corrected + rendered,
    protected: secured,
    missing: settled,
    captions: removedCaptions + listedCaptions,
    renditions,
    skipped: isSkipped ? missingIn(findings) : 0,
    failed,
  };
}

// Each of these repairs one file, and returns whether it did something.

async function protect(library: Library, name: string): Promise<boolean> {
  const object = await library.objects.read(name);
  if (object) await serveAsDownload(library, object);
  return object !== null;
}

/** Marks the record of a missing file, unless the file has appeared since. */
async function settle(library: Library, name: string): Promise<boolean> {
  await reconcileRecord(library, name);
  return true;
}

async function correct(library: Library, name: string, report: Report): Promise<boolean> {
  const record = await recordOf(library, name);
  // Without a generation, reconciliation takes the record as incomplete.
  await reconcileRecord(library, name, { record: { ...record, generation: null }, report });
  return true;
}

/** Removes the record of a missing file with its captions, unless the file has appeared since. */
async function removeMissing(library: Library, name: string): Promise<boolean> {
  if (await library.objects.read(name)) return settle(library, name);
  const record = await recordOf(library, name);
  await library.records.remove(record);
  return reconcileCaptions(library, record.id);
}

async function reconcileCaptions({ records }: Library, id: string): Promise<boolean> {
  await records.reconcileCaptions(id);
  return true;
}

/**
 * Removes a rendition, unless its file has appeared since the examination. A record is created before its renditions, so
 * without a record there is no file. With `sparesMissing`, those of missing files are left alone.
 */
async function removeOrphan({ objects, records, renditions }: Library, name: string, sparesMissing: boolean) {
  const { id, generation } = parseRendition(name) ?? {};
  const record = id ? await records.read(id) : null;
  const original = record && (await objects.read(record.path));
  const isOrphan = original ? original.generation !== generation : !sparesMissing || record?.isMissing === true;
  if (isOrphan) await renditions.remove(name);
  return isOrphan;
}

async function recordOf(library: Library, name: string) {
  const record = await findRecord(library, name);
  if (!record) throw new Error('The record is gone');
  return record;
}
