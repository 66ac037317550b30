import type { Profile } from './roles';

/** Minimum password length. Source: spec 5 "Sign-up". */
export const MIN_PASSWORD_LENGTH = 6;

/** Changes of the team, and the deletion of an account, need a sign-in that is at most this old, in milliseconds. */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

/** Why the server does not delete an account. `reauthenticate`: the sign-in is too old. */
export type DeletionRefusal = 'reauthenticate' | 'last-admin';

/** `unknown`: the role could not be read. Neither grant nor deny; offer a retry. */
export type SessionRole = Profile['role'] | 'unknown';

/** Why a session ended although the user did not sign out; the interface explains it. */
export type SessionEnd = 'session-ended' | 'factor-removed' | 'account-deleted';

/** A session whose state is known. `end`: the server ended it; the user did not sign out. */
export type KnownSession =
  | { state: 'signed-out'; end?: SessionEnd }
  | { state: 'signed-in'; uid: string; email: string; name: string | null; role: SessionRole };

/**
 * `loading` until the stored session is known; `unreachable` if there is a stored session but the network is down, so
 * its user is unknown. The session is not lost. Source: spec 4 "Auth".
 */
export type Session = { state: 'loading' } | { state: 'unreachable' } | KnownSession;

/** Why an account operation failed; the interface translates each reason. */
export type AccountFailure =
  | 'wrong-credentials'
  | 'unverified'
  | 'email-taken'
  | 'invalid-email'
  | 'weak-password'
  | 'disabled'
  | 'too-many-attempts'
  | 'mail-not-sent'
  | 'already-verified'
  | 'code-required'
  | 'wrong-code'
  | 'factor-unsupported'
  | 'setup-expired'
  | DeletionRefusal
  | 'session-ended'
  | 'not-offered'
  | 'offline'
  | 'unknown';

/** The only error that account operations throw. `cause` holds the provider's error. */
export class AccountError extends Error {
  readonly reason: AccountFailure;
  constructor(reason: AccountFailure, cause?: unknown) {
    super(reason, { cause });
    this.name = 'AccountError';
    this.reason = reason;
  }
}
