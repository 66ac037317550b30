import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { isActiveAdmin, PROFILES_COLLECTION, type Profile } from '../../../src/domain/roles';
import { ROLE_CHANGES_COLLECTION } from '../../../src/domain/team';
import type { Services } from '../context';
import { mirrorRole } from './mirror-role';

export interface Account {
  uid: string;
  email: string;
}

/**
 * Makes an account an admin or a user and records it, unless it already has the role. `author` is null for the command
 * line; otherwise the transaction checks that the author is an active admin: if two remove each other, one stays.
 */
export async function changeRole(
  services: Services,
  { uid, email }: Account,
  role: Profile['role'],
  author: Account | null,
): Promise<void> {
  const { firestore } = services;
  const profiles = firestore.collection(PROFILES_COLLECTION);
  await firestore.runTransaction(async (transaction) => {
    const [profile, own] = await transaction.getAll(profiles.doc(uid), profiles.doc(author?.uid ?? uid));
    if (author && !isActiveAdmin(own?.data())) throw notAdmin();
    const isDone = role === 'admin' ? isActiveAdmin(profile?.data()) : profile?.get('role') !== 'admin';
    if (isDone) return;
    const change: Partial<Profile> = role === 'admin' ? { role, is_active: true } : { role };
    transaction.set(profiles.doc(uid), change, { merge: true });
    const record = { uid, email, role, by: author?.email ?? null, at: FieldValue.serverTimestamp() };
    transaction.create(firestore.collection(ROLE_CHANGES_COLLECTION).doc(), record);
  });
  await mirrorRole(services, uid);
}

/** The error for a caller who is not an active admin. */
export const notAdmin = () => new HttpsError('permission-denied', 'Only admins may do this.');
