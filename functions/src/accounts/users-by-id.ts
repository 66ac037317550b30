import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The maximum number of accounts in one look-up of the Admin SDK. */
const LOOK_UP_SIZE = 100;

/** The accounts of `uids`, by uid. Those that do not exist are missing. */
export async function usersById(auth: Auth, uids: string[]): Promise<Map<string, UserRecord>> {
  const found = new Map<string, UserRecord>();
  for (let start = 0; start < uids.length; start += LOOK_UP_SIZE) {
    const { users } = await auth.getUsers(uids.slice(start, start + LOOK_UP_SIZE).map((uid) => ({ uid })));
    for (const user of users) found.set(user.uid, user);
  }
  return found;
}
