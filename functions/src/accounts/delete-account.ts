import type { DeletionRefusal } from '../../../src/domain/accounts';
import { type Caller, refusal, requireRecentSignIn, signedIn } from '../callable';
import type { Services } from '../context';
import { removeAccount } from './remove-account';

/**
 * Deletes the caller's own account, after a recent sign-in. Throws HttpsError, with a `DeletionRefusal` as its reason.
 */
export async function deleteAccount(services: Services, caller: Caller | null): Promise<void> {
  const { uid, token } = signedIn(caller);
  requireRecentSignIn(token);
  const email = token.email ?? uid;
  if (!(await removeAccount(services, { uid, email }, { recordedBy: email })))
    throw refusal('last-admin' satisfies DeletionRefusal);
}
