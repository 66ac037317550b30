import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import type { Session, SessionEvent } from '../../../src/domain/accounts';
import * as accounts from '../../../src/features/auth/api/accounts';
import { watchProfile } from '../../../src/features/auth/api/watch-profile';
import { watchSession } from '../../../src/features/auth/api/watch-session';
import { deleteFile } from '../../../src/features/media/api/delete-file';
import { uploadFile } from '../../../src/features/media/api/upload-file';
import { auth } from '../../../src/firebase/auth';
import { mailLinks } from '../../support/mail-links';
import { pickedFile } from '../../support/media-files';
import { objectsOf } from '../emulated-objects';
import { ADMIN, accountsOf, disableTriggers, liveServices, PASSWORD } from '../emulated-services';
import { warmCall } from './emulated-calls';

const { requests, whileCut } = await vi.hoisted(async () => (await import('./recorded-requests')).recordRequests());

const ORIGIN = `http://${addressOf('hosting')}`;
const services = liveServices();
const people = accountsOf(services);

// The client asks refreshRole for its claim, so no test needs a trigger.
disableTriggers();
beforeAll(async () => {
  vi.stubGlobal('location', new URL(ORIGIN));
  await warmCall('refreshRole');
}, 110_000);
afterAll(async () => {
  await Promise.all(getApps().map(deleteApp));
  await people.removeAll();
});

let watch: ReturnType<typeof watchSession>;
let ana: Awaited<ReturnType<typeof people.create>>;
let newAddress: string;
let events: SessionEvent[];

beforeEach(async () => {
  ana = await people.create();
  newAddress = `${crypto.randomUUID()}@accounts.example`;
  events = [];
  requests.length = 0;
  watch = watchSession((event) => {
    if (event.type !== 'token-refreshed') events.push(event); // the provider decides when it fires
  });
  await session({ state: 'signed-out' });
});
afterEach(async () => {
  await watch.signOut();
  watch.stop();
});

const seen = () => events.map((event) => event.session);
const session = (expected: Partial<Session>) =>
  vi.waitFor(() => expect(seen().at(-1)).toMatchObject(expected), { timeout: 45_000, interval: 20 });
const signUp = (change = {}) =>
  accounts.signUp({ email: newAddress, password: PASSWORD, fullName: ' Ana Luz ', language: 'es', ...change });
const signIn = async (expected: Partial<Session> = {}) => {
  await accounts.signIn(ana.email, PASSWORD);
  await session({ state: 'signed-in', ...expected });
};
const refused = (attempt: Promise<unknown>, reason: string) =>
  expect(attempt).rejects.toMatchObject({ name: 'AccountError', reason });

const mailLanguages = () =>
  requests
    .filter(({ url }) => url.pathname.endsWith('/accounts:sendOobCode'))
    .map(({ headers }) => headers.get('X-Firebase-Locale'));

it('signs in only after the link in a mail in the page language, which leads back to the site, is opened', async () => {
  await signUp();
  const [link] = await mailLinks(newAddress);
  expect(link?.searchParams.get('continueUrl')).toBe(`${ORIGIN}/`);
  await refused(accounts.signIn(newAddress, PASSWORD), 'unverified');
  await accounts.resendVerification(newAddress, PASSWORD, 'en');
  await refused(accounts.resendVerification(newAddress, 'wrong horse', 'en'), 'wrong-credentials');
  await fetch(String((await mailLinks(newAddress)).at(-1)), { redirect: 'manual' });
  await refused(accounts.resendVerification(newAddress, PASSWORD, 'en'), 'already-verified');
  expect(mailLanguages(), 'none to a verified address').toEqual(['es', 'en']);
  expect(seen()).toEqual([{ state: 'signed-out' }]);
  await accounts.signIn(newAddress, PASSWORD);
  const { uid } = await services.auth.getUserByEmail(newAddress);
  await session({ state: 'signed-in' });
  expect(seen().slice(1)).toEqual([{ state: 'signed-in', uid, email: newAddress, name: 'Ana Luz', role: 'user' }]);
});

