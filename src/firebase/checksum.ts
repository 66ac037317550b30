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

/** Objects never change their bytes, so each is requested once. */
const known = new Map<string, Promise<string | null>>();

/** The MD5 of a record's object; null if the object is gone or Cloud Storage has no MD5 for it. */
export function storedMd5(app: FirebaseApp, { file_path }: Pick<MediaFile, 'file_path'>): Promise<string | null> {
  const asked = known.get(file_path) ?? ask(app, file_path);
  known.set(file_path, asked);
  asked.catch(() => known.delete(file_path));
  return asked;
}

async function ask(app: FirebaseApp, path: string): Promise<string | null> {
  try {
    return (await getMetadata(objectOf(app, path))).md5Hash ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === 'storage/object-not-found') return null;
    throw error;
  }
}
