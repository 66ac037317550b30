import { deservesAdminClaim, PROFILES_COLLECTION } from '../../../src/domain/roles';
import type { Services } from '../context';
import { catchCodes } from '../errors';

/**
 * Brings the custom claim `admin` of an account in line with its profile, and says whether the account has it now.
 * The only writer of claims. Other claims stay. An account that does not exist has nothing to mirror.
 * Source: decisions "Accounts and roles".
 *
 * Events come twice, late and out of order, so nothing is taken from them. Whoever has written reads again, until
 * there is nothing left to write: a slower run that wrote by an older profile corrects itself.
 */
export async function mirrorRole({ auth, firestore }: Services, uid: string): Promise<boolean> {
  for (;;) {
    const profile = await firestore.collection(PROFILES_COLLECTION).doc(uid).get();
    const user = await catchCodes(['auth/user-not-found'], () => auth.getUser(uid));
    if (!user) return false;

    const { admin, ...others } = user.customClaims ?? {};
    const deserved = deservesAdminClaim(profile.data(), user.emailVerified);
    if (admin === (deserved ? true : undefined)) return deserved;

    // Revoked before the claim goes: a crash in between leaves the claim, and with it the work, for the next run.
    if (!deserved) await auth.revokeRefreshTokens(uid);
    await auth.setCustomUserClaims(uid, deserved ? { ...others, admin: true } : others);
  }
}
