import { recordId } from '../../../src/domain/object-name';
import { isImportable, recordOfObject } from '../../../src/domain/object-record';
import { isPicture, reconciliationOf } from '../../../src/domain/reconciliation';
import { logger } from '../logger';
import { deleteStaleRenditions } from './delete-stale-renditions';
import type { FoundObject, KnownRecord, Library, Report } from './library';
import { readStorageFacts } from './read-storage-facts';
import { serveAsDownload } from './serve-as-download';

interface Options {
  /** The object as the caller listed it before it found no record of it. Both may be out of date. */
  listed?: FoundObject;
  /** The record, if the caller has read it. */
  record?: KnownRecord;
  /** Whether to measure and render pictures now, which is slow. Otherwise they only get their records. */
  pictures?: boolean;
  /** Called if time or memory runs out while a picture is rendered. The default logs an error. */
  report?: Report;
}

/** What to write, and what it is based on. */
type Write =
  | { action: 'create'; object: FoundObject; record: null }
  | { action: 'update'; object: FoundObject; record: KnownRecord }
  | { action: 'markMissing'; object: null; record: KnownRecord }
  | { action: 'rollback'; object: null; record: KnownRecord };

/** Give up after this many lost races against other writers: the event is delivered again. */
const MAX_ATTEMPTS = 20;

/**
 * Brings the record of an object in line with storage: creates it by the sync rule if it is missing, updates it if the
 * object is newer, and marks it if the object is missing. It never touches what staff wrote. Events and repairs all
 * write records through this function. Returns whether it created the record.
 * Source: spec 4 "Storage sync rule", decisions "Media".
 *
 * It is safe to run repeatedly, late, out of order and concurrently, and to crash anywhere: it reads the record before
 * the object, each write requires the version that was read, and it ends only after a read that found nothing to write.
 */
export async function reconcileRecord(
  library: Library,
  name: string,
  { listed, record: known, pictures = true, report = logger.error }: Options = {},
): Promise<boolean> {
  if (!isImportable(name)) return false;
  const id = await recordId(library.objects.bucket, name);
  let record = known ?? (listed ? null : await findRecord(library, name));
  let object = listed ?? (await library.objects.read(name));
  let isCreated = false;
  let leavesStaleRenditions = false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const write = nextWrite(record, object);
    const isPostponed = !pictures && write?.action === 'update' && isPicture(write.object, write.record.mediaType);
    if (!write || isPostponed) {
      if (leavesStaleRenditions) await deleteStaleRenditions(library, record?.id ?? id, name);
      return isCreated;
    }
    const written = await perform(library, id, write, report);
    if (write.action === 'create') isCreated = written !== null;
    if (write.action === 'rollback') isCreated = false;
    leavesStaleRenditions ||= mayLeaveRenditions(write, written);
    record = written ?? (await findRecord(library, name));
    object = await library.objects.read(name);
  }
  throw new Error(`The record of ${name} keeps changing`);
}

/** The write that brings the record in line with the object; null if none is needed. */
function nextWrite(record: KnownRecord | null, object: FoundObject | null): Write | null {
  const action = reconciliationOf(record, object?.generation ?? null);
  if (object) {
    if (action === 'create') return { action, object, record: null };
    return action === 'update' && record ? { action, object, record } : null;
  }
  return record && (action === 'markMissing' || action === 'rollback') ? { action, object, record } : null;
}

/** Returns the record as it was written; null if it was removed, or had changed since it was read. */
async function perform(library: Library, id: string, write: Write, report: Report): Promise<KnownRecord | null> {
  const { records } = library;
  if (write.action === 'markMissing') return records.markMissing(write.record);
  if (write.action === 'rollback') return records.remove(write.record);
  await serveAsDownload(library, write.object);
  if (write.action === 'create') return records.create(id, recordOfObject(write.object));
  return records.updateMetadata(write.record, await readStorageFacts(library, write.record, write.object, report));
}

/** Whether a write leaves renditions that no record mentions: of an older generation, or uploaded in vain. */
function mayLeaveRenditions({ action, record }: Write, written: KnownRecord | null): boolean {
  if (action === 'create') return false;
  return action !== 'update' || record.generation !== null || written === null;
}

/** The record of an object, which an older system may have made under an id of its own. */
export async function findRecord({ objects, records }: Library, name: string): Promise<KnownRecord | null> {
  const record = await records.read(await recordId(objects.bucket, name));
  return record ?? records.withPath(name);
}
