import type { Locale } from './locale';

/** Smallest password. Source: spec 5 "Sign-up". */
export const MIN_PASSWORD_LENGTH = 6;

/**
 * Who is here, once that is known. `hasEnded`: nobody asked for the sign-out, the server takes the session no more.
 * `isRoleUnknown`: whether this is an admin could not be found out, so that it is none until it could.
 */
export type KnownSession =
  | { state: 'signed-out'; hasEnded?: true }
  | { state: 'signed-in'; uid: string; email: string; name: string | null; isAdmin: boolean; isRoleUnknown?: true };

/**
 * Who is here. `loading` until the stored session is known; `unreachable` where there is one, and what would tell whose
 * it is cannot be had: the network is lost, the session is not. Source: spec 4 "Auth".
 */
export type Session = { state: 'loading' } | { state: 'unreachable' } | KnownSession;

/** What happened, and the session that it leaves. Source: spec 4 "Session events". */
export interface SessionEvent {
  type: 'initial-session' | 'signed-in' | 'signed-out' | 'token-refreshed' | 'user-updated' | 'mfa-verified';
  session: KnownSession;
}

/** Why an account operation failed, in words the interface can translate. */
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

/** The one error that accounts throw. `cause` holds the provider's. */
export class AccountError extends Error {
  readonly reason: AccountFailure;
  constructor(reason: AccountFailure, cause?: unknown) {
    super(reason, { cause });
    this.name = 'AccountError';
    this.reason = reason;
  }
}

/** Accounts as the interface sees them. Every operation throws AccountError. */
export interface Accounts {
  /**
   * Calls `listener` with `initial-session` as soon as the session is known, then with each event, other tabs'
   * included. Gives the function that ends it. The profile is looked up when a session begins; a failing look-up
   * counts as "no admin", and is marked in the session. A lost network ends no session: a server that refuses it does,
   * and so does one that fails while a page starts.
   */
  watch(listener: (event: SessionEvent) => void): () => void;
  /**
   * Keeps the session in step with the profile while anyone follows: an admin who is deactivated stops being one
   * without a reload. Gives the function that ends it. For pages that need it only: it loads a big part of the SDK.
   */
  follow(): () => void;
  /** Looks up once more whether who is signed in is an admin; `watch` tells of it, where it is known better by then. */
  recheck(): Promise<void>;
  /**
   * Signs in. An address that is not verified is refused with `unverified`: `watch` never tells of such a session.
   * An account with an authenticator app is refused with `code-required`; then all is given again, with its `code`.
   */
  signIn(email: string, password: string, code?: string): Promise<void>;
  /**
   * Creates the account, sends the verification mail in `language`, and leaves nobody signed in. After `mail-not-sent`
   * the account is there, only the mail is not: `resendVerification` is what helps, not another sign-up.
   */
  signUp(account: { email: string; password: string; fullName: string; language: Locale }): Promise<void>;
  /** Sends the verification mail again, to someone who knows the password; none when it is verified already. */
  resendVerification(email: string, password: string, language: Locale): Promise<void>;
  /**
   * Sends a mail in `language` by which a forgotten password can be replaced, if the address has an account. Whether
   * it has one is never told: what fails is told only where it would fail for any address.
   */
  sendPasswordReset(email: string, language: Locale): Promise<void>;
  /** Signs out here; succeeds locally whatever the server says. */
  signOut(): Promise<void>;
}
