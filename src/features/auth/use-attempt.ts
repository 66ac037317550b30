import type { AccountFailure, Accounts } from '../../domain/accounts';
import { useServices } from '../../services/provider';
import { failureOf } from './failure';

/** Gives the function that does something with the accounts: what failed, null for nothing; it never throws. */
export function useAttempt() {
  const services = useServices();
  return async (work: (accounts: Accounts) => Promise<void>): Promise<AccountFailure | null> => {
    try {
      await work(await services.accounts());
      return null;
    } catch (error) {
      console.warn('The accounts refused', error);
      return failureOf(error);
    }
  };
}
