import { recordId } from '../../../src/domain/object-name';
import { isImportable } from '../../../src/domain/object-record';
import { deleteStaleRenditions } from './delete-stale-renditions';
import type { Library } from './library';
import { reconcileRecord } from './reconcile-record';

/**
 * Handles the deletion of an object. Cloud Storage also reports one when an object is overwritten, so the record is
 * reconciled as after any event. Stale renditions are deleted, even if staff have deleted the record.
 */
export async function handleObjectDeleted(library: Library, name: string): Promise<void> {
  if (!isImportable(name)) return;
  await reconcileRecord(library, name);
  await deleteStaleRenditions(library, await recordId(library.objects.bucket, name), name);
}
