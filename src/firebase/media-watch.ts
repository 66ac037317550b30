import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getDocsFromServer,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
} from 'firebase/firestore';
import { MEDIA_COLLECTION, type MediaFile } from '../domain/media-record';
import { emulatorsOfProject } from './config';
import { toStoreError } from './errors';
import { parseMediaDocument } from './media-document';
import { firebaseApp, oncePerApp } from './services/app';

/** Node has no IndexedDB, and a browser may deny it. The SDK handles what fails later, such as a full disk. */
function hasIndexedDb(): boolean {
  try {
    return !!globalThis.indexedDB;
  } catch {
    return false;
  }
}

/**
 * The whole Firestore SDK with a saved cache. All tabs share the cache and one connection, so it has an app of its own
 * without a session: otherwise a sign-out in one tab would fail the listeners of another before that tab knows. Anyone
 * may read the records.
 */
export const savedFirestoreOf = oncePerApp((app) => {
  const localCache = hasIndexedDb()
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache();
  const firestore = initializeFirestore(firebaseApp(`${app.name}-public`), { localCache });
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.firestore;
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
});

/** See `MediaStore.watch`. */
export function watchRecords(
  app: FirebaseApp,
  onFiles: (files: readonly MediaFile[]) => void,
  onError: (error: unknown) => void,
): () => void {
  const records = query(collection(savedFirestoreOf(app), MEDIA_COLLECTION), orderBy('created_at', 'desc'));
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
  const firestore = savedFirestoreOf(app);
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}
