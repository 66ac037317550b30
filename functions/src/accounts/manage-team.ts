import type { Timestamp } from 'firebase-admin/firestore';
import { deservesAdminClaim, isActiveAdmin, PROFILES_COLLECTION } from '../../../src/domain/roles';
import { ROLE_CHANGES_COLLECTION, type RoleChange, type Team, type TeamRequest } from '../../../src/domain/team';
import { type Caller, refusal, requireRecentSignIn, signedIn } from '../callable';
import type { Services } from '../context';
import { catchCodes } from '../errors';
import { type Account, changeRole, notAdmin } from './change-role';
import { replacePassword } from './replace-password';
import { usersById } from './users-by-id';

/** The maximum number of role changes that are read for the list. */
const SHOWN_CHANGES = 200;

/**
 * Lists the admins, grants or revokes the role, and returns the team. Only for active admins; changes need a recent
 * sign-in. Throws HttpsError, with a `TeamFailure` as its reason.
 */
export async function manageTeam(services: Services, caller: Caller | null, request: TeamRequest): Promise<Team> {
  const admin = await workingAdmin(services, caller);
  if (request.action !== 'list') {
    requireRecentSignIn(admin);
    const author = { uid: admin.uid, email: admin.email ?? admin.uid };
    if (request.action === 'grant') await grant(services, request.email, author);
    else await revoke(services, request.uid, author);
  }
  return readTeam(services);
}

/** The token of a caller whom the rules accept as an admin. */
async function workingAdmin({ firestore }: Services, caller: Caller | null): Promise<Caller['token']> {
  const { uid, token } = signedIn(caller);
  const profile = await firestore.collection(PROFILES_COLLECTION).doc(uid).get();
  if (token.admin !== true || token.email_verified !== true || !isActiveAdmin(profile.data())) throw notAdmin();
  return token;
}

/** Refuses an unverified account, whose owner then needs a password reset: see `replacePassword`. */
async function grant(services: Services, email: string, author: Account): Promise<void> {
  const user = await catchCodes(['auth/user-not-found'], () => services.auth.getUserByEmail(email));
  if (!user) throw refusal('no-account');
  if (!user.emailVerified) {
    await replacePassword(services, user.uid);
    throw refusal('unverified');
  }
  if (user.disabled) throw refusal('disabled');
  await changeRole(services, { uid: user.uid, email }, 'admin', author);
}

/** The author stays an admin, so that there is always one left. */
async function revoke(services: Services, uid: string, author: Account): Promise<void> {
  if (uid === author.uid) throw refusal('self');
  const user = await catchCodes(['auth/user-not-found'], () => services.auth.getUser(uid));
  await changeRole(services, { uid, email: user?.email ?? uid }, 'user', author);
}

async function readTeam({ auth, firestore }: Services): Promise<Team> {
  const [profiles, recorded] = await Promise.all([
    firestore.collection(PROFILES_COLLECTION).where('role', '==', 'admin').get(),
    firestore.collection(ROLE_CHANGES_COLLECTION).orderBy('at', 'desc').limit(SHOWN_CHANGES).get(),
  ]);
  const changes = recorded.docs.map((document): RoleChange => {
    const change = document.data() as Omit<RoleChange, 'at'> & { at: Timestamp };
    return { ...change, at: change.at.toMillis() };
  });
  const uids = profiles.docs.map(({ id }) => id);
  const users = await usersById(auth, uids);
  const admins = profiles.docs.map((profile) => {
    const user = users.get(profile.id);
    const last = changes.find(({ uid }) => uid === profile.id);
    return {
      uid: profile.id,
      email: user?.email ?? profile.id,
      granted: last?.role === 'admin' ? { at: last.at, by: last.by } : null, // one restored by hand has no record
      isWorking: user !== undefined && deservesAdminClaim(profile.data(), user),
    };
  });
  return { admins: admins.sort((one, other) => one.email.localeCompare(other.email)), changes };
}
