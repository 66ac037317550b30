import { AccountError, type DeletionRefusal } from '../../../domain/accounts';
import { toAccountError } from '../../../firebase/errors';
import { callFunction } from '../../../firebase/functions';

const TIMEOUT_MS = 30_000;

/** Deletes the signed-in account on the server. This device stays signed in until it signs out. Throws AccountError. */
export async function deleteAccount(): Promise<void> {
  try {
    await callFunction('deleteAccount', TIMEOUT_MS);
  } catch (error) {
    const refusal = (error as { details?: { reason?: DeletionRefusal } }).details?.reason;
    throw refusal ? new AccountError(refusal, error) : toAccountError(error);
  }
}
