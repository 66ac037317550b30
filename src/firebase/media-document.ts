import { type MediaFile, readMediaFile } from '../domain/media-record';

/**
 * A Firestore document as a record. Null, with a warning, for a document that is not a record of ours: one bad document
 * must not hide the whole library.
 */
export function parseMediaDocument(id: string, data: object): MediaFile | null {
  const read = readMediaFile(id, data);
  if (read.success) return read.data;
  console.warn(`Document ${id} is not a media record`, read.error.issues);
  return null;
}
