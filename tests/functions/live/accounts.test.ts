import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { turnTriggers } from '../../../emulators/triggers';
import { grant } from '../../../functions/cli/manage-admins';
import { mirrorRole } from '../../../functions/src/accounts/mirror-role';
import type { Session, SessionEvent } from '../../../src/domain/accounts';
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
let events: SessionEvent[];

beforeEach(async () => {
  ana = await people.create();
  newAddress = `${crypto.randomUUID()}@accounts.example`;
  events = [];
  requests.length = 0;
  watch = watchSession((event) => events.push(event));
  await session({ state: 'signed-out' });
});
afterEach(async () => {
  await watch.signOut();
  watch.stop();
});

const session = (expected: Partial<Session>) =>
  vi.waitFor(() => expect(events.at(-1)?.session).toMatchObject(expected), { timeout: 45_000, interval: 20 });
const signUp = (change = {}) =>
  accounts.signUp({ email: newAddress, password: PASSWORD, fullName: ' Ana Luz ', language: 'es', ...change });
const signIn = async (expected: Partial<Session> = {}) => {
  await accounts.signIn(ana.email, PASSWORD);
  await session({ state: 'signed-in', ...expected });
};
const refused = (attempt: Promise<unknown>, reason: string) =>
  expect(attempt).rejects.toMatchObject({ name: 'AccountError', reason });

it('signs in only after the link in a mail in the page language, which leads back to the site, is opened', async () => {
  await signUp();
  const [link] = await mailLinks(newAddress);
  expect(link?.searchParams.get('continueUrl')).toBe(`${ORIGIN}/`);
  await refused(accounts.signIn(newAddress, PASSWORD), 'unverified');
  await accounts.resendVerification(newAddress, PASSWORD, 'en');
  await refused(accounts.resendVerification(newAddress, 'wrong horse', 'en'), 'wrong-credentials');
  await fetch(String((await mailLinks(newAddress)).at(-1)), { redirect: 'manual' });
  await refused(accounts.resendVerification(newAddress, PASSWORD, 'en'), 'already-verified');
  const mailRequests = requests.filter(({ url }) => url.pathname.endsWith('/accounts:sendOobCode'));
  const languages = mailRequests.map(({ headers }) => headers.get('X-Firebase-Locale'));
  expect(languages, 'none to a verified address').toEqual(['es', 'en']);
  expect(events).toEqual([{ type: 'initial-session', session: { state: 'signed-out' } }]);
  await accounts.signIn(newAddress, PASSWORD);
  const { uid } = await services.auth.getUserByEmail(newAddress);
  await session({ state: 'signed-in', uid, email: newAddress, name: 'Ana Luz', role: 'user' });
});

it('follows the profile, names each event, and reports an admin only once the rules accept one', async () => {
  await signIn({ role: 'user' });
  const refresh = vi.fn(() => void watch.refresh()); // as the admin page does
  const stopFollowing = watchProfile(ana.uid, refresh);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalled(), { timeout: 20_000 });
  for (const profile of [ADMIN, { ...ADMIN, is_active: false }, ADMIN]) {
    await people.setProfile(ana.uid, profile);
    await session({ state: 'signed-in', role: profile.is_active ? 'admin' : 'user' });
  }
  expect((await auth.currentUser?.getIdTokenResult())?.claims).toMatchObject({ admin: true });
  stopFollowing();
  await whileCut(/./, () => watch.signOut()); // needs no connection
  await session({ state: 'signed-out' });
  expect(events.at(-1)?.session, 'not ended by the server').toEqual({ state: 'signed-out' });
  const types = ['initial-session', 'signed-in', 'token-refreshed', 'user-updated', 'signed-out'];
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(types.sort());
});

it('says why it refuses, and gives the same reason for a wrong password and an unknown address', async () => {
  const { email, uid } = ana;
  await refused(accounts.signIn(email, 'wrong horse'), 'wrong-credentials');
  await refused(accounts.signIn(newAddress, PASSWORD), 'wrong-credentials');
  await refused(signUp({ email: email.toUpperCase() }), 'email-taken');
  await refused(signUp({ password: '12345' }), 'weak-password');
  await refused(signUp({ email: 'ana' }), 'invalid-email');
  await whileCut(/signInWithPassword/, () => refused(accounts.signIn(email, PASSWORD), 'offline'));
  await services.auth.updateUser(uid, { disabled: true });
  await refused(accounts.signIn(email, PASSWORD), 'disabled');
});

it('reports a mail that was not sent, and sends it on request', async () => {
  await whileCut(/sendOobCode/, () => refused(signUp(), 'mail-not-sent'));
  expect(await mailLinks(newAddress)).toEqual([]);
  await accounts.resendVerification(newAddress, PASSWORD, 'en');
  expect(await mailLinks(newAddress)).toHaveLength(1);
});

it('sends a password reset mail, and does not reveal whether there is an account', async () => {
  for (const address of [ana.email, newAddress]) await accounts.sendPasswordReset(address, 'es');
  expect((await mailLinks(ana.email)).map((link) => link.searchParams.get('mode'))).toEqual(['resetPassword']);
});

it('makes an account that a stranger created an admin only after the owner of the mailbox set a password', async () => {
  await signUp();
  await expect(grant(services, newAddress)).rejects.toThrow('is not verified');
  await refused(accounts.signIn(newAddress, PASSWORD), 'wrong-credentials');
  await accounts.sendPasswordReset(newAddress, 'en');
  const link = (await mailLinks(newAddress)).find(({ searchParams }) => searchParams.get('mode') === 'resetPassword');
  link?.searchParams.set('newPassword', 'of the owner');
  await fetch(String(link), { redirect: 'manual' });
  await grant(services, newAddress);
  await accounts.signIn(newAddress, 'of the owner');
  await session({ state: 'signed-in', email: newAddress, role: 'admin' });
});

it('treats a role that cannot be read as unknown, reads it again on request, and keeps a known one', async () => {
  await people.setProfile(ana.uid, ADMIN);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const profileServer = new RegExp(`firestore|${addressOf('firestore')}`);
  await whileCut(profileServer, () => signIn({ role: 'unknown' }));
  await watch.refresh();
  await session({ role: 'admin' });
  await whileCut(profileServer, () => watch.refresh());
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining('admin'), expect.any(Error));
  await session({ role: 'admin' });
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
