import { GrpcStatus } from 'firebase-admin/firestore';
import { NEW_PROFILE, PROFILES_COLLECTION } from '../../../src/domain/roles';
import type { Services } from '../context';
import { hasCode } from '../errors';

/**
 * Makes the profile of a new account. One that is there already stays as it is: the event may come twice, or after
 * the account was made an admin. Source: decisions "Accounts and roles".
 */
export async function createProfile({ firestore }: Services, uid: string): Promise<void> {
  try {
    await firestore.collection(PROFILES_COLLECTION).doc(uid).create(NEW_PROFILE);
  } catch (error) {
    if (!hasCode(error, GrpcStatus.ALREADY_EXISTS)) throw error;
  }
}
