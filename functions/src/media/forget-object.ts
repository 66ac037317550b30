import { recordId } from '../../../src/domain/object-name';
import { isImportable } from '../../../src/domain/object-record';
import { keepRecord } from './keep-record';
import type { Library } from './library';
import { sweepRenditions } from './sweep-renditions';

/**
 * Answers to the deletion of an object. Cloud Storage tells of one when an object is overwritten, too, so the record is
 * kept as it is after any event; the renditions of what is gone are removed, also where staff have removed the record.
 */
export async function forgetObject(library: Library, name: string): Promise<void> {
  if (!isImportable(name)) return;
  await keepRecord(library, name);
  await sweepRenditions(library, await recordId(library.objects.bucket, name), name);
}
