import { LaunchError } from '../../emulators/launch-error.mjs';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { isImportable } from '../../src/domain/object-record';
import { isSuspicious, plainFacts } from '../../src/domain/reconciliation';
import { parseRendition, RENDITIONS_FOLDER, renditionName } from '../../src/domain/renditions';
import type { Services } from '../src/context';
import { firebaseLibrary } from '../src/media/firebase-library';
import type { FoundObject, Library } from '../src/media/library';
import { findRecord, reconcileRecord } from '../src/media/reconcile-record';
import type { Findings } from './library-report';

/** What is compared of a record. */
const FIELDS = ['file_path', 'bucket_name', 'file_size', 'mime_type', 'generation', 'renditions', 'missing_since'];
type Fields = Record<string, unknown> & { file_path: string };

/** Compares everything in the bucket with every record: one read a record, and no writes. */
export async function examine(services: Services): Promise<Findings> {
  const { bucket } = services;
  const library = firebaseLibrary(services);
  const objects: FoundObject[] = [];
  const renditions = new Set<string>();
  for await (const page of library.objects.pages()) {
    for (const object of page) {
      if (isImportable(object.name)) objects.push(object);
      else if (object.name.startsWith(RENDITIONS_FOLDER)) renditions.add(object.name);
    }
  }
  const records = await recordsOf(services);
  const idsByPath = new Map([...records].map(([id, { file_path }]) => [file_path, id]));
  /** By the ids of their records, or of the records that they will get. */
  const files = new Map<string, FoundObject>();
  for (const object of objects) {
    const id = await recordId(bucket.name, object.name);
    files.set(records.has(id) ? id : (idsByPath.get(object.name) ?? id), object);
  }

  const named = (ids: Iterable<string>) =>
    [...ids].map((id) => files.get(id)?.name ?? records.get(id)?.file_path ?? id).sort();
  const without = [...records].filter(([id]) => !files.has(id));
  const isWrong = ([id, object]: [string, FoundObject]) => {
    const record = records.get(id);
    return record !== undefined && !isTrue(id, record, object, renditions);
  };
  const isOrphan = (name: string) => {
    const { id = '', generation } = parseRendition(name) ?? {};
    return !generation || files.get(id)?.generation !== generation;
  };
  const orphans = [...renditions].filter(isOrphan);
  return {
    files: files.size,
    records: records.size,
    renditions: renditions.size,
    unknown: named([...files.keys()].filter((id) => !records.has(id))),
    wrong: named([...files].filter(isWrong).map(([id]) => id)),
    gone: named(without.filter(([, record]) => !record.missing_since).map(([id]) => id)),
    marked: named(without.filter(([, record]) => record.missing_since).map(([id]) => id)),
    orphans,
    strays: orphans.filter((name) => !files.has(parseRendition(name)?.id ?? '')).length,
  };
}

/** All records by id. Those of an older system may lack the bucket's name. */
async function recordsOf({ bucket, firestore }: Services): Promise<Map<string, Fields>> {
  const { docs } = await firestore
    .collection(MEDIA_COLLECTION)
    .select(...FIELDS)
    .get();
  const ours = docs.filter((each) => (each.get('bucket_name') ?? bucket.name) === bucket.name);
  return new Map(ours.map((each) => [each.id, each.data() as Fields]));
}

/** Whether a record says what its file is, and its renditions are there. */
function isTrue(id: string, record: Fields, object: FoundObject, renditions: ReadonlySet<string>): boolean {
  const { file_size, mime_type, generation } = plainFacts(object);
  if (record.file_size !== file_size || record.mime_type !== mime_type) return false;
  if (record.generation !== generation || record.missing_since) return false;
  const widths = (record.renditions ?? []) as number[];
  return widths.every((width) => renditions.has(renditionName(id, object.generation, width)));
}

/**
 * Mends what was found, and gives what to tell. Throws LaunchError, before anything is changed, where so much looks
 * gone that a wrong bucket is likelier; what is marked is no sign of one, since it was found gone before.
 */
export async function repair(services: Services, findings: Findings, removes: boolean): Promise<string> {
  const { unknown, wrong, gone, marked, orphans, strays } = findings;
  const doomed = removes ? [...gone, ...marked] : gone;
  refuseIfSuspicious(gone.length, findings.records, 'records have no file');
  // Those of older versions have their file: a restored one is a new version, and what it had before came back with it.
  refuseIfSuspicious(strays, findings.renditions, 'renditions belong to no file');
  const library = firebaseLibrary(services);
  const reference = async (name: string) => {
    const id = (await findRecord(library, name))?.id ?? (await recordId(services.bucket.name, name));
    return services.firestore.collection(MEDIA_COLLECTION).doc(id);
  };

  for (const name of unknown) await reconcileRecord(library, name);
  for (const name of wrong) {
    // What is described once is not looked at again: it has to count as not described.
    await (await reference(name)).update({ generation: null });
    await reconcileRecord(library, name);
  }
  for (const name of doomed) {
    if (removes && !(await library.objects.read(name))) await (await reference(name)).delete();
    else await reconcileRecord(library, name);
  }
  let removed = 0;
  for (const name of orphans) {
    if (!(await isOrphanStill(library, name))) continue;
    await library.objects.remove(name);
    removed += 1;
  }
  return [
    `Done: ${unknown.length} records made, ${wrong.length} corrected, ${doomed.length} ${removes ? 'removed' : 'marked'}, `,
    `${removed} renditions removed.`,
  ].join('');
}

/**
 * Whether a rendition belongs to no file now either: one may have come since it was looked for. Its record is made
 * before its renditions are, so where there is none, there is no file.
 */
async function isOrphanStill({ objects, records }: Library, name: string): Promise<boolean> {
  const { id, generation } = parseRendition(name) ?? {};
  const record = id ? await records.read(id) : null;
  const original = record && (await objects.read(record.path));
  return !original || original.generation !== generation;
}

function refuseIfSuspicious(number: number, total: number, what: string): void {
  if (!isSuspicious(number, total)) return;
  throw new LaunchError(
    `${number} of ${total} ${what}. So many at once point to a wrong project or bucket, or to a listing that broke off: nothing was changed.`,
  );
}
