import { expect, it } from 'vitest';
import type { SessionEvent } from '../../../src/domain/accounts';
import { createMemoryAccounts } from '../../../src/domain/memory/accounts';
import { describeAccounts } from './accounts.contract';

describeAccounts('The accounts in memory', async () => {
  const accounts = createMemoryAccounts();
  const mails = (email: string) => accounts.mails.filter((mail) => mail.email === email);
  return {
    accounts,
    mails: async (email) => mails(email).filter(({ kind }) => kind === 'verification'),
    resets: async (email) => mails(email).filter(({ kind }) => kind === 'reset').length,
    verify: async (email) => accounts.verify(email),
    setProfile: async (email, profile) => accounts.setProfile(email, profile),
    listening: async () => {},
    close: async () => {},
  };
});

it('requires the code of an enrolled authenticator app and reports its verification', async () => {
  const accounts = createMemoryAccounts();
  const [email, password] = ['ana@accounts.example', 'correct horse'];
  await accounts.signUp({ email, password, fullName: 'Ana', language: 'en' });
  accounts.verify(email);
  accounts.enroll(email, '123456');
  const events: SessionEvent['type'][] = [];
  accounts.watch(({ type }) => events.push(type));
  await expect(accounts.signIn(email, 'wrong horse', '123456')).rejects.toMatchObject({ reason: 'wrong-credentials' });
  await expect(accounts.signIn(email, password)).rejects.toMatchObject({ reason: 'code-required' });
  await expect(accounts.signIn(email, password, '654321')).rejects.toMatchObject({ reason: 'wrong-code' });
  expect(events).toEqual(['initial-session']);
  await accounts.signIn(email, password, '123456');
  expect(events).toEqual(['initial-session', 'signed-in', 'mfa-verified']);
});
