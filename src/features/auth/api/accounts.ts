import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  inMemoryPersistence,
  type MultiFactorError,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  type UserCredential,
  updateCurrentUser,
  updateProfile,
} from 'firebase/auth';
import type { SignUpFields } from '../../../domain/account-forms';
import { AccountError, type AccountFailure } from '../../../domain/accounts';
import type { Locale } from '../../../domain/locale';
import { pathOf } from '../../../domain/paths';
import { createApp } from '../../../firebase/app';
import { auth, openAuth } from '../../../firebase/auth';
import { toAccountError } from '../../../firebase/errors';

// Every function throws AccountError. Source: spec 7 "Authentication", decisions "Accounts and roles".

/**
 * A second Auth, in memory, that checks credentials first: an account without a verified address never becomes a
 * session, not even if the tab dies in between. The SDK opens one Auth per app.
 */
const temporary = openAuth(createApp('temporary'), inMemoryPersistence);

/** Runs `work`, which signs in to the second Auth, and signs out there. The session of the site does not change. */
const withTemporaryAuth = (work: () => Promise<void>): Promise<void> =>
  work()
    .finally(() => signOut(temporary))
    .catch((error: unknown) => {
      throw toAccountError(error);
    });

/** The verification mail leads back to the site's root. */
const mailSettings = () => ({ url: `${location.origin}/` });

/**
 * Signs in. Rejects an unverified address with `unverified`, and an account with an authenticator app with
 * `code-required`: call again with the `code`.
 */
export const signIn = (email: string, password: string, code?: string) =>
  withTemporaryAuth(async () => {
    const { user } = await signInWithEmailAndPassword(temporary, email, password).catch((error: unknown) =>
      verifyCode(error, code),
    );
    if (!user.emailVerified) throw new AccountError('unverified');
    await updateCurrentUser(auth, user);
  });

/** Answers the request for the code of an authenticator app. Codes by text message are not supported. */
function verifyCode(error: unknown, code: string | undefined): Promise<UserCredential> {
  if (!(error instanceof FirebaseError) || error.code !== 'auth/multi-factor-auth-required') throw error;
  const resolver = getMultiFactorResolver(temporary, error as MultiFactorError);
  const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (!app) throw new AccountError('factor-unsupported', error);
  if (!code) throw error;
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code));
}

/**
 * Creates the account, sends the verification mail in `language`, and does not sign in. After `mail-not-sent` the
 * account exists without a mail: call `resendVerification`, do not sign up again.
 */
export const signUp = ({ email, password, fullName, language }: SignUpFields & { language: Locale }) =>
  withTemporaryAuth(async () => {
    const { user } = await createUserWithEmailAndPassword(temporary, email, password);
    temporary.languageCode = language;
    try {
      await updateProfile(user, { displayName: fullName.trim() });
      await sendEmailVerification(user, mailSettings());
    } catch (error) {
      throw new AccountError('mail-not-sent', error);
    }
  });

/** Sends the verification mail again; requires the password. Rejects an address that is `already-verified`. */
export const resendVerification = (email: string, password: string, language: Locale) =>
  withTemporaryAuth(async () => {
    const { user } = await signInWithEmailAndPassword(temporary, email, password);
    temporary.languageCode = language;
    if (user.emailVerified) throw new AccountError('already-verified');
    await sendEmailVerification(user, mailSettings());
  });

/** Errors that would reveal whether an address has an account. */
const ABOUT_ACCOUNT: readonly AccountFailure[] = ['wrong-credentials', 'disabled', 'too-many-attempts'];

/**
 * Sends a password-reset mail in `language` if the address has an account. Never reveals whether it has one: only
 * failures that are the same for every address are reported.
 */
export const sendPasswordReset = (email: string, language: Locale) =>
  withTemporaryAuth(async () => {
    temporary.languageCode = language;
    const settings = { url: location.origin + pathOf('auth', language) };
    await sendPasswordResetEmail(temporary, email, settings).catch((error: unknown) => {
      if (!ABOUT_ACCOUNT.includes(toAccountError(error).reason)) throw error;
    });
  });
