import { captionLanguages } from '../../../src/domain/captions';
import { readMediaFile } from '../../../src/domain/media-record';
import { recordId } from '../../../src/domain/object-name';
import { isImportable } from '../../../src/domain/object-record';
import { isPicture, isSuspicious, plainFacts } from '../../../src/domain/reconciliation';
import { parseRendition, renditionName, renditionWidths } from '../../../src/domain/renditions';
import type { FoundObject, Library, WholeRecord } from './library';
import { isKnownByBytes } from './read-picture';
import { isServedAsDownload } from './serve-as-download';

/** The differences between the buckets and the records, by file name. */
export interface Findings {
  files: number;
  records: number;
  renditions: number;
  /** Files without a record. */
  unknown: string[];
  /** Files whose record says another size, type or version or is incomplete, or whose renditions are not all there. */
  wrong: string[];
  /** Pictures that were not rendered, because time or memory ran out. */
  unfinished: string[];
  /** The pictures among the unknown and wrong files: a repair renders them last. */
  pictures: string[];
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
  /** The files by name, so that a first import does not read each of them again. */
  objects: ReadonlyMap<string, FoundObject>;
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

/** A file in the bucket, and its record. */
interface FoundFile {
  name: string;
  object: FoundObject;
  /** The id of its record, or of the one that it will get. */
  id: string;
  record: WholeRecord | null;
}
type RecordedFile = FoundFile & { record: WholeRecord };

interface ExamineOptions {
  /** The files, if the caller has listed them. */
  objects?: FoundObject[];
  /** Age in milliseconds. A younger rendition is no orphan: its picture may be about to be recorded. */
  orphanAge?: number;
}

/**
 * Compares everything in both buckets with every record, and the records with their captions: one read for each record
 * and each language of captions, and no writes.
 */
export async function examine(library: Library, { objects, orphanAge = 0 }: ExamineOptions = {}): Promise<Findings> {
  const { bucket } = library.objects;
  const listed = objects ?? (await importableObjects(library));
  const captions = await library.records.captions();
  const everyRecord = await library.records.all();
  const renditions = new Set(await library.renditions.named(''));
  const isOurs = ({ fields }: WholeRecord) => (fields.bucket_name ?? bucket) === bucket; // null in an older system
  const records = [...everyRecord.values()].filter(isOurs);

  const files = await withRecords(bucket, listed, records);
  const recorded = files.filter((file): file is RecordedFile => file.record !== null);
  const unknown = files.filter(({ record }) => record === null);
  const unfinished = recorded.filter(({ record }) => record.fields.no_preview === 'unfinished');
  const wrong = recorded.filter((file) => !unfinished.includes(file) && !describes(file, renditions));
  const pictures = [...unknown, ...wrong].filter(({ object, record }) => isPicture(object, record?.mediaType));
  const unprotected = recorded.filter(({ object }) => !isServedAsDownload(object));

  const names = new Set(listed.map(({ name }) => name));
  const paired = new Set(recorded.map(({ record }) => record.id));
  const others = records.filter(({ id }) => !paired.has(id));
  const duplicates = others.filter(({ path }) => names.has(path));
  const missing = others.filter(({ path }) => !names.has(path));
  // Records that are wrong as well are not listed as unreadable: a repair may make them readable.
  const repairable = new Set([...wrong, ...unfinished].map(({ record }) => record.id));
  const unreadable = records.filter(({ id }) => !repairable.has(id)).flatMap(unreadableFields);

  const known = new Map([
    ...records.map(({ id, path }) => [id, path ?? id] as const),
    ...files.map(({ id, name }) => [id, name] as const),
  ]);
  const lostCaptions = [...captions.keys()].filter((id) => !everyRecord.has(id) && !known.has(id));
  const wrongCaptions = [...known].filter(([id]) => !listsCaptions(everyRecord.get(id), captions.get(id)));

  const orphans = await orphansAmong(library, renditions, files, orphanAge);
  const vanished = new Set(orphans.map((name) => parseRendition(name)?.id ?? '').filter((id) => !known.has(id)));

  return {
    files: files.length,
    records: records.length,
    renditions: renditions.size,
    unknown: namesOf(unknown),
    wrong: namesOf(wrong),
    unfinished: namesOf(unfinished),
    pictures: namesOf(pictures),
    gone: pathsOf(missing.filter(({ isMissing }) => !isMissing)),
    marked: pathsOf(missing.filter(({ isMissing }) => isMissing)),
    unreadable: unreadable.sort(),
    duplicates: duplicates.map(({ id, path }) => `${path} (${id})`).sort(),
    unprotected: namesOf(unprotected),
    lostCaptions: lostCaptions.sort(),
    wrongCaptions: wrongCaptions.map(([, name]) => name).sort(),
    orphans,
    vanished: vanished.size,
    objects: new Map(listed.map((object) => [object.name, object])),
  };
}

const namesOf = (files: FoundFile[]): string[] => files.map(({ name }) => name).sort();
const pathsOf = (records: WholeRecord[]): string[] => records.map(({ id, path }) => path ?? id).sort();

/** All objects that belong in the library. */
export async function importableObjects({ objects }: Library): Promise<FoundObject[]> {
  const found: FoundObject[] = [];
  for await (const page of objects.pages()) found.push(...page.filter(({ name }) => isImportable(name)));
  return found;
}

/** Finds the record of each object: under the id of its name, or under another one, which an older system gave it. */
async function withRecords(bucket: string, objects: FoundObject[], records: WholeRecord[]): Promise<FoundFile[]> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const byPath = new Map(records.map((record) => [record.path, record]));
  const files: FoundFile[] = [];
  for (const object of objects) {
    const ownId = await recordId(bucket, object.name);
    const record = byId.get(ownId) ?? byPath.get(object.name) ?? null;
    files.push({ name: object.name, object, id: record?.id ?? ownId, record });
  }
  return files;
}

