import { md5 } from '@noble/hashes/legacy.js';
import type { FirebaseApp } from 'firebase/app';
import { getMetadata } from 'firebase/storage';
import type { MediaFile } from '../domain/media-record';
import { objectOf } from './services/storage';

/** The MD5 of a file's bytes in base 64, the format of Cloud Storage. */
export async function md5Of(file: File): Promise<string> {
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
export async function recordWithMd5<File extends Stored>(
  app: FirebaseApp,
  hash: string,
  records: readonly File[],
): Promise<File | null> {
  const hashes = await Promise.all(records.map((record) => knownMd5(app, record)));
  const match = records[hashes.indexOf(hash)];
  return match && (await storedMd5(app, match)) === hash ? match : null;
}

/** Without a generation, nothing says when the answer is outdated, so it is not kept. */
function knownMd5(app: FirebaseApp, record: Stored): Promise<string | null> {
  if (record.generation === null) return storedMd5(app, record);
  const key = `${record.generation} ${record.file_path}`;
  const asked = known.get(key) ?? storedMd5(app, record);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

/** The MD5 of a record's object; null if the object is gone or Cloud Storage has no MD5 for it. */
async function storedMd5(app: FirebaseApp, { file_path }: Stored): Promise<string | null> {
  try {
    return (await getMetadata(objectOf(app, file_path))).md5Hash ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === 'storage/object-not-found') return null;
    throw error;
  }
}
