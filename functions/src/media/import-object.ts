import { isImportable } from '../../../src/domain/object-record';
import type { Services } from '../context';
import { hasCode } from '../errors';
import { recordObject } from './record-object';

/**
 * Makes the record of an object that arrived in the bucket. The object is read as it is now, not as the event tells
 * it: events come late and out of order. One that is gone by then gets no record.
 */
export async function importObject(services: Services, name: string): Promise<void> {
  if (!isImportable(name)) return;
  const file = services.bucket.file(name);
  try {
    await file.getMetadata();
  } catch (error) {
    if (hasCode(error, 404)) return;
    throw error;
  }
  await recordObject(services, file);
}
