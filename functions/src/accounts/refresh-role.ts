import { signedIn } from '../callable';
import type { Services } from '../context';
import { mirrorRole } from './mirror-role';

/**
 * Mirrors the caller's own role, and says whether the caller is an admin: the next ID token tells the same.
 * Verifying an email fires no event, so the client calls this after a sign-in; it also mends a lost event.
 */
export async function refreshRole(services: Services, uid: string | null): Promise<{ admin: boolean }> {
  return { admin: await mirrorRole(services, signedIn(uid)) };
}
