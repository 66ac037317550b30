import { AccountError, type AccountFailure } from '../../../domain/accounts';
import { toAccountError } from '../../../firebase/errors';
import { CODE_LIMIT_MS, withTimeLimit } from '../../../services/time-limit';

/** Sends a request to the accounts, whose code loads on first use. Returns the failure or null, and never throws. */
export async function attempt(
  work: (accounts: typeof import('./accounts')) => Promise<void>,
): Promise<AccountFailure | null> {
  try {
    await work(await withTimeLimit(import('./accounts'), CODE_LIMIT_MS, new AccountError('offline')));
    return null;
  } catch (error) {
    console.warn('The account request failed', error);
    return toAccountError(error).reason;
  }
}
