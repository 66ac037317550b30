import type { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { isKeptSession } from './has-session';

/** A session as it lies in local storage. */
type Kept = { key: string; newValue: string };

/** What the server says of a session that it takes no more. */
const REFUSALS = new Set(
  ['user-token-expired', 'user-disabled', 'user-not-found', 'invalid-user-token', 'invalid-refresh-token'].map(
    (code) => `auth/${code}`,
  ),
);

/** The session that is kept on this device, null for none. To be asked before the SDK starts. */
export function readKept(): Kept | null {
  try {
    const key = Object.keys(localStorage).find(isKeptSession);
    return key ? { key, newValue: localStorage.getItem(key) ?? '' } : null;
  } catch {
    return null; // Storage is refused: then nothing was kept in it.
  }
}

/** How long the other tabs have to notice that a session is gone before it is put back: they would remove it again. */
const NOTICE_MS = 300;
/** How long they wait for it to come back. */
export const RETURN_MS = 1500;

/**
 * Gives a session that the SDK has forgotten back to it, in the way in which it hears of other tabs. When it starts it
 * takes every failure but a lost connection for a refusal: a server in trouble would log everybody out.
 */
export function putBack(kept: Kept): void {
  setTimeout(() => {
    localStorage.setItem(kept.key, kept.newValue);
    dispatchEvent(new StorageEvent('storage', kept));
  }, NOTICE_MS);
}

/** Says whether the server refuses the session of `user` for good. Any other failure passes. */
export async function isRefused(user: User): Promise<boolean> {
  return user.getIdToken(true).then(
    () => false,
    (error: FirebaseError) => REFUSALS.has(error.code),
  );
}
