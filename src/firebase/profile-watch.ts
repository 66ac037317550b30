import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from 'firebase/firestore';
import { PROFILES_COLLECTION, type Profile } from '../domain/roles';
import { emulatorsOfProject } from './config';
import { oncePerApp } from './services/app';

/**
 * The whole Firestore SDK, which can listen. It is five times as large as the lite one, so only `import()` loads this
 * module, when a screen watches a profile.
 */
const listeningFirestoreOf = oncePerApp((app) => {
  const firestore = getFirestore(app);
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.firestore;
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
});

/**
 * Calls `onProfile` with the server's profile of `uid` (null if there is none) now and after each change, and `onError`
 * once when listening has ended. Returns the unsubscribe function.
 */
export function listenToProfile(
  app: FirebaseApp,
  uid: string,
  onProfile: (profile: Partial<Profile> | null) => void,
  onError: (error: unknown) => void,
): () => void {
  return onSnapshot(
    doc(listeningFirestoreOf(app), PROFILES_COLLECTION, uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      // Offline, the empty cache would report that there is no profile.
      if (!snapshot.metadata.fromCache) onProfile(snapshot.data() ?? null);
    },
    onError,
  );
}