/** Whether a record says what its object is, and its renditions are there. */
function describes({ object, record }: RecordedFile, renditions: ReadonlySet<string>): boolean {
  const { id, fields } = record;
  if (record.generation !== object.generation || record.isMissing) return false;
  const { file_size, mime_type } = plainFacts(object);
  if (fields.file_size !== file_size || fields.mime_type !== mime_type) return false;
  // Every reader needs these fields, and a record of an older system may lack them.
  if (fields.bucket_name !== object.bucket || Object.keys(record.correctedTimes ?? {}).length > 0) return false;
  const widths = (fields.renditions ?? []) as number[];
  // An older version did not record why a picture has no rendition, and rendered the thumbnail of a raw photo.
  const isOlder = isPicture(object, record.mediaType) && fields.no_preview === undefined;
  if (isOlder && (widths.length === 0 || !isKnownByBytes(mime_type))) return false;
  // A picture with a placeholder was rendered, perhaps by an older version with other widths.
  const expected = renditionWidths(Number(fields.width), Number(fields.height));
  if (fields.placeholder && `${widths}` !== `${expected}`) return false;
  return widths.every((width) => renditions.has(renditionName(id, object.generation, width)));
}

/** The renditions that belong to no file, or to another version of one, and are not younger than `age`. */
async function orphansAmong(
  library: Library,
  renditions: Iterable<string>,
  files: FoundFile[],
  age: number,
): Promise<string[]> {
  const generations = new Map(files.map(({ id, object }) => [id, object.generation]));
  const orphans = [...renditions].filter((name) => {
    const parsed = parseRendition(name);
    return parsed !== null && generations.get(parsed.id) !== parsed.generation;
  });
  if (age === 0 || orphans.length === 0) return orphans;
  const old = new Set(await library.renditions.named('', new Date(Date.now() - age)));
  return orphans.filter((name) => old.has(name));
}

const listsCaptions = (record: WholeRecord | undefined, languages: string[] = []): boolean =>
  `${record?.fields.captions ?? []}` === `${captionLanguages(languages)}`;

/** The file of a record with the fields that keep the site from reading it; an empty list if it can read them all. */
function unreadableFields({ id, path, fields }: WholeRecord): string[] {
  const issues = readMediaFile(id, fields).error?.issues ?? [];
  const names = new Set(issues.map((issue) => String(issue.path[0])));
  return names.size > 0 ? [`${path ?? id} (${[...names].join(', ')})`] : [];
}
