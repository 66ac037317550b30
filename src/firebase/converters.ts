import { type MediaFile, readMediaFile } from '../domain/media-record';

/**
 * Parses a Firestore document. Returns null and warns if it is no valid record: one bad document must not hide the
 * library.
 */
export function parseMediaDocument(id: string, data: object): MediaFile | null {
  const read = readMediaFile(id, data);
  if (read.success) return read.data;
  console.warn(`Document ${id} is not a media record`, read.error.issues);
  return null;
}
