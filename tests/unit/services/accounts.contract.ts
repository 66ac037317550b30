import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accounts, Session, SessionEvent } from '../../../src/domain/accounts';
import type { Profile } from '../../../src/domain/roles';

/** Accounts, and operations that only the server, the mailbox or the console can do. */
export interface AccountsFixture {
  accounts: Accounts;
  /** The verification mails to an address, oldest first. */
  mails(email: string): Promise<{ language: string }[]>;
  /** The number of password reset mails to an address. */
  resets(email: string): Promise<number>;
  /** Opens the link of the newest verification mail. */
  verify(email: string): Promise<void>;
  setProfile(email: string, profile: Profile): Promise<unknown>;
  /** Waits until the profile's followers receive changes. */
  listening(email: string): Promise<void>;
  close(): Promise<void>;
}

const HOOK_TIMEOUT = 30_000;
const PASSWORD = 'correct horse';
const ADMIN: Profile = { role: 'admin', is_active: true };

/** Requirements of every Accounts implementation. */
export function describeAccounts(name: string, open: () => Promise<AccountsFixture>): void {
  describe(`${name} fulfill the contract of Accounts`, () => {
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
    const signIn = async (expected: Partial<Session> = {}) => {
      await accounts.signIn(email, PASSWORD);
      await session({ state: 'signed-in', ...expected });
    };
    const signOut = async () => {
      await accounts.signOut();
      await session({ state: 'signed-out' });
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
        if (type !== 'token-refreshed') seen.push(session); // the provider decides when it fires
        events.push(type);
      });
      await session({ state: 'signed-out' });
    }, HOOK_TIMEOUT);

    afterEach(async () => {
      stop();
      await fixture.close();
    }, HOOK_TIMEOUT);

    it('does not sign in after a sign-up, and sends a mail in the page language', async () => {
      await signUp();
      expect(await fixture.mails(email)).toMatchObject([{ language: 'es' }]);
      expect(seen).toEqual([{ state: 'signed-out' }]);
    });

    it('refuses to sign in before the address is verified', async () => {
      await signUp();
      await refused(accounts.signIn(email, PASSWORD), 'unverified');
      expect(seen).toEqual([{ state: 'signed-out' }]);
    });

    it('signs in with a verified address, under the trimmed name and without rights', async () => {
      await signUpVerified();
      await signIn();
      expect(seen.slice(1)).toEqual([
        { state: 'signed-in', uid: expect.any(String), email, name: 'Ana Luz', isAdmin: false },
      ]);
    });

    it('sends the current session to late watchers, and nothing to removed ones', async () => {
      await signUpVerified();
      await signIn();
      const late: Session[] = [];
      const leave = accounts.watch(({ session }) => late.push(session));
      expect(late).toMatchObject([{ state: 'signed-in', email }]);
      leave();
      await signOut();
      expect(late).toHaveLength(1);
    });

    it('names each event', async () => {
      await signUpVerified();
      const unfollow = accounts.follow();
      await signIn({ isAdmin: false });
      await fixture.listening(email);
      await fixture.setProfile(email, ADMIN);
      await session({ state: 'signed-in', isAdmin: true });
      await signOut();
      expect(seen.at(-1)).toEqual({ state: 'signed-out' }); // without hasEnded: the user asked for it
      unfollow();
      const named = events.filter((type) => type !== 'token-refreshed');
      expect(named).toEqual(['initial-session', 'signed-in', 'user-updated', 'signed-out']);
    });

    it('signs out, even if no one is signed in', async () => {
      await accounts.signOut();
      await signUpVerified();
      await signIn();
      await signOut();
    });

    it('recognizes an active admin at once', async () => {
      await signUpVerified();
      await fixture.setProfile(email, ADMIN);
      await signIn();
      expect(seen.slice(1)).toMatchObject([{ state: 'signed-in', isAdmin: true }]);
    });

    it.each<Profile>([
      { role: 'admin', is_active: false },
      { role: 'user', is_active: true },
    ])('gives no rights to role $role, active: $is_active', async (profile) => {
      await signUpVerified();
      await fixture.setProfile(email, profile);
      await signIn({ isAdmin: false });
    });

    it('follows the profile without a reload: promoted, deactivated, activated', async () => {
      await signUpVerified();
      const unfollow = accounts.follow();
      await signIn({ isAdmin: false });
      await fixture.listening(email);
      for (const profile of [ADMIN, { ...ADMIN, is_active: false }, ADMIN]) {
        await fixture.setProfile(email, profile);
        await session({ state: 'signed-in', isAdmin: profile.is_active });
      }
      unfollow();
    });

    it('gives the same reason for a wrong password and an unknown address', async () => {
      await signUpVerified();
      await refused(accounts.signIn(email, 'wrong horse'), 'wrong-credentials');
      await refused(accounts.signIn(`nobody-${email}`, PASSWORD), 'wrong-credentials');
      expect(seen).toEqual([{ state: 'signed-out' }]);
    });

    it('refuses a taken address in any case, a short password and an invalid address', async () => {
      await signUp();
      await refused(signUp({ email: email.toUpperCase() }), 'email-taken');
      await refused(signUp({ email: `2-${email}`, password: '12345' }), 'weak-password');
      await refused(signUp({ email: 'ana' }), 'invalid-email');
    });

    it('sends the verification mail again to a user with the right password', async () => {
      await signUp();
      await accounts.resendVerification(email, PASSWORD, 'en');
      expect(await fixture.mails(email)).toMatchObject([{ language: 'es' }, { language: 'en' }]);
      await refused(accounts.resendVerification(email, 'wrong horse', 'en'), 'wrong-credentials');
      expect(seen).toEqual([{ state: 'signed-out' }]);
    });

    it('sends a password reset mail, and does not reveal whether there is an account', async () => {
      await signUpVerified();
      const before = await fixture.resets(email);
      await accounts.sendPasswordReset(email, 'es');
      expect(await fixture.resets(email)).toBe(before + 1);
      await accounts.sendPasswordReset(`nobody-${email}`, 'es');
      expect(seen).toEqual([{ state: 'signed-out' }]);
    });

    it('sends no verification mail to a verified address', async () => {
      await signUpVerified();
      const sent = await fixture.mails(email);
      await accounts.resendVerification(email, PASSWORD, 'en');
      expect(await fixture.mails(email)).toEqual(sent);
    });
  });
}
