import { FactorId, multiFactor, TotpMultiFactorGenerator, type TotpSecret, type User } from 'firebase/auth';
import type { SecondFactorFields } from '../../../domain/account-forms';
import { AccountError } from '../../../domain/accounts';
import { brand } from '../../../domain/brand';
import { auth } from '../../../firebase/auth';
import { toAccountError } from '../../../firebase/errors';

// Every function throws AccountError.

/** A factor that sign-in requires besides the password. */
export interface SecondFactor {
  id: string;
  isApp: boolean;
  name: string | null;
  /** Milliseconds since 1970; null if unknown. */
  since: number | null;
}

/** What an authenticator app needs to make codes. */
export interface Setup {
  secret: TotpSecret;
  /** For the QR code. */
  url: string;
}

/** Runs `work` for the signed-in user. */
async function asUser<Result>(work: (user: User) => Promise<Result>): Promise<Result> {
  try {
    if (!auth.currentUser) throw new AccountError('session-ended');
    return await work(auth.currentUser);
  } catch (error) {
    throw toAccountError(error);
  }
}

/** The second factors of the signed-in account. */
export const getFactors = () =>
  asUser(async (user): Promise<SecondFactor[]> => {
    const known = multiFactor(user); // before the reload, which fills it
    await user.reload();
    return known.enrolledFactors.map(({ uid, factorId, displayName, enrollmentTime }) => ({
      id: uid,
      isApp: factorId === FactorId.TOTP,
      name: displayName || null,
      since: Date.parse(enrollmentTime) || null,
    }));
  });

/** Makes the secret for a new authenticator app, which shows the account under `email`. */
export const startSetup = (email: string) =>
  asUser(async (user): Promise<Setup> => {
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    // Firebase does not escape the names.
    const url = secret.generateQrCodeUrl(encodeURIComponent(email), encodeURIComponent(brand.name));
    return { secret, url };
  });

/** Turns on an authenticator app; one of its codes proves that it has the secret. */
export const confirmSetup = (secret: TotpSecret, { code, name }: SecondFactorFields): Promise<void> =>
  asUser((user) =>
    multiFactor(user)
      .enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name || null)
      .catch((error: unknown) => {
        const isExpired = Date.now() > Date.parse(secret.enrollmentCompletionDeadline);
        throw isExpired ? new AccountError('setup-expired', error) : error;
      }),
  );

/**
 * Removes a second factor by its id. Resolves to whether that ended the session: if Firebase revokes it, the SDK signs
 * out and throws although the factor is gone. Throws AccountError if the factor is still there.
 */
export const removeFactor = (id: string) =>
  asUser(async (user) => {
    const known = multiFactor(user); // before the reload, which fills it
    await user.reload();
    await known.unenroll(id).catch((error: unknown) => {
      if (known.enrolledFactors.some(({ uid }) => uid === id)) throw error;
    });
    return { hasEnded: auth.currentUser === null };
  });
