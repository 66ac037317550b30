import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { PROFILES_COLLECTION, type Profile } from '../../../src/domain/roles';
import { ROLE_CHANGES_COLLECTION } from '../../../src/domain/team';
import type { Services } from '../context';
import { mirrorRole } from './mirror-role';

/**
 * Makes an account an admin or a user, and records it in the same transaction. `by` is an email address, null for the
 * command line. `check` may read, and stops the change by throwing.
 */
export async function changeRole(
  services: Services,
  { uid, email }: { uid: string; email: string },
  role: Profile['role'],
  by: string | null,
  check: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  const { firestore } = services;
  const profile: Partial<Profile> = role === 'admin' ? { role, is_active: true } : { role };
  await firestore.runTransaction(async (transaction) => {
    await check(transaction);
    transaction.set(firestore.collection(PROFILES_COLLECTION).doc(uid), profile, { merge: true });
    const change = { uid, email, role, by, at: FieldValue.serverTimestamp() };
    transaction.create(firestore.collection(ROLE_CHANGES_COLLECTION).doc(), change);
  });
  await mirrorRole(services, uid);
}
