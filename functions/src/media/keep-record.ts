import { attachmentDisposition, originalName, recordId } from '../../../src/domain/object-name';
import { isImportable, recordOfObject } from '../../../src/domain/object-record';
import { isPicture, upkeepOf } from '../../../src/domain/record-upkeep';
import { describeObject } from './describe-object';
import type { FoundObject, KnownRecord, Library } from './library';
import { sweepRenditions } from './sweep-renditions';

/** What is known beforehand, from a listing and a query; it may be out of date. */
interface Known {
  object?: FoundObject;
  /** Null: there was no record. */
  record?: KnownRecord | null;
  /** Whether pictures are described now, which takes long. Otherwise they get their records only. */
  pictures?: boolean;
}

/** How often others may be faster before it is given up: an event comes again. */
const PATIENCE = 20;

/**
 * Makes the record of an object true: creates it by the sync rule where there is none, describes an object that is
 * newer than it, and marks it where the object is gone. What staff wrote is never touched. Events, syncs and repairs
 * write records in this one way. Gives whether it made the record.
 * Source: spec 4 "Storage sync rule", decisions "Media".
 *
 * It may run any number of times, late, in any order and beside others, and may be cut off anywhere. A record is known
 * before its object is read, each write asks for the very record that was known, and after each write the object is
 * read again: the end is a look at which there was nothing to write.
 */
export async function keepRecord(library: Library, name: string, known: Known = {}): Promise<boolean> {
  if (!isImportable(name)) return false;
  const { objects, records } = library;
  const id = await recordId(objects.bucket, name);
  let record = known.record === undefined ? await records.read(id) : known.record;
  // What was listed before a record was made may have been gone by then: that one must be withdrawn, and not described.
  const listed = record?.isProvisional ? undefined : known.object;
  let object = listed ?? (await objects.read(name));
  let isMade = false;
  let leavesOld = false;
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const upkeep = upkeepOf(record, object?.generation ?? null);
    if (!upkeep || (upkeep === 'describe' && known.pictures === false && object && isPicture(object))) {
      if (leavesOld) await sweepRenditions(library, id, name);
      return isMade;
    }
    leavesOld ||= record !== null && (upkeep !== 'describe' || record.generation !== null);
    if (upkeep === 'withdraw') isMade = false;
    const written = await perform();
    if (upkeep === 'create') isMade = written !== null;
    // Renditions were stored of which no record tells: whoever has handled a deletion meanwhile may have swept before.
    leavesOld ||= upkeep === 'describe' && written === null;
    record = written ?? (await records.read(id));
    object = await objects.read(name);

    async function perform(): Promise<KnownRecord | null> {
      if (!object) return record && (upkeep === 'mark' ? records.mark(record) : records.remove(record));
      await serveAsDownload(library, object);
      if (!record) return records.create(id, recordOfObject(object));
      return records.describe(record, await describeObject(library, id, object));
    }
  }
  throw new Error(`The record of ${name} does not come to rest`);
}

/**
 * Makes sure that an object is served as a download: an SVG or HTML placed by other means than our upload does not run
 * when its URL is opened, and a download keeps its name. Source: decisions "Media".
 */
async function serveAsDownload({ objects }: Library, object: FoundObject): Promise<void> {
  if (/^attachment\b/i.test(object.contentDisposition ?? '')) return;
  await objects.serveAs(object, attachmentDisposition(originalName(object.metadata) ?? object.name));
}
