import { deservesAdminClaim, PROFILES_COLLECTION } from '../../../src/domain/roles';
import type { Services } from '../context';
import { catchCodes } from '../errors';

/**
 * Sets or removes the custom claim `admin` of an account, as its profile and state require, and returns whether the
 * account has it now. Nothing else writes claims. Other claims stay. Returns false if the account does not exist.
 * Source: decisions "Accounts and roles".
 *
 * Events come twice, late and out of order, so it reads the state itself, and again after each write.
 */
export async function mirrorRole({ auth, firestore }: Services, uid: string): Promise<boolean> {
  for (;;) {
    const profile = await firestore.collection(PROFILES_COLLECTION).doc(uid).get();
    const user = await catchCodes(['auth/user-not-found'], () => auth.getUser(uid));
    if (!user) return false;

    const { admin, ...others } = user.customClaims ?? {};
    const deserved = deservesAdminClaim(profile.data(), user);
    if (admin === (deserved ? true : undefined)) return deserved;

    // Tokens are revoked first: if a crash follows, the claim is still there and the next run does both.
    if (!deserved) await auth.revokeRefreshTokens(uid);
    await auth.setCustomUserClaims(uid, deserved ? { ...others, admin: true } : others);
  }
}
