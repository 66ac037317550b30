import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { recordId } from '../../../src/domain/object-name';
import { isSuspicious } from '../../../src/domain/reconciliation';
import { parseRendition } from '../../../src/domain/renditions';
import type { Services } from '../context';
import type { Findings } from './examine-library';
import { firebaseLibrary } from './firebase-library';
import type { Library } from './library';
import { findRecord, reconcileRecord } from './reconcile-record';

/** So much seems to be missing that a wrong bucket is more likely. Nothing was changed. */
export class SuspiciousLibraryError extends Error {}

/**
 * Repairs what was found and returns a summary. Throws SuspiciousLibraryError before it changes anything. Marked records
 * are not suspicious: an earlier run found their objects missing.
 */
export async function repair(services: Services, findings: Findings, removes: boolean): Promise<string> {
  const { unknown, wrong, gone, marked, orphans, strays } = findings;
  const missing = removes ? [...gone, ...marked] : gone;
  refuseIfSuspicious(gone.length, findings.records, 'records have no file');
  // Renditions of older versions are not suspicious: an event that was lost leaves them behind.
  refuseIfSuspicious(strays, findings.renditions, 'renditions belong to no file');
  const library = firebaseLibrary(services);
  const reference = async (name: string) => {
    const id = (await findRecord(library, name))?.id ?? (await recordId(services.bucket.name, name));
    return services.firestore.collection(MEDIA_COLLECTION).doc(id);
  };

  for (const name of unknown) await reconcileRecord(library, name);
  for (const name of wrong) {
    // Without this, reconciliation takes the record of this generation as complete.
    await (await reference(name)).update({ generation: null });
    await reconcileRecord(library, name);
  }
  for (const name of missing) {
    if (removes && !(await library.objects.read(name))) await (await reference(name)).delete();
    else await reconcileRecord(library, name);
  }
  let removed = 0;
  for (const name of orphans) {
    if (!(await isStillOrphan(library, name))) continue;
    await library.renditions.remove(name);
    removed += 1;
  }
  return [
    `Done: ${unknown.length} records made, ${wrong.length} corrected, ${missing.length} ${removes ? 'removed' : 'marked'}, `,
    `${removed} renditions removed.`,
  ].join('');
}

/**
 * Whether a rendition still belongs to no file: one may have appeared since the check. A record is created before its
 * renditions, so without a record there is no file.
 */
async function isStillOrphan({ objects, records }: Library, name: string): Promise<boolean> {
  const { id, generation } = parseRendition(name) ?? {};
  const record = id ? await records.read(id) : null;
  const original = record && (await objects.read(record.path));
  return !original || original.generation !== generation;
}

function refuseIfSuspicious(number: number, total: number, what: string): void {
  if (!isSuspicious(number, total)) return;
  throw new SuspiciousLibraryError(
    `${number} of ${total} ${what}. So many at once point to a wrong project or bucket, or to a listing that broke off: nothing was changed.`,
  );
}
