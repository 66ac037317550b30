import { PROFILES_COLLECTION } from '../../../src/domain/roles';
import type { Services } from '../context';

/** Removes the profile of a deleted account. A missing profile is no error. */
export async function removeProfile({ firestore }: Services, uid: string): Promise<void> {
  await firestore.collection(PROFILES_COLLECTION).doc(uid).delete();
}
