import { createMemoryAccounts } from '../../../src/domain/memory/accounts';
import { describeAccounts } from './accounts.contract';

describeAccounts('The accounts in memory', async () => {
  const accounts = createMemoryAccounts();
  return {
    accounts,
    mails: async (email) => accounts.mails.filter((mail) => mail.email === email),
    verify: async (email) => accounts.verify(email),
    setProfile: async (email, profile) => accounts.setProfile(email, profile),
    listening: async () => {},
    close: async () => {},
  };
});
