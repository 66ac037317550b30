import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore/lite';
import type { KnownSession, SessionEnd, SessionRole } from '../../../domain/accounts';
import { isActiveAdmin, PROFILES_COLLECTION, profileSchema } from '../../../domain/roles';
import { auth } from '../../../firebase/auth';
import { converterOf } from '../../../firebase/converters';
import { firestore } from '../../../firebase/firestore';
import { mayHaveSession } from '../../../firebase/has-session';
import { REQUEST_LIMIT_MS, withTimeLimit } from '../../../services/time-limit';

/** How often a visible page reads the role again, in milliseconds: a lost role must not show for five minutes. */
const ROLE_CHECK_MS = 4 * 60_000;

/**
 * Calls `onSession` with the session as soon as it is known, then with each new one, including those of other tabs. A
 * lost network does not end a session; a server that rejects it does, and so does a server error while a page loads.
 * Source: spec 4 "Auth".
 */
export function watchSession(onSession: (session: KnownSession) => void) {
  let session: KnownSession | null = null;
  /** The user whose role is known or being read. */
  let uid: string | null = null;
  /** The role that is being read, if any. A later read or a sign-out wins. */
  let reading: Promise<SessionRole> | null = null;
  /** Why the session ends if it ends now; null if the user has asked for it or if there is none. */
  let end: SessionEnd | null = mayHaveSession() ? 'session-ended' : null;

  function setSession(next: KnownSession): void {
    if (session && isSameSession(session, next)) return;
    session = next;
    onSession(next);
  }

  /** Reads the role of `user`. A failure keeps a role that is known. */
  async function readRole(user: User): Promise<void> {
    const mine = roleOf(user);
    reading = mine;
    const role = await mine.catch((error: unknown) => {
      console.error('Failed to check whether the user is an admin', error);
      return session?.state === 'signed-in' && session.uid === user.uid ? session.role : 'unknown';
    });
    if (reading !== mine) return;
    reading = null;
    setSession({ state: 'signed-in', uid: user.uid, email: user.email ?? '', name: user.displayName, role });
  }

  function onUserChange(user: User | null): void {
    if (!user) {
      reading = null;
      setSession(end ? { state: 'signed-out', end } : { state: 'signed-out' });
    } else if (user.uid !== uid || !reading) {
      void readRole(user); // a running read may itself refresh the token, so do not start another
    }
    uid = user?.uid ?? null;
    end = user ? 'session-ended' : null;
  }

  const stopWatching = onIdTokenChanged(auth, () => onUserChange(currentUser()));
  const stopping = new AbortController();
  const { signal } = stopping;

  // The role may have changed while the tab was hidden: a new token makes this module read it again. Back may restore
  // this page from the browser's cache after a sign-out, and then a new token would store the ended session again, so
  // check for a stored session first.
  const onVisible = () => {
    const user = document.visibilityState === 'visible' && mayHaveSession() ? currentUser() : null;
    user?.getIdToken(true).catch(() => {}); // no network: the role stays
  };
  globalThis.addEventListener?.('visibilitychange', onVisible, { signal });

  /** Reads the role again, if a user is signed in: another admin may have changed it. */
  function checkRole(): void {
    const user = globalThis.navigator?.onLine === false ? null : currentUser();
    if (user) void readRole(user);
  }
  const timer = setInterval(() => globalThis.document?.visibilityState !== 'hidden' && checkRole(), ROLE_CHECK_MS);

  return {
    checkRole,
    /** Reads the role again. Resolves when the attempt ends, successful or not. */
    async refresh(): Promise<void> {
      await auth.authStateReady();
      const user = currentUser();
      if (user) await readRole(user);
    },
    /** Call this when another tab signs out: the end of the session then needs no explanation. */
    expectSignOut(): void {
      end = null;
    },
    /** Says why the server has just ended the session. The event of its end may still be on its way. */
    explainEnd(reason: SessionEnd): void {
      end = reason;
      if (session?.state === 'signed-out') setSession({ state: 'signed-out', end });
    },
    /** Signs out on this device. No server request: it succeeds even if the server fails. */
    async signOut(): Promise<void> {
      end = null;
      await signOut(auth);
    },
    stop(): void {
      stopWatching();
      stopping.abort();
      clearInterval(timer);
    },
  };
}

/** An account without a verified address counts as signed out. */
const currentUser = () => (auth.currentUser?.emailVerified ? auth.currentUser : null);

function isSameSession(a: KnownSession, b: KnownSession): boolean {
  if (a.state === 'signed-out') return b.state === 'signed-out' && a.end === b.end;
  if (b.state === 'signed-out') return false;
  return a.uid === b.uid && a.email === b.email && a.name === b.name && a.role === b.role;
}

async function roleOf(user: User): Promise<SessionRole> {
  const record = doc(firestore, PROFILES_COLLECTION, user.uid).withConverter(converterOf(profileSchema));
  const profile = await withTimeLimit(getDoc(record), REQUEST_LIMIT_MS);
  return isActiveAdmin(profile.data()) && (await hasAdminClaim(user)) ? 'admin' : 'user';
}

/**
 * Whether the rules accept `user` as an admin: they read the ID token. If the token is older than the role or the
 * verification of the address, the server mirrors the role first and the client fetches a new token.
 */
async function hasAdminClaim(user: User, isRefreshed = false): Promise<boolean> {
  const { claims } = await user.getIdTokenResult(isRefreshed);
  if (claims.admin === true && claims.email_verified === true) return true;
  if (isRefreshed) return false;
  const { callFunction } = await import('../../../firebase/functions');
  const { admin } = await callFunction<{ admin: boolean }>('refreshRole', REQUEST_LIMIT_MS);
  return admin && hasAdminClaim(user, true);
}
