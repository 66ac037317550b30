import { PROFILES_COLLECTION } from '../../../src/domain/roles';
import type { Budget } from '../budget';
import type { Services } from '../context';
import { logger } from '../logger';
import { mirrorRole } from './mirror-role';

/**
 * Mirrors the role of every account that has the claim `admin` or an admin's profile, and returns the ids of those that
 * changed. Disabling an account fires no event, and events may be lost. It logs and skips what fails, and stops when
 * the `budget` is spent.
 */
export async function mirrorAllRoles(services: Services, budget: Budget): Promise<string[]> {
  const { auth, firestore } = services;
  const admins = await firestore.collection(PROFILES_COLLECTION).where('role', '==', 'admin').select().get();
  const hadClaim = new Map(admins.docs.map(({ id }) => [id, false]));
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(1000, page);
    for (const { uid, customClaims } of users) if (customClaims?.admin !== undefined) hadClaim.set(uid, true);
    page = pageToken;
  } while (page);

  const changed: string[] = [];
  for (const [uid, had] of budget.spend([...hadClaim])) {
    try {
      if ((await mirrorRole(services, uid)) !== had) changed.push(uid);
    } catch (error) {
      logger.error(`The role of ${uid} could not be mirrored`, error);
    }
  }
  return changed;
}
