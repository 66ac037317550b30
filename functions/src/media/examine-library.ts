import { Timestamp } from 'firebase-admin/firestore';
import { CAPTIONS_COLLECTION, captionLanguages } from '../../../src/domain/captions';
import { MEDIA_COLLECTION, type MediaFile, readMediaFile } from '../../../src/domain/media-record';
import { recordId } from '../../../src/domain/object-name';
import { isPicture, isSuspicious, plainFacts } from '../../../src/domain/reconciliation';
import { parseRendition, renditionName, renditionWidths } from '../../../src/domain/renditions';
import type { Services } from '../context';
import { firebaseLibrary } from './firebase-library';
import type { FoundObject } from './library';
import { isKnownByBytes } from './read-picture';
import { isServedAsDownload } from './serve-as-download';
import { importableObjects } from './sync-storage';

/** The differences between the buckets and the records, by file name. */
export interface Findings {
  files: number;
  records: number;
  renditions: number;
  /** Files without a record. */
  unknown: string[];
  /** Files whose record says another size, type or version or is incomplete, or whose renditions are not all there. */
  wrong: string[];
  /** Files that are gone, and whose records do not say so. */
  gone: string[];
  /** Files that are gone, whose records say so. */
  marked: string[];
  /** Records that the site cannot read, with the fields at fault. A repair leaves them alone. */
  unreadable: string[];
  /** Records of files that have another record, with their ids. A repair leaves them alone. */
  duplicates: string[];
  /** Files with a record that a browser would open instead of saving them. */
  unprotected: string[];
  /** Ids of deleted records whose file is gone too, but whose captions are left: anyone can read them. */
  lostCaptions: string[];
  /** Files whose record does not list the languages of its captions. */
  wrongCaptions: string[];
  /** Renditions of no file, or of an older version of one. */
  orphans: string[];
  /** The number of files that have only renditions left. */
  vanished: number;
}

/** The number of files newly found missing; files already marked do not count. */
export const missingIn = ({ gone, vanished }: Findings): number => gone.length + vanished;

/** Whether more files are gone than are likely: see isSuspicious. */
export const isMuchMissing = (findings: Findings): boolean =>
  isSuspicious(missingIn(findings), findings.records + findings.vanished);

/** Whether everything agrees. */
export const isSound = ({ marked: _, ...findings }: Findings): boolean =>
  Object.values(findings).every((found) => !Array.isArray(found) || found.length === 0);

/** Whether a repair has nothing to do: it leaves unreadable and duplicate records alone. */
export const isRepaired = (findings: Findings): boolean => isSound({ ...findings, unreadable: [], duplicates: [] });

type Fields = Record<string, unknown> & Pick<MediaFile, 'file_path' | 'media_type'>;

/**
 * Compares everything in both buckets with every record, and the records with their captions: one read for each record
 * and each language of captions, and no writes. Only renditions older than `orphanAge`, in milliseconds, are orphans.
 */
