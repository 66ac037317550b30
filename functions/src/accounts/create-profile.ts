import { GrpcStatus } from 'firebase-admin/firestore';
import { NEW_PROFILE, PROFILES_COLLECTION } from '../../../src/domain/roles';
import type { Services } from '../context';
import { catchCodes } from '../errors';

/**
 * Makes the profile of a new account. One that is there already stays as it is: the event may come twice, or after
 * the account was made an admin. Where it comes after the account's deletion, none is left: the account is looked for
 * after the profile is there, so that a deletion meanwhile finds the profile or is found here.
 * Source: decisions "Accounts and roles".
 */
export async function createProfile({ auth, firestore }: Services, uid: string): Promise<void> {
  const profile = firestore.collection(PROFILES_COLLECTION).doc(uid);
  await catchCodes([GrpcStatus.ALREADY_EXISTS], () => profile.create(NEW_PROFILE));
  const user = await catchCodes(['auth/user-not-found'], () => auth.getUser(uid));
  if (!user) await profile.delete();
}
