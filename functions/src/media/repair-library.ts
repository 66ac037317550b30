import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { recordId } from '../../../src/domain/object-name';
import { parseRendition } from '../../../src/domain/renditions';
import { Budget } from '../budget';
import type { Services } from '../context';
import { logger } from '../logger';
import { type Findings, isMuchMissing, missingIn } from './examine-library';
import { firebaseLibrary } from './firebase-library';
import type { Library, Report } from './library';
import { findRecord, reconcileRecord } from './reconcile-record';
import { serveAsDownload } from './serve-as-download';

interface RepairOptions {
  /** Removes the records of missing files, instead of marking them. */
  removes?: boolean;
  /** A person has confirmed how many files are missing. */
  acceptsMissing?: boolean;
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
 * Repairs what was found. It reports and skips what fails. If suspiciously many files are missing and the caller does
 * not accept that, it leaves their records and renditions alone and repairs everything else. Stops when the `budget` is
 * spent.
 */
export async function repair(
  services: Services,
  findings: Findings,
  { removes = false, acceptsMissing = false, budget = new Budget(), report = logger.error }: RepairOptions = {},
): Promise<Repaired> {
  const { unknown, wrong, gone, marked, unprotected, lostCaptions, wrongCaptions, orphans } = findings;
  const library = firebaseLibrary(services);
  const reference = async (name: string) => {
    const id = (await findRecord(library, name))?.id ?? (await recordId(services.bucket.name, name));
    return services.firestore.collection(MEDIA_COLLECTION).doc(id);
  };
  let failed = 0;
  /** Does the work for each name, and returns how often it did something. */
  async function each(names: string[], work: (name: string) => Promise<unknown>): Promise<number> {
    let count = 0;
    for (const name of budget.spend(names)) {
      try {
        if ((await work(name)) !== false) count += 1;
      } catch (error) {
        failed += 1;
        report(`${name} could not be repaired`, error);
      }
    }
    return count;
  }

  const isSkipped = isMuchMissing(findings) && !acceptsMissing;
  const missing = [...(isSkipped ? [] : gone), ...(removes ? marked : [])];
  return {
    protected: await each(unprotected, async (name) => {
      const object = await library.objects.read(name);
      if (object) await serveAsDownload(library, object);
    }),
    created: await each(unknown, async (name) => void (await reconcileRecord(library, name, { report }))),
    corrected: await each(wrong, async (name) => {
      const record = await findRecord(library, name);
      if (!record) throw new Error('The record is gone');
      // Without a generation, reconciliation takes the record as incomplete.
      await reconcileRecord(library, name, { record: { ...record, generation: null }, report });
    }),
    missing: await each(missing, async (name) => {
      if (!removes || (await library.objects.read(name))) return void (await reconcileRecord(library, name));
      const record = await reference(name);
      await record.delete();
      await library.records.reconcileCaptions(record.id);
    }),
    captions:
      (await each(lostCaptions, library.records.reconcileCaptions)) +
      (await each(wrongCaptions, async (name) => {
        const record = await findRecord(library, name);
        if (!record) throw new Error('The record is gone'); // its captions are for the record that the file will get
        await library.records.reconcileCaptions(record.id);
      })),
    renditions: await each(orphans, async (name) => {
      if (!(await isStillOrphan(library, name, isSkipped))) return false;
      await library.renditions.remove(name);
    }),
    skipped: isSkipped ? missingIn(findings) : 0,
    failed,
  };
}

/**
 * Whether a rendition still belongs to no file: one may have appeared since the check. A record is created before its
 * renditions, so without a record there is no file. With `isSkipped`, those of missing files are left alone.
 */
async function isStillOrphan({ objects, records }: Library, name: string, isSkipped: boolean): Promise<boolean> {
  const { id, generation } = parseRendition(name) ?? {};
  const record = id ? await records.read(id) : null;
  const original = record && (await objects.read(record.path));
  return original ? original.generation !== generation : !isSkipped || record?.isMissing === true;
}
