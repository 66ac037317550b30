import { useMutation, useQuery } from '@tanstack/react-query';
import { FactorId, multiFactor, TotpMultiFactorGenerator, type TotpSecret, type User } from 'firebase/auth';
import type { SecondFactorFields } from '../../../domain/account-forms';
import { AccountError } from '../../../domain/accounts';
import { brand } from '../../../domain/brand';
import { auth } from '../../../firebase/auth';
import { toAccountError } from '../../../firebase/errors';

const SECOND_FACTORS = 'second-factors';

/** A factor that sign-in requires besides the password. */
export interface SecondFactor {
  id: string;
  isApp: boolean;
  name: string | null;
  /** Milliseconds since 1970; null if unknown. */
  since: number | null;
}

/** Runs `work` for the signed-in user. Throws AccountError. */
async function asUser<Result>(work: (user: User) => Promise<Result>): Promise<Result> {
  try {
    if (!auth.currentUser) throw new AccountError('session-ended');
    return await work(auth.currentUser);
  } catch (error) {
    throw toAccountError(error);
  }
}

/** The second factors of the signed-in account, which has this `email`. */
export const useSecondFactors = (email: string) =>
  useQuery({
    queryKey: [SECOND_FACTORS, email],
    queryFn: () =>
      asUser(async (user): Promise<SecondFactor[]> => {
        const known = multiFactor(user); // before the reload, which fills it
        await user.reload();
        return known.enrolledFactors.map(({ uid, factorId, displayName, enrollmentTime }) => ({
          id: uid,
          isApp: factorId === FactorId.TOTP,
          name: displayName || null,
          since: Date.parse(enrollmentTime) || null,
        }));
      }),
    gcTime: 0, // nothing of the account outlives its page
  });

/** Makes the secret for a new authenticator app. */
export const useStartSetup = () =>
  useMutation({
    mutationFn: () =>
      asUser(async (user) => TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())),
  });

/** What the QR code of a secret contains. Firebase does not escape the names. */
export const setupUrl = (secret: TotpSecret, email: string) =>
  secret.generateQrCodeUrl(encodeURIComponent(email), encodeURIComponent(brand.name));

interface Confirmation extends SecondFactorFields {
  secret: TotpSecret;
}

/** Turns on the app that has the secret, proved by one of its codes. */
export const useConfirmSetup = () =>
  useMutation({
    mutationFn: ({ secret, code, name }: Confirmation) =>
      asUser((user) =>
        multiFactor(user)
          .enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name || null)
          .catch((error: unknown) => {
            const isExpired = Date.now() > Date.parse(secret.enrollmentCompletionDeadline);
            throw isExpired ? new AccountError('setup-expired', error) : error;
          }),
      ),
    onSettled: (_result, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: [SECOND_FACTORS] }),
  });

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

export const useRemoveFactor = () =>
  useMutation({
    mutationFn: removeFactor,
    onSettled: (_result, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: [SECOND_FACTORS] }),
  });
