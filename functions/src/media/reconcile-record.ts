import { recordId } from '../../../src/domain/object-name';
import { isImportable, recordOfObject } from '../../../src/domain/object-record';
import { isPicture, reconciliationOf } from '../../../src/domain/reconciliation';
import { logger } from '../logger';
import { deleteStaleRenditions } from './delete-stale-renditions';
import type { FoundObject, KnownRecord, Library, Report } from './library';
import { readStorageFacts } from './read-storage-facts';
import { serveAsDownload } from './serve-as-download';

/** The results of the caller's listing and query, which may be stale. */
interface Known {
  object?: FoundObject;
  /** Null: there was no record. */
  record?: KnownRecord | null;
  /** Whether to measure and render pictures now, which is slow. Otherwise they only get their records. */
  pictures?: boolean;
  /** Called if time or memory runs out while a picture is rendered. The default logs an error. */
  report?: Report;
}

/** Give up after this many lost races against other writers: the event is delivered again. */
const MAX_ATTEMPTS = 20;

/**
 * Brings the record of an object in line with storage: creates it by the sync rule if it is missing, updates it if the
 * object is newer, and marks it if the object is missing. It never touches what staff wrote. Events, syncs and repairs
 * all write records through this function. Returns whether it created the record.
 * Source: spec 4 "Storage sync rule", decisions "Media".
 *
 * It is safe to run repeatedly, late, out of order and concurrently, and to crash anywhere: it reads the record before
 * the object, each write requires the version that was read, and it ends only after a read that found nothing to write.
 */
export async function reconcileRecord(library: Library, name: string, known: Known = {}): Promise<boolean> {
  if (!isImportable(name)) return false;
  const { objects, records } = library;
  const id = await recordId(objects.bucket, name);
  let record = known.record === undefined ? await findRecord(library, name) : known.record;
  // The object may have been deleted between the listing and the creation of its record: read it again.
  const listed = record?.isUnconfirmed ? undefined : known.object;
  let object = listed ?? (await objects.read(name));
  let isCreated = false;
  let leavesStaleRenditions = false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const action = reconciliationOf(record, object?.generation ?? null);
    if (
      !action ||
      (action === 'update' && known.pictures === false && object && isPicture(object, record?.mediaType))
    ) {
      if (leavesStaleRenditions) await deleteStaleRenditions(library, record?.id ?? id, name);
      return isCreated;
    }
    leavesStaleRenditions ||= record !== null && (action !== 'update' || record.generation !== null);
    if (action === 'rollback') isCreated = false;
    const written = await perform();
    if (action === 'create') isCreated = written !== null;
    // Orphaned renditions: uploaded, but the record was gone by then.
    leavesStaleRenditions ||= action === 'update' && written === null;
    record = written ?? (await findRecord(library, name));
    object = await objects.read(name);

    async function perform(): Promise<KnownRecord | null> {
      if (!object) return record && (action === 'markMissing' ? records.markMissing(record) : records.remove(record));
      await serveAsDownload(library, object);
      if (!record) return records.create(id, recordOfObject(object));
      const facts = await readStorageFacts(library, record, object, known.report ?? logger.error);
      return records.updateMetadata(record, facts);
    }
  }
  throw new Error(`The record of ${name} keeps changing`);
}

/** The record of an object, which an older system may have made under an id of its own. */
export async function findRecord({ objects, records }: Library, name: string): Promise<KnownRecord | null> {
  const record = await records.read(await recordId(objects.bucket, name));
  return record ?? (await records.withPaths([name])).get(name) ?? null;
}
