import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { deservesAdminClaim, isActiveAdmin, PROFILES_COLLECTION } from '../../../src/domain/roles';
import { ROLE_CHANGES_COLLECTION } from '../../../src/domain/team';
import type { Services } from '../context';
import { catchCodes } from '../errors';
import type { Account } from './change-role';
import { usersById } from './users-by-id';

/**
 * Deletes an account and its profile. Returns false, and deletes nothing, if no admin who can sign in would be left.
 * After a crash, call it again. With `recordedBy`, the email address of the author, it records the end of an admin's role.
 */
export async function removeAccount(
  services: Services,
  { uid, email }: Account,
  { recordedBy }: { recordedBy?: string } = {},
): Promise<boolean> {
  const { auth, firestore } = services;
  const profiles = firestore.collection(PROFILES_COLLECTION);
  // One transaction: if the last two admins delete their accounts at once, one stays.
  const isAllowed = await firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(profiles.where('role', '==', 'admin'));
    if (docs.some((profile) => profile.id === uid && isActiveAdmin(profile.data()))) {
      const others = docs.filter(({ id }) => id !== uid);
      const users = await usersById(
        auth,
        others.map(({ id }) => id),
      );
      const canWork = (profile: DocumentSnapshot) => {
        const user = users.get(profile.id);
        return user !== undefined && deservesAdminClaim(profile.data(), user);
      };
      if (!others.some(canWork)) return false;
      const change = { uid, email, role: 'user', by: recordedBy, at: FieldValue.serverTimestamp() };
      if (recordedBy) transaction.create(firestore.collection(ROLE_CHANGES_COLLECTION).doc(), change);
    }
    transaction.delete(profiles.doc(uid));
    return true;
  });
  // The profile goes first: without it, the account has no rights, and it is still found by its address.
  if (isAllowed) await catchCodes(['auth/user-not-found'], () => auth.deleteUser(uid));
  return isAllowed;
}
