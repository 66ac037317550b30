import { md5 } from '@noble/hashes/legacy.js';
import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { getMetadata } from 'firebase/storage';
import { MEDIA_COLLECTION, type MediaFile, mediaFileSchema } from '../../../domain/media-record';
import { converterOf, modelsOf } from '../../../firebase/converters';
import { codeOf, guarded } from '../../../firebase/errors';
import { firestore } from '../../../firebase/firestore';
import { objectOf } from '../../../firebase/storage';
import { withToken } from '../../../firebase/with-token';

/** Hashes of the files that were compared: a file may be compared with many files of its size. */
const hashes = new WeakMap<File, Promise<string>>();

/** The MD5 of a file's bytes in base 64, the format of Cloud Storage. */
function md5Of(file: File): Promise<string> {
  const hash = hashes.get(file) ?? computeMd5(file);
  hashes.set(file, hash);
  return hash;
}

async function computeMd5(file: File): Promise<string> {
  const hash = md5.create();
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) hash.update(part.value);
  return btoa(String.fromCharCode(...hash.digest()));
}

/** The MD5 of a record's object; null if the object is gone or Cloud Storage has no MD5 for it. */
async function storedMd5({ file_path }: MediaFile): Promise<string | null> {
  try {
    return (await getMetadata(objectOf(file_path))).md5Hash ?? null;
  } catch (error) {
    if (codeOf(error) === 'storage/object-not-found') return null;
    throw error;
  }
}

/**
 * The name of the file that holds the same bytes as `file`: one of `earlier`, or one of the library, or null. Compares
 * only files of the same size, and asks Cloud Storage: a record can be older than its object. Throws StoreError.
 */
export const findDuplicate = (file: File, earlier: readonly File[]): Promise<string | null> =>
  guarded(async () => {
    for (const other of earlier) {
      if (other.size === file.size && (await md5Of(other)) === (await md5Of(file))) return other.name;
    }
    const records = collection(firestore, MEDIA_COLLECTION).withConverter(converterOf(mediaFileSchema));
    const sameSize = query(records, where('file_size', '==', file.size));
    const { docs } = await withToken(() => getDocs(sameSize));
    const files = modelsOf(docs);
    const stored = await Promise.all(files.map((each) => storedMd5(each)));
    return files.length > 0 ? (files[stored.indexOf(await md5Of(file))]?.file_name ?? null) : null;
  });
