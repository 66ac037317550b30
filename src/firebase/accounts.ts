import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
  updateProfile,
} from 'firebase/auth';
import { AccountError, type AccountFailure, type Accounts } from '../domain/accounts';
import { pathOf } from '../domain/paths';
import { toAccountError } from './errors';
import { withSecondFactor } from './second-factor';
import { firebaseApp } from './services/app';
import { authOf, temporaryAuthOf } from './services/auth';
import { createSession } from './session';

/**
 * Accounts on Firebase Auth. `origin` is the site's, without a slash at the end: the verification mail leads back to
 * its root. Source: spec 7 "Authentication", decisions "Accounts and roles".
 */
export function createAccounts(app: FirebaseApp = firebaseApp(), origin: string = location.origin): Accounts {
  const auth = authOf(app);
  const mailSettings = { url: `${origin}/` };

  /** Signs in to the second Auth, runs `work` and signs out there. The session of the site does not change. */
  async function withTemporaryAuth(work: (temporary: Auth) => Promise<void>): Promise<void> {
    const temporary = temporaryAuthOf(app);
    try {
      await work(temporary);
    } catch (error) {
      throw toAccountError(error);
    } finally {
      await signOut(temporary);
    }
  }

  return {
    ...createSession(app),

    signIn: (email, password, code) =>
      withTemporaryAuth(async (temporary) => {
        const signIn = () => signInWithEmailAndPassword(temporary, email, password);
        const { user } = await withSecondFactor(temporary, code, signIn);
        if (!user.emailVerified) throw new AccountError('unverified');
        await updateCurrentUser(auth, user);
      }),

    signUp: ({ email, password, fullName, language }) =>
      withTemporaryAuth(async (temporary) => {
        const { user } = await createUserWithEmailAndPassword(temporary, email, password);
        // The account exists now: a later failure is not a failed sign-up.
        temporary.languageCode = language;
        try {
          await updateProfile(user, { displayName: fullName.trim() });
          await sendEmailVerification(user, mailSettings);
        } catch (error) {
          throw new AccountError('mail-not-sent', error);
        }
      }),

    resendVerification: (email, password, language) =>
      withTemporaryAuth(async (temporary) => {
        const { user } = await signInWithEmailAndPassword(temporary, email, password);
        temporary.languageCode = language;
        if (!user.emailVerified) await sendEmailVerification(user, mailSettings);
      }),

    sendPasswordReset: (email, language) =>
      withTemporaryAuth(async (temporary) => {
        temporary.languageCode = language;
        const settings = { url: origin + pathOf('auth', language) };
        await sendPasswordResetEmail(temporary, email, settings).catch((error: unknown) => {
          if (!isAboutAccount(error)) throw error;
        });
      }),
  };
}

let shared: Accounts | undefined;

/** The accounts of the site, created once. */
export function siteAccounts(): Accounts {
  shared ??= createAccounts();
  return shared;
}

/** Errors that would reveal whether an address has an account. */
const ABOUT_ACCOUNT: readonly AccountFailure[] = ['wrong-credentials', 'disabled', 'too-many-attempts'];

function isAboutAccount(error: unknown): boolean {
  return ABOUT_ACCOUNT.includes(toAccountError(error).reason);
}
