import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { app, createApp } from './app';
import { emulatorsOfProject } from './config';

// The whole SDK, five times as large as the lite one, for screens that listen. Their single reads and writes use the
// lite SDK, which fails at once without a connection; this one would queue a write and never answer.

function connected(firestore: Firestore): Firestore {
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.firestore;
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
}

/** Listens as the signed-in user. */
export const listeningFirestore = connected(getFirestore(app));

/** Node has no IndexedDB, and a browser may deny it. The SDK handles what fails later, such as a full disk. */
function createCache() {
  try {
    if (globalThis.indexedDB) return persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  } catch {}
  return memoryLocalCache();
}

/**
 * Listens with a cache that this device saves. All tabs share the cache and one connection, so it has an app of its own
 * without a session: otherwise a sign-out in one tab would fail the listeners of another before that tab knows. Use it
 * for what anyone may read.
 */
export const savedFirestore = connected(initializeFirestore(createApp('public'), { localCache: createCache() }));
