import { type Caller, signedIn } from '../callable';
import type { Services } from '../context';
import { mirrorRole } from './mirror-role';

/**
 * Mirrors the caller's own role and returns whether the caller is an admin; the next ID token says the same. Verifying
 * an email fires no event, so the client calls this after a sign-in; it also makes up for a lost event.
 */
export async function refreshRole(services: Services, caller: Caller | null): Promise<{ admin: boolean }> {
  return { admin: await mirrorRole(services, signedIn(caller).uid) };
}
