import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, getApps } from 'firebase/app';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  onTestFinished,
  vi,
} from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { turnTriggers } from '../../../emulators/triggers';
import { grant } from '../../../functions/cli/manage-admins';
import { mirrorRole } from '../../../functions/src/accounts/mirror-role';
import type { KnownSession, Session } from '../../../src/domain/accounts';
import * as accounts from '../../../src/features/auth/api/accounts';
import { watchProfile } from '../../../src/features/auth/api/watch-profile';
import { watchSession } from '../../../src/features/auth/api/watch-session';
import { auth } from '../../../src/firebase/auth';
import { mailLinks } from '../../support/mail-links';
import { ADMIN, accountsOf, liveServices, PASSWORD } from '../emulated-services';
import { warmCall } from './emulated-calls';

const { requests, whileCut } = await vi.hoisted(async () => (await import('./recorded-requests')).recordRequests());

const ORIGIN = `http://${addressOf('hosting')}`;
const services = liveServices();
const people = accountsOf(services);

beforeAll(() => turnTriggers('off')); // the client asks refreshRole for its claim
beforeAll(async () => {
  vi.stubGlobal('location', new URL(ORIGIN));
  await warmCall('refreshRole');
}, 110_000);
afterAll(() => Promise.all(getApps().map(deleteApp)));

let watch: ReturnType<typeof watchSession>;
let ana: Awaited<ReturnType<typeof people.create>>;
let newAddress: string;
let sessions: KnownSession[];

beforeEach(async () => {
  ana = await people.create();
  newAddress = `${crypto.randomUUID()}@accounts.example`;
  sessions = [];
  requests.length = 0;
  watch = watchSession((session) => sessions.push(session));
  await session({ state: 'signed-out' });
});
afterEach(async () => {
  await watch.signOut();
  watch.stop();
});

const session = (expected: Partial<Session>) =>
  vi.waitFor(() => expect(sessions.at(-1)).toMatchObject(expected), { timeout: 100_000, interval: 20 });
const signUp = (change = {}) =>
  accounts.signUp({ email: newAddress, password: PASSWORD, fullName: ' Ana Luz ', language: 'es', ...change });
const signIn = async (expected: Partial<Session> = {}) => {
  await accounts.signIn(ana.email, PASSWORD);
  await session({ state: 'signed-in', ...expected });
};
const refused = (attempt: Promise<unknown>, reason: string) =>
  expect(attempt).rejects.toMatchObject({ name: 'AccountError', reason });

describe('a new account', () => {
  /** Opens the newest link that was mailed to an account. */
  const openLastLink = async () => fetch(String((await mailLinks(newAddress)).at(-1)), { redirect: 'manual' });
  /** The languages of the mails that the client asked for. */
  const mailLanguages = () =>
    requests
      .filter(({ url }) => url.pathname.endsWith('/accounts:sendOobCode'))
      .map(({ headers }) => headers.get('X-Firebase-Locale'));

  it('gets a mail with a link that leads back to the site', async () => {
    await signUp();
    const [link] = await mailLinks(newAddress);
    expect(link?.searchParams.get('continueUrl')).toBe(`${ORIGIN}/`);
  });

  it('gets its mail in the language of the page', async () => {
    await signUp();
    expect(mailLanguages()).toEqual(['es']);
  });

  it('is not signed in by the sign-up', async () => {
    await signUp();
    expect(sessions).toEqual([{ state: 'signed-out' }]);
  });

  it('is refused until the link is opened', async () => {
    await signUp();
    await refused(accounts.signIn(newAddress, PASSWORD), 'unverified');
    expect(sessions).toEqual([{ state: 'signed-out' }]);
  });

  it('signs in once the link is opened, with its name without spaces around it', async () => {
    await signUp();
    await openLastLink();
    await accounts.signIn(newAddress, PASSWORD);
    const { uid } = await services.auth.getUserByEmail(newAddress);
    await session({ state: 'signed-in', uid, email: newAddress, name: 'Ana Luz', role: 'user' });
  });

  it('gets the mail again on request, in the language of that page', async () => {
    await signUp();
    await accounts.resendVerification(newAddress, PASSWORD, 'en');
    expect(mailLanguages()).toEqual(['es', 'en']);
  });

  it('is verified by the link that was sent again', async () => {
    await signUp();
    await accounts.resendVerification(newAddress, PASSWORD, 'en');
    await openLastLink();
    expect((await services.auth.getUserByEmail(newAddress)).emailVerified).toBe(true);
  });

  it('gets no mail again with a wrong password', async () => {
    await signUp();
    await refused(accounts.resendVerification(newAddress, 'wrong horse', 'en'), 'wrong-credentials');
    expect(mailLanguages()).toEqual(['es']);
  });

  it('gets no mail again once it is verified', async () => {
    await signUp();
    await openLastLink();
    await refused(accounts.resendVerification(newAddress, PASSWORD, 'en'), 'already-verified');
    expect(mailLanguages()).toEqual(['es']);
  });

  it('learns that its mail was not sent', async () => {
    await whileCut(/sendOobCode/, () => refused(signUp(), 'mail-not-sent'));
    expect(await mailLinks(newAddress)).toEqual([]);
  });

  it('gets on request the mail that was not sent', async () => {
    await whileCut(/sendOobCode/, () => refused(signUp(), 'mail-not-sent'));
    await accounts.resendVerification(newAddress, PASSWORD, 'en');
    expect(await mailLinks(newAddress)).toHaveLength(1);
  });
});

