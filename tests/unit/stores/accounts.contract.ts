import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accounts, Session, SessionEvent } from '../../../src/domain/accounts';
import type { Profile } from '../../../src/domain/roles';

/** Accounts, and what only the server, the mailbox or the console can do. */
export interface AccountsFixture {
  accounts: Accounts;
  /** The verification mails that were sent to an address, oldest first. */
  mails(email: string): Promise<{ language: string }[]>;
  /** How many mails that replace a forgotten password have arrived at an address. */
  resets(email: string): Promise<number>;
  /** Follows the link of the newest verification mail. */
  verify(email: string): Promise<void>;
  setProfile(email: string, profile: Profile): Promise<unknown>;
  /** Waits until those who follow are told of a change. */
  listening(email: string): Promise<void>;
  close(): Promise<void>;
}

const HOOK_TIMEOUT = 30_000;
const PASSWORD = 'correct horse';
const ADMIN: Profile = { role: 'admin', is_active: true };

/** What all accounts do, whoever keeps them. */
export function describeAccounts(name: string, open: () => Promise<AccountsFixture>): void {
  describe(`${name} keep the contract of Accounts`, () => {
    let fixture: AccountsFixture;
    let accounts: Accounts;
    let email: string;
    let seen: Session[];
    let events: SessionEvent['type'][];
    let stop: () => void;

    const signUp = (changes = {}) =>
      accounts.signUp({ email, password: PASSWORD, fullName: ' Ana Luz ', language: 'es', ...changes });
    const signUpVerified = async () => {
      await signUp();
      await fixture.verify(email);
    };
    const session = (expected: Partial<Session>) =>
      vi.waitFor(() => expect(seen.at(-1)).toMatchObject(expected), { timeout: 45_000, interval: 20 });
    const refused = (attempt: Promise<unknown>, reason: string) =>
      expect(attempt).rejects.toMatchObject({ name: 'AccountError', reason });

    beforeEach(async () => {
      fixture = await open();
      accounts = fixture.accounts;
      email = `${crypto.randomUUID()}@accounts.example`;
      seen = [];
      events = [];
      stop = accounts.watch(({ type, session }) => {
        if (type !== 'token-refreshed') seen.push(session); // the provider's clock, not ours, says when that is
        events.push(type);
      });
      await session({ state: 'signed-out' });
    }, HOOK_TIMEOUT);

    afterEach(async () => {
      stop();
      await fixture.close();
    }, HOOK_TIMEOUT);

    it('leaves nobody signed in after a sign-up, and sends a mail in the language of the page', async () => {
      await signUp();
      expect(await fixture.mails(email)).toMatchObject([{ language: 'es' }]);
      expect(seen).toEqual([{ state: 'signed-out' }]);
    });

    it('lets nobody in whose address is not verified, not for a moment', async () => {
      await signUp();
      await refused(accounts.signIn(email, PASSWORD), 'unverified');
      expect(seen).toEqual([{ state: 'signed-out' }]);
    });

    it('signs in once the address is verified, without rights, under the trimmed name', async () => {
      await signUpVerified();
      await accounts.signIn(email, PASSWORD);
      await session({ state: 'signed-in' });
      expect(seen.slice(1)).toEqual([
        { state: 'signed-in', uid: expect.any(String), email, name: 'Ana Luz', isAdmin: false },
      ]);
    });

    it('tells who is there to those who come later, and nothing to those who have left', async () => {
      await signUpVerified();
      await accounts.signIn(email, PASSWORD);
      await session({ state: 'signed-in' });
      const late: Session[] = [];
      const leave = accounts.watch(({ session }) => late.push(session));
      expect(late).toMatchObject([{ state: 'signed-in', email }]);
      leave();
      await accounts.signOut();
      await session({ state: 'signed-out' });
      expect(late).toHaveLength(1);
    });

    it('tells of each step as what it is', async () => {
      await signUpVerified();
      const unfollow = accounts.follow();
      await accounts.signIn(email, PASSWORD);
      await session({ state: 'signed-in', isAdmin: false });
      await fixture.listening(email);
      await fixture.setProfile(email, ADMIN);
      await session({ state: 'signed-in', isAdmin: true });
      await accounts.signOut();
      await session({ state: 'signed-out' });
      expect(seen.at(-1)).toEqual({ state: 'signed-out' }); // it was asked for: nothing has ended by itself
      unfollow();
      const told = events.filter((type) => type !== 'token-refreshed');
      expect(told).toEqual(['initial-session', 'signed-in', 'user-updated', 'signed-out']);
    });

    it('signs out, also when nobody is there', async () => {
      await accounts.signOut();
      await signUpVerified();
      await accounts.signIn(email, PASSWORD);
      await session({ state: 'signed-in' });
      await accounts.signOut();
      await session({ state: 'signed-out' });
    });

    it('takes an active admin for one', async () => {
      await signUpVerified();
      await fixture.setProfile(email, ADMIN);
      await accounts.signIn(email, PASSWORD);
      await session({ state: 'signed-in' });
      expect(seen.slice(1)).toMatchObject([{ state: 'signed-in', isAdmin: true }]);
    });

    it.each<Profile>([
      { role: 'admin', is_active: false },
      { role: 'user', is_active: true },
    ])('takes $role, active: $is_active, for no admin', async (profile) => {
      await signUpVerified();
      await fixture.setProfile(email, profile);
      await accounts.signIn(email, PASSWORD);
      await session({ state: 'signed-in', isAdmin: false });
    });

    it('follows the profile: deactivated and activated again, without a reload', async () => {
      await signUpVerified();
      await fixture.setProfile(email, ADMIN);
      await accounts.signIn(email, PASSWORD);
      const unfollow = accounts.follow();
      await session({ state: 'signed-in', isAdmin: true });
      await fixture.listening(email);
      await fixture.setProfile(email, { role: 'admin', is_active: false });
      await session({ state: 'signed-in', isAdmin: false });
      await fixture.setProfile(email, ADMIN);
      await session({ state: 'signed-in', isAdmin: true });
      unfollow();
    });

    it('follows a user who becomes an admin while the page is open', async () => {
      await signUpVerified();
      const unfollow = accounts.follow();
      await accounts.signIn(email, PASSWORD);
      await session({ state: 'signed-in', isAdmin: false });
      await fixture.listening(email);
      await fixture.setProfile(email, ADMIN);
      await session({ state: 'signed-in', isAdmin: true });
      unfollow();
    });

    it('says wrong credentials, and nothing more, for a wrong password and an unknown address', async () => {
      await signUpVerified();
      await refused(accounts.signIn(email, 'wrong horse'), 'wrong-credentials');
      await refused(accounts.signIn(`nobody-${email}`, PASSWORD), 'wrong-credentials');
      expect(seen).toEqual([{ state: 'signed-out' }]);
    });

    it('refuses a taken address, in whatever case, a short password and what is no address', async () => {
      await signUp();
      await refused(signUp({ email: email.toUpperCase() }), 'email-taken');
      await refused(signUp({ email: `2-${email}`, password: '12345' }), 'weak-password');
      await refused(signUp({ email: 'ana' }), 'invalid-email');
    });

    it('sends the verification mail again to who knows the password', async () => {
      await signUp();
      await accounts.resendVerification(email, PASSWORD, 'en');
      expect(await fixture.mails(email)).toMatchObject([{ language: 'es' }, { language: 'en' }]);
      await refused(accounts.resendVerification(email, 'wrong horse', 'en'), 'wrong-credentials');
      expect(seen).toEqual([{ state: 'signed-out' }]);
    });

    it('sends a mail that replaces a forgotten password, and says the same where there is no account', async () => {
      await signUpVerified();
      const before = await fixture.resets(email);
      await accounts.sendPasswordReset(email, 'es');
      expect(await fixture.resets(email)).toBe(before + 1);
      await accounts.sendPasswordReset(`nobody-${email}`, 'es');
      expect(seen).toEqual([{ state: 'signed-out' }]);
    });

    it('sends no mail to an address that is verified', async () => {
      await signUpVerified();
      const sent = await fixture.mails(email);
      await accounts.resendVerification(email, PASSWORD, 'en');
      expect(await fixture.mails(email)).toEqual(sent);
    });
  });
}
