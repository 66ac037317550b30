import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from 'firebase/firestore';
import { PROFILES_COLLECTION, type Profile } from '../domain/roles';
import { emulatorsOfProject } from './config';
import { oncePerApp } from './services/app';

/**
 * The whole Firestore SDK, which can listen. It is five times the size of the lite one, so this module is only ever
 * loaded by `import()`, for those who ask to follow a profile.
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
 * Calls `onProfile` with the profile of `uid` as the server has it, null for none, now and on each change; and
 * `onError` once, when listening has ended for good. Gives the function that ends it.
 */
export function watchProfile(
  app: FirebaseApp,
  uid: string,
  onProfile: (profile: Partial<Profile> | null) => void,
  onError: (error: unknown) => void,
): () => void {
  return onSnapshot(
    doc(listeningFirestoreOf(app), PROFILES_COLLECTION, uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      // Offline, the empty cache would say that there is no profile.
      if (!snapshot.metadata.fromCache) onProfile(snapshot.data() ?? null);
    },
    onError,
  );
}
