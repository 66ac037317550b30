import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { type MediaFile, mediaFileSchema } from '../domain/media-record';

/**
 * A Firestore document as a record: its times become milliseconds. Null, with a warning, for a document that is not
 * a record of ours: one bad document must not hide the whole library.
 */
export function parseMediaDocument(id: string, data: DocumentData): MediaFile | null {
  const times = {
    created_at: milliseconds(data.created_at),
    updated_at: milliseconds(data.updated_at),
    missing_since: milliseconds(data.missing_since),
  };
  const parsed = mediaFileSchema.safeParse({ ...data, ...times, id });
  if (parsed.success) return parsed.data;
  console.warn(`Document ${id} is not a media record`, parsed.error.issues);
  return null;
}

function milliseconds(value: unknown): unknown {
  return value instanceof Timestamp ? value.toMillis() : value;
}
