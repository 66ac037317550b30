import type { Locale } from './locale';

/** Minimum password length. Source: spec 5 "Sign-up". */
export const MIN_PASSWORD_LENGTH = 6;

/**
 * A session whose state is known. `hasEnded`: the server rejected the session; the user did not sign out.
 * `isRoleUnknown`: the role could not be read. Until it is, the user does not count as an admin.
 */
export type KnownSession =
  | { state: 'signed-out'; hasEnded?: true }
  | { state: 'signed-in'; uid: string; email: string; name: string | null; isAdmin: boolean; isRoleUnknown?: true };

/**
 * `loading` until the stored session is known; `unreachable` if there is a stored session but the network is down, so
 * its user is unknown. The session is not lost. Source: spec 4 "Auth".
 */
export type Session = { state: 'loading' } | { state: 'unreachable' } | KnownSession;

/** An event and the session after it. Source: spec 4 "Session events". */
export interface SessionEvent {
  type: 'initial-session' | 'signed-in' | 'signed-out' | 'token-refreshed' | 'user-updated' | 'mfa-verified';
  session: KnownSession;
}

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
  | 'code-required'
  | 'wrong-code'
  | 'factor-unsupported'
  | 'session-ended'
  | 'not-offered'
  | 'offline'
  | 'unknown';

/** The only error that accounts throw. `cause` holds the provider's error. */
export class AccountError extends Error {
  readonly reason: AccountFailure;
  constructor(reason: AccountFailure, cause?: unknown) {
    super(reason, { cause });
    this.name = 'AccountError';
    this.reason = reason;
  }
}

/** The account operations of the interface. Each one throws AccountError on failure. */
export interface Accounts {
  /**
   * Calls `listener` with `initial-session` as soon as the session is known, then with each event, including those of
   * other tabs. Returns a function that stops watching. The profile is read when a session begins; if that fails, the
   * user does not count as an admin and the session is marked `isRoleUnknown`. A lost network does not end a session; a
   * server that rejects it does, and so does a server error while a page loads.
   */
  watch(listener: (event: SessionEvent) => void): () => void;
  /**
   * Updates the session when the profile changes: a deactivated admin loses access without a reload. Returns a function
   * that stops watching. Call it only on pages that need it: it loads a large part of the SDK.
   */
  watchProfile(): () => void;
  /** Reads the role of the signed-in user again; reports the result to `watch` if it changed. */
  recheck(): Promise<void>;
  /**
   * Signs in. Rejects an unverified address with `unverified` and reports no such session to `watch`. Rejects an
   * account with an authenticator app with `code-required`; call again with the `code`.
   */
  signIn(email: string, password: string, code?: string): Promise<void>;
  /**
   * Creates the account, sends the verification mail in `language`, and does not sign in. After `mail-not-sent` the
   * account exists without a mail: call `resendVerification`, do not sign up again.
   */
  signUp(account: { email: string; password: string; fullName: string; language: Locale }): Promise<void>;
  /** Sends the verification mail again; requires the password. Sends nothing if the address is already verified. */
  resendVerification(email: string, password: string, language: Locale): Promise<void>;
  /**
   * Sends a password-reset mail in `language` if the address has an account. Never reveals whether it has one: only
   * failures that are the same for every address are reported.
   */
  sendPasswordReset(email: string, language: Locale): Promise<void>;
  /** Signs out on this device; succeeds even if the server fails. */
  signOut(): Promise<void>;
}
