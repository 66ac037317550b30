import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { emulatorsOfProject } from '../config';
import { oncePerApp } from './app';

/** Node has no IndexedDB, and a browser may deny it. The SDK handles what fails later, such as a full disk. */
function hasIndexedDb(): boolean {
  try {
    return !!globalThis.indexedDB;
  } catch {
    return false;
  }
}

/**
 * The whole Firestore SDK, which listens and saves what it has read on the device. All tabs share one connection and one
 * cache. It is five times as large as the lite one, so load what imports this module with `import()`.
 */
export const liveFirestoreOf = oncePerApp((app) => {
  const localCache = hasIndexedDb()
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache();
  const firestore = initializeFirestore(app, { localCache });
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.firestore;
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
});
