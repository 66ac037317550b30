import type { AccountFailure, Accounts } from '../../domain/accounts';
import { useStores } from '../../stores/stores';
import { failureOf } from './failure';

/** Gives the function that does something with the accounts: what failed, null for nothing; it never throws. */
export function useAttempt() {
  const stores = useStores();
  return async (work: (accounts: Accounts) => Promise<void>): Promise<AccountFailure | null> => {
    try {
      await work(await stores.accounts());
      return null;
    } catch (error) {
      console.warn('The accounts refused', error);
      return failureOf(error);
    }
  };
}