it('follows the profile, names each event, and reports an admin only once the rules accept one', async () => {
  const { uid } = ana;
  await watch.signOut(); // without a signed-in user, Firebase sends no event
  await signIn({ role: 'user' });
  let stopFollowing = () => {};
  await new Promise<void>((resolve) => {
    // As the admin page does.
    stopFollowing = watchProfile(uid, () => {
      void watch.refresh();
      resolve();
    });
  });
  for (const profile of [ADMIN, { ...ADMIN, is_active: false }, ADMIN]) {
    await people.setProfile(uid, profile);
    await session({ state: 'signed-in', role: profile.is_active ? 'admin' : 'user' });
  }
  await uploadFile(pickedFile(`${uid}.pdf`));
  stopFollowing();
  const mine = (await objectsOf(services).files()).filter((file) => file.file_name === `${uid}.pdf`);
  expect(mine).toHaveLength(1);
  for (const file of mine) await deleteFile(file);

  await whileCut(/./, () => watch.signOut()); // needs no connection
  await session({ state: 'signed-out' });
  expect(seen().at(-1)).toEqual({ state: 'signed-out' }); // without hasEnded: the user asked for it
  await signIn();
  expect(seen().at(-1), 'at once').toMatchObject({ role: 'admin' });
  const updates = Array(3).fill('user-updated');
  const types = ['initial-session', 'signed-in', ...updates, 'signed-out', 'signed-in'];
  expect(events.map(({ type }) => type)).toEqual(types);
});

it('says why it refuses, gives the same reason for a wrong password and an unknown address, and reports a mail that was not sent', async () => {
  const { email, uid } = ana;
  await refused(accounts.signIn(email, 'wrong horse'), 'wrong-credentials');
  await refused(accounts.signIn(newAddress, PASSWORD), 'wrong-credentials');
  await refused(signUp({ email: email.toUpperCase() }), 'email-taken');
  await refused(signUp({ password: '12345' }), 'weak-password');
  await refused(signUp({ email: 'ana' }), 'invalid-email');
  await whileCut(/signInWithPassword/, () => refused(accounts.signIn(email, PASSWORD), 'offline'));
  await services.auth.updateUser(uid, { disabled: true });
  await refused(accounts.signIn(email, PASSWORD), 'disabled');

  await whileCut(/sendOobCode/, () => refused(signUp(), 'mail-not-sent'));
  expect(await mailLinks(newAddress)).toEqual([]);
  await accounts.resendVerification(newAddress, PASSWORD, 'en');
  expect(await mailLinks(newAddress)).toHaveLength(1);
  expect(seen()).toEqual([{ state: 'signed-out' }]);
});

it('sends a password reset mail, and does not reveal whether there is an account', async () => {
  for (const address of [ana.email, newAddress]) await accounts.sendPasswordReset(address, 'es');
  expect((await mailLinks(ana.email)).map((link) => link.searchParams.get('mode'))).toEqual(['resetPassword']);
  expect(seen()).toEqual([{ state: 'signed-out' }]);
});

it('announces a new token with the current session, and reads the role again', async () => {
  await signIn({ role: 'user' });
  const late: SessionEvent[] = [];
  const { stop } = watchSession((event) => late.push(event));
  const types = () => late.map(({ type }) => type);
  await expect.poll(types).toEqual(['initial-session']);
  await people.setProfile(ana.uid, ADMIN);
  await sleep(1_100); // Within a second the emulator issues the same token.
  await auth.currentUser?.getIdToken(true);
  await session({ state: 'signed-in', role: 'admin' });
  await expect.poll(types, { timeout: 20_000 }).toContain('user-updated');
  expect(types().slice(0, 2)).toEqual(['initial-session', 'token-refreshed']);
  expect(late[1]?.session).toBe(late[0]?.session);
  stop();
  const { length } = late;
  await watch.signOut();
  await session({ state: 'signed-out' });
  expect(late).toHaveLength(length);
});

it('treats a role that cannot be read as unknown, reads it again on request, and keeps a known one', async () => {
  await people.setProfile(ana.uid, ADMIN);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const profileServer = new RegExp(`firestore|${addressOf('firestore')}`);
  await whileCut(profileServer, () => signIn({ role: 'unknown' }));
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining('admin'), expect.any(Error));
  await watch.refresh();
  expect(seen().at(-1)).toMatchObject({ role: 'admin' });
  complaint.mockClear();
  await whileCut(profileServer, () => watch.refresh());
  expect(complaint).toHaveBeenCalled();
  expect(seen().at(-1)).toMatchObject({ role: 'admin' });
});
