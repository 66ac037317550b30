import { md5 } from '@noble/hashes/legacy.js';
import type { FirebaseApp } from 'firebase/app';
import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { getMetadata } from 'firebase/storage';
import { MEDIA_COLLECTION, type MediaFile } from '../../../domain/media-record';
import { parseMediaDocument } from '../../../firebase/converters';
import { guarded } from '../../../firebase/errors';
import { firestoreOf } from '../../../firebase/services/firestore';
import { objectOf } from '../../../firebase/services/storage';
import { withToken } from '../../../firebase/with-token';

/** The MD5 of a file's bytes in base 64, the format of Cloud Storage. */
async function md5Of(file: File): Promise<string> {
  const hash = md5.create();
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) hash.update(part.value);
  return btoa(String.fromCharCode(...hash.digest()));
}

/** Answers of Cloud Storage by path and generation: many new files may have the size of the same record. */
const known = new Map<string, Promise<string | null>>();

type Stored = Pick<MediaFile, 'file_path' | 'generation'>;

/**
 * The record whose object has the MD5 `hash`, or null. A record can be older than its object: one that seems to match
 * counts only if Cloud Storage still says so.
 */
async function recordWithMd5<File extends Stored>(
  app: FirebaseApp | undefined,
  hash: string,
  records: readonly File[],
): Promise<File | null> {
  const hashes = await Promise.all(records.map((record) => knownMd5(app, record)));
  const match = records[hashes.indexOf(hash)];
  return match && (await storedMd5(app, match)) === hash ? match : null;
}

/** Without a generation, nothing says when the answer is outdated, so it is not kept. */
function knownMd5(app: FirebaseApp | undefined, record: Stored): Promise<string | null> {
  if (record.generation === null) return storedMd5(app, record);
  const key = `${record.generation} ${record.file_path}`;
  const asked = known.get(key) ?? storedMd5(app, record);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

/** The MD5 of a record's object; null if the object is gone or Cloud Storage has no MD5 for it. */
async function storedMd5(app: FirebaseApp | undefined, { file_path }: Stored): Promise<string | null> {
  try {
    return (await getMetadata(objectOf(app, file_path))).md5Hash ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === 'storage/object-not-found') return null;
    throw error;
  }
}

/** The maximum number of values in one query. */
const IN_LIMIT = 30;

async function filesOfSizes(sizes: readonly number[], app?: FirebaseApp): Promise<MediaFile[]> {
  const starts = Array.from({ length: Math.ceil(sizes.length / IN_LIMIT) }, (_, index) => index * IN_LIMIT);
  const records = collection(firestoreOf(app), MEDIA_COLLECTION);
  const asked = starts.map(async (start) => {
    const alike = query(records, where('file_size', 'in', sizes.slice(start, start + IN_LIMIT)));
    const { docs } = await withToken(app, () => getDocs(alike));
    return docs.map((document) => parseMediaDocument(document.id, document.data())).filter((file) => file !== null);
  });
  return (await Promise.all(asked)).flat();
}

/**
 * Reads once which records may have the same bytes as one of `files`. Returns a function that finds the record with the
 * bytes of a file, or null; it throws StoreError.
 */
export function duplicateFinder(files: readonly File[], app?: FirebaseApp): (file: File) => Promise<MediaFile | null> {
  const alike = guarded(() => filesOfSizes([...new Set(files.map(({ size }) => size))], app));
  alike.catch(() => {}); // the caller that looks for a duplicate gets the error
  return (file) =>
    guarded(async () => {
      const records = (await alike).filter(({ file_size }) => file_size === file.size);
      return records.length > 0 ? recordWithMd5(app, await md5Of(file), records) : null;
    });
}
