import type { FirebaseApp } from 'firebase/app';
import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore/lite';
import type { Accounts, KnownSession, SessionEvent } from '../domain/accounts';
import { isActiveAdmin, PROFILES_COLLECTION, type Profile } from '../domain/roles';
import { hasAdminClaim } from './admin-claim';
import { isKeptSession, mayHaveSession } from './has-session';
import { createProfileListener, type ProfileSource } from './profile-listener';
import { authOf } from './services/auth';
import { firestoreOf } from './services/firestore';

/** The session of the site: one stream of events. Source: spec 4 "Auth". */
export function createSession(app: FirebaseApp): Pick<Accounts, 'watch' | 'watchProfile' | 'recheck' | 'signOut'> {
  const auth = authOf(app);
  const listeners = new Set<(event: SessionEvent) => void>();
  let session: KnownSession | null = null;
  /** Set as soon as a user is known, before the role is. */
  let currentUid: string | null = null;
  /** Whether a sign-out now would mean that the server ended the session: the user has not asked for it. */
  let isSignOutUnexpected = mayHaveSession();
  let latest: unknown;
  const currentUser = () => signedIn(auth.currentUser);
  const profileListener = createProfileListener(app, currentUser, (user, profile) => void onProfile(user, profile));

  function emit(event: SessionEvent): void {
    for (const listener of listeners) listener(event);
  }

  function setSession(next: KnownSession): void {
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    const type = session ? change(session, next) : 'initial-session';
    session = next;
    emit({ type, session });
  }

  /** Shows `user` once the role is known. A later change, such as a sign-out, wins. */
  async function onProfile(user: User, profile: ProfileSource): Promise<void> {
    latest = profile;
    const role = await profile
      .then(async (found) => ({ isAdmin: isActiveAdmin(found) && (await hasAdminClaim(app, user)) }))
      .catch(refuse);
    if (latest !== profile) return;
    const before = session;
    setSession({ state: 'signed-in', uid: user.uid, email: user.email ?? '', name: user.displayName, ...role });
    if (before?.state === 'signed-out' && session) await emitSecondFactor(user, session);
  }

  /** After a sign-in with a code of an authenticator app; the token records it. */
  async function emitSecondFactor(user: User, session: KnownSession): Promise<void> {
    const token = await user.getIdTokenResult().catch(() => null);
    if (token?.signInSecondFactor) emit({ type: 'mfa-verified', session });
  }

  function refuse(error: unknown): { isAdmin: false; isRoleUnknown: true } {
    console.error('Failed to check whether the user is an admin', error);
    return { isAdmin: false, isRoleUnknown: true };
  }

  /** Handles a new user, a new token or the end of the session. */
  function onUserChange(user: User | null): void {
    if (user && user.uid === currentUid) {
      if (session?.state === 'signed-in') emit({ type: 'token-refreshed', session });
      profileListener.resume();
      return;
    }
    currentUid = user?.uid ?? null;
    if (user) {
      void onProfile(user, readProfile(app, user.uid));
    } else {
      latest = null;
      setSession(isSignOutUnexpected ? { state: 'signed-out', hasEnded: true } : { state: 'signed-out' });
    }
    isSignOutUnexpected = !!user;
    profileListener.update();
  }

  onIdTokenChanged(auth, (current) => onUserChange(signedIn(current)));

  // Another tab has signed out. The SDK notices a moment later.
  globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
    if (isKeptSession(key) && newValue === null) isSignOutUnexpected = false;
  });

  return {
    watch(listener) {
      listeners.add(listener);
      if (session) listener({ type: 'initial-session', session });
      return () => listeners.delete(listener);
    },
    watchProfile: profileListener.watch,
    async recheck() {
      profileListener.resume();
      const user = currentUser();
      if (user) await onProfile(user, readProfile(app, user.uid));
    },
    // No server request: Firebase deletes the session locally.
    async signOut() {
      isSignOutUnexpected = false;
      await signOut(auth);
    },
  };
}

/** The event that leads from one session to another. */
function change(before: KnownSession, now: KnownSession): SessionEvent['type'] {
  if (now.state === 'signed-out') return 'signed-out';
  return before.state === 'signed-in' && before.uid === now.uid ? 'user-updated' : 'signed-in';
}

/** An account without a verified address counts as signed out. */
function signedIn(user: User | null): User | null {
  return user?.emailVerified ? user : null;
}

async function readProfile(app: FirebaseApp, uid: string): Promise<Partial<Profile> | null> {
  const snapshot = await getDoc(doc(firestoreOf(app), PROFILES_COLLECTION, uid));
  return snapshot.data() ?? null;
}
