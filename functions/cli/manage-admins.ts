import type { UserRecord } from 'firebase-admin/auth';
import { LaunchError } from '../../emulators/launch-error.mjs';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { changeRole } from '../src/accounts/change-role';
import { replacePassword } from '../src/accounts/replace-password';
import { usersById } from '../src/accounts/users-by-id';
import type { Services } from '../src/context';
import { catchCodes, hasCode } from '../src/errors';

/**
 * Makes the account of `email` an admin and returns a message. Throws LaunchError if the account does not exist, is
 * disabled or is unverified. The owner of an unverified account then needs a password reset: see `replacePassword`.
 */
export async function grant(services: Services, email: string): Promise<string> {
  const user = await existingUser(services, email);
  if (!user.emailVerified) {
    await replacePassword(services, user.uid);
    throw new LaunchError(
      `${email} is not verified: a stranger may have signed up with it. Its password no longer works. The owner sets a new one with "Forgot your password?" at /auth, then grant again.`,
    );
  }
  if (user.disabled)
    throw new LaunchError(`${email} is disabled: enable the account in the console, then grant again.`);
  await changeRole(services, { uid: user.uid, email }, 'admin', null);
  return `${email} is an admin now, from the next sign-in on.`;
}

/** Removes the role admin from the account of `email` and signs it out. Throws LaunchError if it does not exist. */
export async function revoke(services: Services, email: string): Promise<string> {
  const user = await existingUser(services, email);
  await changeRole(services, { uid: user.uid, email }, 'user', null);
  return `${email} is not an admin any more.`;
}

/**
 * Removes the second factors from the account of `email`, for an owner who lost a phone. Ends its sessions within an
 * hour, because the phone may be signed in. Throws LaunchError if the account does not exist.
 */
export async function resetFactor(services: Services, email: string): Promise<string> {
  const { uid } = await existingUser(services, email);
  await services.auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await services.auth.revokeRefreshTokens(uid);
  return `${email} signs in with the password alone. Make sure that it was the owner who asked. Open sessions end within an hour.`;
}

/** All accounts with the role admin, one per line, with their state. */
export async function list({ auth, firestore }: Services): Promise<string> {
  const { docs } = await firestore.collection(PROFILES_COLLECTION).where('role', '==', 'admin').get();
  const uids = docs.map(({ id }) => id);
  const users = await usersById(auth, uids);
  const lines = docs.map((profile) => describe(profile.id, profile.get('is_active') === true, users.get(profile.id)));
  return lines.length ? lines.sort().join('\n') : 'There are no admins.';
}

function describe(uid: string, isActive: boolean, user: UserRecord | undefined): string {
  if (!user) return `${uid}  has no account`;
  const states = [
    !isActive && 'deactivated',
    // A disabled account cannot sign in. The rules do not see that: an open session keeps its rights for up to an hour.
    user.disabled && (isActive ? 'account disabled, role still active: revoke ends it at once' : 'account disabled'),
    !user.emailVerified && 'email not verified',
    isActive &&
      user.emailVerified &&
      !user.disabled &&
      user.customClaims?.admin !== true &&
      'claim missing: grant again',
  ].filter(Boolean);
  return `${user.email ?? uid}  ${states.join(', ') || 'active'}`;
}

async function existingUser(services: Services, email: string): Promise<UserRecord> {
  const user = await findUser(services, email);
  if (!user) throw new LaunchError(`No account has the email ${email}. Sign up first.`);
  return user;
}

/** The account of an email address, or null. Throws LaunchError if it is not an address. */
export async function findUser({ auth }: Services, email: string): Promise<UserRecord | null> {
  try {
    return await catchCodes(['auth/user-not-found'], () => auth.getUserByEmail(email));
  } catch (error) {
    if (hasCode(error, 'auth/invalid-email')) throw new LaunchError(`${email} is not an email.`);
    throw error;
  }
}
