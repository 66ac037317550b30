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
import { useEffect, useEffectEvent, useState } from 'react';
import { MEDIA_COLLECTION, type MediaFile } from '../../../domain/media-record';
import { emulatorsOfProject } from '../../../firebase/config';
import { parseMediaDocument } from '../../../firebase/converters';
import { toStoreError } from '../../../firebase/errors';
import { firebaseApp, oncePerApp } from '../../../firebase/services/app';

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

/**
 * Calls `onFiles` with all records, newest first: as saved on this device, then as on the server, and after each change
 * by anyone. An unchanged record stays the same object. Calls `onError` with a StoreError if the server is out of reach
 * and nothing is saved (watching goes on), and when watching ends. Returns the function that stops it.
 */
export function watchFiles(
  onFiles: (files: readonly MediaFile[]) => void,
  onError: (error: unknown) => void,
  app?: FirebaseApp,
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

/** Connects to the server at once: after failures, watching waits longer and longer before it tries again. */
export async function reconnect(app?: FirebaseApp): Promise<void> {
  const firestore = savedFirestoreOf(app);
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}

/** The library's records, newest first. */
type Library = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; files: readonly MediaFile[] };

/** Watches the library. `onFailure` is called when that fails; files that are already shown stay. */
export function useFiles(onFailure: () => void) {
  const [library, setLibrary] = useState<Library>({ state: 'loading' });
  const [retries, setRetries] = useState(0);

  const fail = useEffectEvent((error: unknown) => {
    console.warn('The media files could not be loaded', error);
    setLibrary((now) => (now.state === 'loaded' ? now : { state: 'failed' }));
    onFailure();
  });

  useEffect(() => {
    let isStopped = false;
    let stop = () => {};
    const onError = (error: unknown) => isStopped || fail(error);
    async function start() {
      if (retries > 0) await reconnect();
      if (!isStopped) stop = watchFiles((files) => setLibrary({ state: 'loaded', files }), onError);
    }
    start().catch(onError);
    return () => {
      isStopped = true;
      stop();
    };
  }, [retries]);

  const retry = () => {
    setLibrary({ state: 'loading' });
    setRetries(retries + 1);
  };
  return { library, retry };
}
