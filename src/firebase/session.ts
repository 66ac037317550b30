import type { FirebaseApp } from 'firebase/app';
import { onAuthStateChanged, type User } from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore/lite';
import type { Accounts, Session } from '../domain/accounts';
import { isActiveAdmin, PROFILES_COLLECTION, type Profile } from '../domain/roles';
import { hasAdminClaim } from './admin-claim';
import { authOf } from './services/auth';
import { firestoreOf } from './services/firestore';

type ProfileSource = Promise<Partial<Profile> | null>;

/** The session of the site: one state that everybody watches. Source: spec 4 "Auth". */
export function createSession(app: FirebaseApp): Pick<Accounts, 'watch' | 'follow'> {
  const auth = authOf(app);
  const listeners = new Set<(session: Session) => void>();
  let session: Session = { state: 'loading' };
  let latest: unknown;
  let followers = 0;
  let endFollowing = () => {};

  function show(next: Session): void {
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    session = next;
    for (const listener of listeners) listener(next);
  }

  /** Shows `user` once it is known whether this is an admin. What began later, a sign-out say, goes first. */
  async function admit(user: User, profile: ProfileSource): Promise<void> {
    latest = profile;
    const isAdmin = await profile.then(async (found) => isActiveAdmin(found) && hasAdminClaim(app, user)).catch(refuse);
    if (latest !== profile) return;
    show({ state: 'signed-in', uid: user.uid, email: user.email ?? '', name: user.displayName, isAdmin });
  }

  function refuse(error: unknown): false {
    console.error('Whether this is an admin could not be found out', error);
    return false;
  }

  /** The heavy listener is loaded while someone is signed in and someone follows, and ended otherwise. */
  function updateFollowing(): void {
    endFollowing();
    const user = signedIn(auth.currentUser);
    if (!user || followers === 0) return;
    let ended = false;
    let stop = () => {};
    endFollowing = () => {
      ended = true;
      stop();
    };
    const onProfile = (profile: Partial<Profile> | null) => void admit(user, Promise.resolve(profile));
    const onError = (error: unknown) => void admit(user, Promise.reject(error));
    import('./profile-watch').then(({ watchProfile }) => {
      if (!ended) stop = watchProfile(app, user.uid, onProfile, onError);
    }, refuse);
  }

  onAuthStateChanged(auth, (current) => {
    const user = signedIn(current);
    if (user) void admit(user, readProfile(app, user.uid));
    else {
      latest = null;
      show({ state: 'signed-out' });
    }
    updateFollowing();
  });

  return {
    watch(listener) {
      listeners.add(listener);
      if (session.state !== 'loading') listener(session);
      return () => listeners.delete(listener);
    },
    follow() {
      followers += 1;
      updateFollowing();
      let following = true;
      return () => {
        if (!following) return;
        following = false;
        followers -= 1;
        updateFollowing();
      };
    },
  };
}

/** An account whose address is not verified, or no longer so, is nobody. */
function signedIn(user: User | null): User | null {
  return user?.emailVerified ? user : null;
}

async function readProfile(app: FirebaseApp, uid: string): Promise<Partial<Profile> | null> {
  const snapshot = await getDoc(doc(firestoreOf(app), PROFILES_COLLECTION, uid));
  return snapshot.data() ?? null;
}
