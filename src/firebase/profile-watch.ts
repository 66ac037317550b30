import type { FirebaseApp } from 'firebase/app';
import { doc, onSnapshot } from 'firebase/firestore';
import { PROFILES_COLLECTION, type Profile } from '../domain/roles';
import { liveFirestoreOf } from './services/live-firestore';

/**
 * Calls `onProfile` with the server's profile of `uid` (null if there is none) now and after each change, and `onError`
 * once when listening has ended. Returns the unsubscribe function.
 */
export function watchProfile(
  app: FirebaseApp,
  uid: string,
  onProfile: (profile: Partial<Profile> | null) => void,
  onError: (error: unknown) => void,
): () => void {
  return onSnapshot(
    doc(liveFirestoreOf(app), PROFILES_COLLECTION, uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      // Offline, the cache may hold an old profile, or none.
      if (!snapshot.metadata.fromCache) onProfile(snapshot.data() ?? null);
    },
    onError,
  );
}
