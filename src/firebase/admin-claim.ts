import type { FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';

/**
 * Whether the rules accept `user` as an admin: they read the ID token. If the token is older than the role or the
 * verification of the address, the server mirrors the role first and the client fetches a new token. Call it only for a
 * user whose profile is an active admin's.
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
