import {
  collection,
  disableNetwork,
  enableNetwork,
  getDocsFromServer,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import { MEDIA_COLLECTION, type MediaFile, mediaFileSchema } from '../../../domain/media-record';
import { converterOf } from '../../../firebase/converters';
import { toStoreError } from '../../../firebase/errors';
import { savedFirestore } from '../../../firebase/listening-firestore';

/**
 * Calls `onFiles` with all records, newest first: as saved on this device, then as on the server, and after each change
 * by anyone. An unchanged record stays the same object. Calls `onError` with a StoreError if the server is out of reach
 * and nothing is saved (watching goes on), and when watching ends. Returns the function that stops it.
 */
export function watchFiles(
  onFiles: (files: readonly MediaFile[]) => void,
  onError: (error: unknown) => void,
): () => void {
  const library = collection(savedFirestore, MEDIA_COLLECTION).withConverter(converterOf(mediaFileSchema));
  const records = query(library, orderBy('created_at', 'desc'));
  const files = new Map<string, MediaFile | null>();
  const fail = (error: unknown) => onError(toStoreError(error));
  return onSnapshot(
    records,
    { includeMetadataChanges: true }, // an empty list from the server differs from an empty cache by its metadata only
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') files.delete(doc.id);
        else files.set(doc.id, doc.data());
      }
      if (snapshot.empty && snapshot.metadata.fromCache) {
        getDocsFromServer(records).catch(fail); // rejects if the server is out of reach; the snapshot does not say
      } else {
        onFiles(snapshot.docs.map(({ id }) => files.get(id) ?? null).filter((file) => file !== null));
      }
    },
    fail,
  );
}

/** Connects to the server at once: after each failure, the SDK waits longer before it retries. */
export async function reconnect(): Promise<void> {
  await disableNetwork(savedFirestore);
  await enableNetwork(savedFirestore);
}
