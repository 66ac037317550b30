import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type UserCredential,
} from 'firebase/auth';
import { AccountError } from '../domain/accounts';

/**
 * Signs in an account with `withPassword` and, if it has a second factor, with the code of an authenticator app.
 * Without `code`, it throws the provider's error that a code is required. Codes by text message are not supported.
 */
export async function withSecondFactor(
  auth: Auth,
  code: string | undefined,
  withPassword: () => Promise<UserCredential>,
): Promise<UserCredential> {
  try {
    return await withPassword();
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'auth/multi-factor-auth-required') throw error;
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
    const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    if (!app) throw new AccountError('factor-unsupported', error);
    if (!code) throw error;
    return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code));
  }
}
