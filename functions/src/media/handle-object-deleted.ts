import { recordId } from '../../../src/domain/object-name';
import { isImportable } from '../../../src/domain/object-record';
import { deleteStaleRenditions } from './delete-stale-renditions';
import type { Library } from './library';
import { findRecord, reconcileRecord } from './reconcile-record';

/**
 * Handles the deletion of an object. Cloud Storage also reports one when an object is overwritten, so the record is
 * reconciled as after any event. Stale renditions are deleted, even if staff have deleted the record, and then its
 * captions as well, which a deletion in the console leaves behind.
 */
export async function handleObjectDeleted(library: Library, name: string): Promise<void> {
  if (!isImportable(name)) return;
  await reconcileRecord(library, name);
  const id = await recordId(library.objects.bucket, name);
  const record = await findRecord(library, name);
  for (const each of new Set([id, record?.id ?? id])) await deleteStaleRenditions(library, each, name);
  if (!record) await library.records.reconcileCaptions(id);
}
