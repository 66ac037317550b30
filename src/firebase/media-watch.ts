import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  disableNetwork,
  enableNetwork,
  getDocsFromServer,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import { MEDIA_COLLECTION, type MediaFile } from '../domain/media-record';
import { toStoreError } from './errors';
import { parseMediaDocument } from './media-document';
import { liveFirestoreOf } from './services/live-firestore';

/** See `MediaStore.watch`. Anyone may read the records, so the end of a session does not end it. */
export function watchRecords(
  app: FirebaseApp,
  onFiles: (files: readonly MediaFile[]) => void,
  onError: (error: unknown) => void,
): () => void {
  const records = query(collection(liveFirestoreOf(app), MEDIA_COLLECTION), orderBy('created_at', 'desc'));
  const files = new Map<string, MediaFile | null>();
  const fail = (error: unknown) => onError(toStoreError(error));
  return onSnapshot(
    records,
    { includeMetadataChanges: true }, // an empty list from the server differs from an empty cache by its metadata only
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') files.delete(doc.id);
        else files.set(doc.id, parseMediaDocument(doc.id, doc.data()));
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

/** See `MediaStore.reconnect`. */
export async function reconnect(app: FirebaseApp): Promise<void> {
  const firestore = liveFirestoreOf(app);
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}
