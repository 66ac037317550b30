import { createHash } from 'node:crypto';
import { logger } from '../logger';
import { examine, importableObjects, isRepaired } from './examine-library';
import type { FoundObject, Library } from './library';
import { repair } from './repair-library';
import { isServedAsDownload } from './serve-as-download';

/** In milliseconds: a younger rendition may belong to a picture that is being recorded. */
export const ORPHAN_AGE = 24 * 3600_000;
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
}

/**
 * Repairs what an examination finds while a visitor waits, and returns how many records it created. If bucket and
 * records have not changed since the checkpoint, it only lists the bucket and counts the records.
 * Source: spec 4 "Storage sync rule", spec 8 "Synced {n} new files"; decisions "Media".
 */
export async function syncStorage(
  library: Library,
  { checkpoint = null, pictureTime = PICTURE_TIME }: SyncOptions = {},
): Promise<{ created: number; checkpoint: Checkpoint | null }> {
  const objects = await importableObjects(library);
  const listing = hashOf(objects);
  const records = await library.records.count();
  if (checkpoint?.listing === listing && checkpoint.records === records) return { created: 0, checkpoint };

  const found = await examine(library, { objects, orphanAge: ORPHAN_AGE });
  // The daily run tries such pictures again: visitors must not repeat what took too much time or memory.
  const findings = { ...found, unfinished: [] };
  const { created, skipped } = await repair(library, findings, { pictureTime });
  if (skipped > 0) logger.error(`${skipped} files seem to be gone: none is marked. See npm run library -- check`);
  return { created, checkpoint: isRepaired(findings) ? { listing, records } : null };
}

function hashOf(objects: FoundObject[]): string {
  const hash = createHash('sha256');
  for (const object of objects) hash.update(`${object.name}\0${object.generation}\0${isServedAsDownload(object)}\0`);
  return hash.digest('hex');
}
