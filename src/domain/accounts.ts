/** Smallest password. Source: spec 5 "Sign-up". */
export const MIN_PASSWORD_LENGTH = 6;

/** Who is here. `loading` until the stored session is known. Source: spec 4 "Auth". */
export type Session =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; uid: string; email: string; name: string | null; isAdmin: boolean };

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
   * Calls `listener` with the session as soon as it is known and on each change, other tabs' included. Gives the
   * function that ends it. The profile is looked up when a session begins; a failing look-up counts as "no admin".
   */
  watch(listener: (session: Session) => void): () => void;
  /**
   * Keeps the session in step with the profile while anyone follows: an admin who is deactivated stops being one
   * without a reload. Gives the function that ends it. For pages that need it only: it loads a big part of the SDK.
   */
  follow(): () => void;
  /**
   * Signs in. An address that is not verified is refused with `unverified`: `watch` never tells of such a session.
   */
  signIn(email: string, password: string): Promise<void>;
  /**
   * Creates the account, sends the verification mail in `language`, and leaves nobody signed in. After `mail-not-sent`
   * the account is there, only the mail is not: `resendVerification` is what helps, not another sign-up.
   */
  signUp(account: { email: string; password: string; fullName: string; language: string }): Promise<void>;
  /** Sends the verification mail again, to someone who knows the password; none when it is verified already. */
  resendVerification(email: string, password: string, language: string): Promise<void>;
  /** Signs out here; succeeds locally whatever the server says. */
  signOut(): Promise<void>;
}