export async function examine(services: Services, orphanAge = 0): Promise<Findings> {
  const { bucket } = services;
  const library = firebaseLibrary(services);
  const objects = await importableObjects(library);
  const renditions = new Set(await library.renditions.named(''));
  const captions = await readCaptionLanguages(services);
  const everyRecord = await readRecords(services);
  const isOurs = ({ bucket_name }: Fields) => (bucket_name ?? bucket.name) === bucket.name; // null in an older system
  const records = new Map([...everyRecord].filter(([, record]) => isOurs(record)));
  const idsByPath = new Map([...records].map(([id, { file_path }]) => [file_path, id]));
  /** The objects by the ids of their records, or of the records that they will get. */
  const files = new Map<string, FoundObject>();
  for (const object of objects) {
    const id = await recordId(bucket.name, object.name);
    files.set(records.has(id) ? id : (idsByPath.get(object.name) ?? id), object);
  }

  const named = (ids: Iterable<string>) =>
    [...ids].map((id) => files.get(id)?.name ?? records.get(id)?.file_path ?? id).sort();
  const paths = new Set(objects.map(({ name }) => name));
  const without = [...records].filter(([id, { file_path }]) => !files.has(id) && !paths.has(file_path));
  const duplicates = [...records].filter(([id, { file_path }]) => !files.has(id) && paths.has(file_path));
  const isWrong = ([id, object]: [string, FoundObject]) => {
    const record = records.get(id);
    return record !== undefined && !matchesObject(id, record, object, renditions);
  };
  const wrong = new Set([...files].filter(isWrong).map(([id]) => id));
  // Records that are wrong as well are not listed here: a repair may make them readable.
  const unreadable = [...records].flatMap(([id, record]) => {
    const fields = wrong.has(id) ? [] : unreadableFields(id, record);
    return fields.length > 0 ? [`${record.file_path ?? id} (${fields.join(', ')})`] : [];
  });
  const isOrphan = (name: string) => {
    const { id = '', generation } = parseRendition(name) ?? {};
    return generation !== undefined && files.get(id)?.generation !== generation;
  };
  const old = orphanAge > 0 ? await library.renditions.named('', new Date(Date.now() - orphanAge)) : [...renditions];
  const orphans = old.filter(isOrphan);
  const ids = new Set(orphans.map((name) => parseRendition(name)?.id ?? ''));
  return {
    files: files.size,
    records: records.size,
    renditions: renditions.size,
    unknown: named([...files.keys()].filter((id) => !records.has(id))),
    wrong: named(wrong),
    gone: named(without.filter(([, record]) => !record.missing_since).map(([id]) => id)),
    marked: named(without.filter(([, record]) => record.missing_since).map(([id]) => id)),
    unreadable: unreadable.sort(),
    duplicates: duplicates.map(([id, { file_path }]) => `${file_path} (${id})`).sort(),
    unprotected: named(
      [...files].filter(([id, object]) => records.has(id) && !isServedAsDownload(object)).map(([id]) => id),
    ),
    lostCaptions: [...captions.keys()].filter((id) => !everyRecord.has(id) && !files.has(id)).sort(),
    wrongCaptions: named(
      [...new Set([...records.keys(), ...files.keys()])].filter(
        (id) => !listsCaptions(records.get(id), captions.get(id)),
      ),
    ),
    orphans,
    vanished: [...ids].filter((id) => !files.has(id) && !records.has(id)).length,
  };
}

/** All records by id, including those of other buckets. */
async function readRecords({ firestore }: Services): Promise<Map<string, Fields>> {
  const { docs } = await firestore.collection(MEDIA_COLLECTION).get();
  return new Map(docs.map((each) => [each.id, each.data() as Fields]));
}

/** The ids of all captions by the id of their record, without their texts. */
async function readCaptionLanguages({ firestore }: Services): Promise<Map<string, string[]>> {
  const { docs } = await firestore.collectionGroup(CAPTIONS_COLLECTION).select().get();
  const languages = new Map<string, string[]>();
  for (const { id, ref } of docs) {
    const record = ref.parent.parent?.id ?? '';
    languages.set(record, [...(languages.get(record) ?? []), id]);
  }
  return languages;
}

const listsCaptions = (record: Fields | undefined, ids: string[] = []): boolean =>
  `${record?.captions ?? []}` === `${captionLanguages(ids)}`;

/** The fields that keep the site from reading a record. */
function unreadableFields(id: string, record: Fields): string[] {
  const issues = readMediaFile(id, record).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => String(path[0])))];
}

/** Whether a record says what its file is, and its renditions are there. */
function matchesObject(id: string, record: Fields, object: FoundObject, renditions: ReadonlySet<string>): boolean {
  const { file_size, mime_type, generation } = plainFacts(object);
  if (record.file_size !== file_size || record.mime_type !== mime_type) return false;
  if (record.generation !== generation || record.missing_since) return false;
  // Every reader needs these fields, and a record of an older system may lack them.
  const times = [record.created_at, record.updated_at];
  if (record.bucket_name !== object.bucket || !times.every((time) => time instanceof Timestamp)) return false;
  const widths = (record.renditions ?? []) as number[];
  if (record.no_preview === 'unfinished') return false;
  // An older version did not record why a picture has no rendition, and rendered the thumbnail of a raw photo.
  const isOlder = isPicture(object, record.media_type) && record.no_preview === undefined;
  if (isOlder && (widths.length === 0 || !isKnownByBytes(mime_type))) return false;
  // A picture with a placeholder was rendered, perhaps by an older version with other widths.
  const { width, height, placeholder } = record;
  if (placeholder && `${widths}` !== `${renditionWidths(Number(width), Number(height))}`) return false;
  return widths.every((width) => renditions.has(renditionName(id, object.generation, width)));
}