describe('the session', () => {
  /** Signs in and watches the profile, as the admin page does. */
  async function followProfile() {
    await signIn({ role: 'user' });
    const refresh = vi.fn(() => void watch.refresh());
    onTestFinished(watchProfile(ana.uid, refresh));
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled(), { timeout: 60_000 });
  }

  it('follows the profile', async () => {
    await followProfile();
    for (const profile of [ADMIN, { ...ADMIN, is_active: false }, ADMIN]) {
      await people.setProfile(ana.uid, profile);
      await session({ state: 'signed-in', role: profile.is_active ? 'admin' : 'user' });
    }
  });

  it('is one of an admin only once the rules accept it', async () => {
    await followProfile();
    await people.setProfile(ana.uid, ADMIN);
    await session({ state: 'signed-in', role: 'admin' });
    expect((await auth.currentUser?.getIdTokenResult())?.claims).toMatchObject({ admin: true });
  });

  it('reports each change once, in order', async () => {
    await followProfile();
    await people.setProfile(ana.uid, ADMIN);
    await session({ state: 'signed-in', role: 'admin' });
    await watch.signOut();
    await session({ state: 'signed-out' });
    const changes = sessions.map((each) => (each.state === 'signed-in' ? each.role : each.state));
    expect(changes).toEqual(['signed-out', 'user', 'admin', 'signed-out']);
  });

  it('ends without a connection', async () => {
    await signIn();
    await whileCut(/./, () => watch.signOut());
    await session({ state: 'signed-out' });
  });

  it('does not count as ended by the server if the user signs out', async () => {
    await signIn();
    await watch.signOut();
    await session({ state: 'signed-out' });
    expect(sessions.at(-1)).toEqual({ state: 'signed-out' });
  });
});

it.each<[string, string, () => Promise<unknown>]>([
  ['a login with a wrong password', 'wrong-credentials', () => accounts.signIn(ana.email, 'wrong horse')],
  ['a login with an unknown address', 'wrong-credentials', () => accounts.signIn(newAddress, PASSWORD)],
  ['a sign-up with an address that has an account', 'email-taken', () => signUp({ email: ana.email.toUpperCase() })],
  ['a sign-up with a short password', 'weak-password', () => signUp({ password: '12345' })],
  ['a sign-up without a valid address', 'invalid-email', () => signUp({ email: 'ana' })],
  [
    'a login without a connection',
    'offline',
    () => whileCut(/signInWithPassword/, () => accounts.signIn(ana.email, PASSWORD)),
  ],
])('refuses %s: %s', async (_, reason, attempt) => {
  await refused(attempt(), reason);
});

it('refuses a login to a disabled account', async () => {
  await services.auth.updateUser(ana.uid, { disabled: true });
  await refused(accounts.signIn(ana.email, PASSWORD), 'disabled');
});

it('sends a mail to reset a password', async () => {
  await accounts.sendPasswordReset(ana.email, 'es');
  expect((await mailLinks(ana.email)).map((link) => link.searchParams.get('mode'))).toEqual(['resetPassword']);
});

it('does not reveal that there is no account whose password could be reset', async () => {
  await expect(accounts.sendPasswordReset(newAddress, 'es')).resolves.toBeUndefined();
  expect(await mailLinks(newAddress)).toEqual([]);
});

describe('an account that a stranger created', () => {
  it('does not become one of an admin', async () => {
    await signUp();
    await expect(grant(services, newAddress)).rejects.toThrow('is not verified');
  });

  it('loses its password to the attempt to make it one', async () => {
    await signUp();
    await expect(grant(services, newAddress)).rejects.toThrow();
    await refused(accounts.signIn(newAddress, PASSWORD), 'wrong-credentials');
  });

  it('becomes one once the owner of the mailbox has set a password', async () => {
    await signUp();
    await expect(grant(services, newAddress)).rejects.toThrow();
    await accounts.sendPasswordReset(newAddress, 'en');
    const link = (await mailLinks(newAddress)).find(({ searchParams }) => searchParams.get('mode') === 'resetPassword');
    link?.searchParams.set('newPassword', 'of the owner');
    await fetch(String(link), { redirect: 'manual' });
    await grant(services, newAddress);
    await accounts.signIn(newAddress, 'of the owner');
    await session({ state: 'signed-in', email: newAddress, role: 'admin' });
  });
});

describe('a role that cannot be read', () => {
  const profileServer = new RegExp(`firestore|${addressOf('firestore')}`);
  let complaint: MockInstance;
  beforeEach(async () => {
    complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    await people.setProfile(ana.uid, ADMIN);
  });

  it('is unknown', async () => {
    await whileCut(profileServer, () => signIn({ role: 'unknown' }));
  });

  it('is logged', async () => {
    await whileCut(profileServer, () => signIn({ role: 'unknown' }));
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('admin'), expect.any(Error));
  });

  it('is read again on request', async () => {
    await whileCut(profileServer, () => signIn({ role: 'unknown' }));
    await watch.refresh();
    await session({ role: 'admin' });
  });

  it('stays as it was if it is known', async () => {
    await signIn({ role: 'admin' });
    await whileCut(profileServer, () => watch.refresh());
    await session({ role: 'admin' });
  });
});

it('reports the ID token of an admin who loses the role as revoked', async () => {
  await people.setProfile(ana.uid, ADMIN);
  await mirrorRole(services, ana.uid);
  await signIn({ role: 'admin' });
  const token = (await auth.currentUser?.getIdToken()) ?? '';
  expect(await services.auth.verifyIdToken(token, true)).toMatchObject({ admin: true });
  await sleep(1100); // Firebase revokes tokens by the second.
  await people.setProfile(ana.uid, { is_active: false });
  await mirrorRole(services, ana.uid);
  await expect(services.auth.verifyIdToken(token, true)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
});
