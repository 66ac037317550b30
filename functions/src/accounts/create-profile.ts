import { GrpcStatus } from 'firebase-admin/firestore';
import { NEW_PROFILE, PROFILES_COLLECTION } from '../../../src/domain/roles';
import type { Services } from '../context';
import { catchCodes } from '../errors';

/**
 * Creates the profile of a new account. An existing profile does not change: the event may arrive twice, or after the
 * account became an admin. It looks up the account after creating the profile, so that a deletion in between leaves no
 * profile.
 * Source: decisions "Accounts and roles".
 */
export async function createProfile({ auth, firestore }: Services, uid: string): Promise<void> {
  const profile = firestore.collection(PROFILES_COLLECTION).doc(uid);
  await catchCodes([GrpcStatus.ALREADY_EXISTS], () => profile.create(NEW_PROFILE));
  const user = await catchCodes(['auth/user-not-found'], () => auth.getUser(uid));
  if (!user) await profile.delete();
}
