import type { Accounts } from '../../../domain/accounts';

/** The site's accounts. Their code loads on first use: visitors who never signed in load no Firebase. */
export const loadAccounts = async (): Promise<Accounts> => (await import('../../../firebase/accounts')).siteAccounts();
