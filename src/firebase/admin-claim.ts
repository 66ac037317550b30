import type { FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';

/**
 * Says whether the rules take `user` for an admin: they read the ID token. A token from before the role was given,
 * or before the address was verified, is brought in line first: the server mirrors the role, and a new token is
 * fetched. To be asked only about someone whose profile is an active admin's.
 */
export async function hasAdminClaim(app: FirebaseApp, user: User): Promise<boolean> {
  if (await holdsClaim(user, false)) return true;
  const { refreshRole } = await import('./services/functions');
  const { admin } = await refreshRole(app);
  return admin && holdsClaim(user, true);
}

async function holdsClaim(user: User, fresh: boolean): Promise<boolean> {
  const { claims } = await user.getIdTokenResult(fresh);
  return claims.admin === true && claims.email_verified === true;
}
