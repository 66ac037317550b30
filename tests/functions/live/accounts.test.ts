import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import type { Session, SessionEvent } from '../../../src/domain/accounts';
import { brand } from '../../../src/domain/brand';
import type { Profile } from '../../../src/domain/roles';
import * as accounts from '../../../src/features/auth/api/accounts';
import { watchProfile } from '../../../src/features/auth/api/watch-profile';
import { watchSession } from '../../../src/features/auth/api/watch-session';
import { auth } from '../../../src/firebase/auth';
import { pickedFile } from '../../support/media-files';
import { recordsOf } from '../emulated-objects';
import { accountsOf, disableTriggers, liveServices, PASSWORD } from '../emulated-services';
import { warmCall } from './emulated-calls';
import { media } from './emulated-media-stores';

const { requests, whileCut } = await vi.hoisted(async () => (await import('./recorded-requests')).recordRequests());

const ORIGIN = `http://${addressOf('hosting')}`;
const EMULATOR = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${brand.demoProject}`;
const HOOK_TIMEOUT = 30_000;
const ADMIN: Profile = { role: 'admin', is_active: true };
const services = liveServices();
const people = accountsOf(services, 'accounts');

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

/** Deletes the accounts that the tests signed up. */
async function removeSignedUp(): Promise<void> {
  const { users } = await services.auth.listUsers();
  const uids = users.filter(({ email }) => email?.endsWith('@accounts.example')).map(({ uid }) => uid);
  await services.auth.deleteUsers(uids);
  await Promise.all(uids.map((uid) => people.profile(uid).delete()));
}

const uidOf = async (email: string) => (await services.auth.getUserByEmail(email)).uid;

/** The links in the mails to an address that were not followed yet. */
async function links(email: string, kind = 'VERIFY_EMAIL'): Promise<URL[]> {
  const { oobCodes } = (await (await fetch(`${EMULATOR}/oobCodes`)).json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  return oobCodes
    .filter((mail) => mail.email === email && mail.requestType === kind)
    .map((mail) => new URL(mail.oobLink));
}

/** The recipient of a requested mail, from the request's email or its token. */
function recipient(body: string): string {
  const { email, idToken = '' } = JSON.parse(body) as { email?: string; idToken?: string };
  if (email) return email;
  const [, payload = ''] = idToken.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { email: string }).email;
}

/** The verification mails that the tests requested for an address, oldest first. */
const mails = (email: string) =>
  requests
    .filter(({ url, body }) => url.pathname.endsWith('/accounts:sendOobCode') && recipient(body) === email)
    .map(({ headers }) => ({ language: headers.get('X-Firebase-Locale') ?? '' }));

const resets = async (email: string) => (await links(email, 'PASSWORD_RESET')).length;

/** Opens the link of the newest verification mail. */
async function verify(email: string): Promise<void> {
  const link = (await links(email)).at(-1);
  if (!link) throw new Error(`No mail to ${email}`);
  await fetch(link, { redirect: 'manual' });
}

const setProfile = async (email: string, profile: Profile) => people.setProfile(await uidOf(email), profile);

let watch: ReturnType<typeof watchSession>;
let email: string;
let seen: Session[];
let events: SessionEvent['type'][];

/** Follows the profile as the admin page does. Resolves when it receives changes, to the function that stops it. */
async function followProfile(address: string): Promise<() => void> {
  const uid = await uidOf(address);
  return new Promise((resolve) => {
    const stop = watchProfile(uid, () => {
      void watch.refresh();
      resolve(stop);
    });
  });
}

const signUp = (changes = {}) =>
  accounts.signUp({ email, password: PASSWORD, fullName: ' Ana Luz ', language: 'es', ...changes });
const signUpVerified = async () => {
  await signUp();
  await verify(email);
};
const signIn = async (expected: Partial<Session> = {}) => {
  await accounts.signIn(email, PASSWORD);
  await session({ state: 'signed-in', ...expected });
};
const signOut = async () => {
  await watch.signOut();
  await session({ state: 'signed-out' });
};
const session = (expected: Partial<Session>) =>
  vi.waitFor(() => expect(seen.at(-1)).toMatchObject(expected), { timeout: 45_000, interval: 20 });
const refused = (attempt: Promise<unknown>, reason: string) =>
  expect(attempt).rejects.toMatchObject({ name: 'AccountError', reason });

beforeEach(async () => {
  email = `${crypto.randomUUID()}@accounts.example`;
  seen = [];
  events = [];
  watch = watchSession(({ type, session }) => {
    if (type !== 'token-refreshed') seen.push(session); // the provider decides when it fires
    events.push(type);
  });
  await session({ state: 'signed-out' });
}, HOOK_TIMEOUT);

afterEach(async () => {
  await watch.signOut();
  watch.stop();
  await removeSignedUp();
}, HOOK_TIMEOUT);

it('does not sign in before the link in a mail in the page language, which leads back to the site, is opened', async () => {
  await signUp();
  expect(mails(email)).toMatchObject([{ language: 'es' }]);
  expect((await links(email)).map((link) => link.searchParams.get('continueUrl'))).toEqual([`${ORIGIN}/`]);
  await refused(accounts.signIn(email, PASSWORD), 'unverified');
  expect(seen).toEqual([{ state: 'signed-out' }]);
});

it('signs in with a verified address, under the trimmed name and without rights', async () => {
  await signUpVerified();
  await signIn();
  expect(seen.slice(1)).toEqual([
    { state: 'signed-in', uid: expect.any(String), email, name: 'Ana Luz', role: 'user' },
  ]);
});

it('sends the current session to late watchers, and nothing to removed ones', async () => {
  await signUpVerified();
  await signIn();
  const late: Session[] = [];
  const { stop } = watchSession(({ session }) => late.push(session));
  await expect.poll(() => late).toMatchObject([{ state: 'signed-in', email }]);
  stop();
  await signOut();
  expect(late).toHaveLength(1);
});

it('names each event, and none for a sign-out of nobody', async () => {
  await watch.signOut();
  await signUpVerified();
  await signIn({ role: 'user' });
  const stop = await followProfile(email);
  await setProfile(email, ADMIN);
  await session({ state: 'signed-in', role: 'admin' });
  stop();
  await signOut();
  expect(seen.at(-1)).toEqual({ state: 'signed-out' }); // without hasEnded: the user asked for it
  const named = events.filter((type) => type !== 'token-refreshed');
  expect(named).toEqual(['initial-session', 'signed-in', 'user-updated', 'signed-out']);
});

it.each([
  [ADMIN, 'admin'],
  [{ ...ADMIN, is_active: false }, 'user'],
  [{ ...ADMIN, role: 'user' }, 'user'],
] as const)('knows at once that the role of the profile %j is "%s"', async (profile, role) => {
  await signUpVerified();
  await setProfile(email, profile);
  await signIn();
  expect(seen.slice(1)).toMatchObject([{ state: 'signed-in', role }]);
});

it('follows the profile without a reload: promoted, deactivated, activated', async () => {
  await signUpVerified();
  await signIn({ role: 'user' });
  const stop = await followProfile(email);
  for (const profile of [ADMIN, { ...ADMIN, is_active: false }, ADMIN]) {
    await setProfile(email, profile);
    await session({ state: 'signed-in', role: profile.is_active ? 'admin' : 'user' });
  }
  stop();
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

it('sends the verification mail again to a user with the right password until the address is verified', async () => {
  await signUp();
  await accounts.resendVerification(email, PASSWORD, 'en');
  expect(mails(email)).toMatchObject([{ language: 'es' }, { language: 'en' }]);
  await refused(accounts.resendVerification(email, 'wrong horse', 'en'), 'wrong-credentials');
  expect(seen).toEqual([{ state: 'signed-out' }]);
  await verify(email);
  await accounts.resendVerification(email, PASSWORD, 'en');
  expect(mails(email), 'none to a verified address').toHaveLength(2);
});

it('sends a password reset mail, and does not reveal whether there is an account', async () => {
  await signUpVerified();
  const before = await resets(email);
  await accounts.sendPasswordReset(email, 'es');
  expect(await resets(email)).toBe(before + 1);
  await accounts.sendPasswordReset(`nobody-${email}`, 'es');
  expect(seen).toEqual([{ state: 'signed-out' }]);
});

it('reports when only the mail could not be sent, and sends it later', async () => {
  const account = { email, password: PASSWORD, fullName: 'Ana Luz', language: 'en' as const };
  await whileCut(/sendOobCode/, () =>
    expect(accounts.signUp(account)).rejects.toMatchObject({ reason: 'mail-not-sent' }),
  );
  expect(await links(email)).toEqual([]);
  await accounts.resendVerification(email, PASSWORD, 'en');
  expect(await links(email)).toHaveLength(1);
});

it('reports why a sign-in was refused', async () => {
  const { uid, email } = await people.create();
  await whileCut(/signInWithPassword/, () =>
    expect(accounts.signIn(email, PASSWORD)).rejects.toMatchObject({ reason: 'offline' }),
  );
  await services.auth.updateUser(uid, { disabled: true });
  await expect(accounts.signIn(email, PASSWORD)).rejects.toMatchObject({ reason: 'disabled' });
});

it('announces a new token and keeps the session', async () => {
  const { email } = await people.create();
  await accounts.signIn(email, PASSWORD);
  await session({ state: 'signed-in' });
  const events: SessionEvent[] = [];
  const { stop } = watchSession((event) => events.push(event));
  const types = () => events.map(({ type }) => type);
  await expect.poll(types).toEqual(['initial-session']);
  await sleep(1_100); // Within a second the emulator issues the same token.
  await auth.currentUser?.getIdToken(true);
  await expect.poll(types, { timeout: 20_000 }).toEqual(['initial-session', 'token-refreshed']);
  expect(events[1]?.session).toBe(events[0]?.session);
  stop();
});

it('signs out on this device without a connection', async () => {
  const { email } = await people.create();
  await accounts.signIn(email, PASSWORD);
  await session({ state: 'signed-in' });
  await whileCut(/./, () => watch.signOut());
  await session({ state: 'signed-out' });
});

const profileServer = new RegExp(`firestore|${addressOf('firestore')}`);

it('treats the role as unknown if the profile cannot be read, and checks again on request', async () => {
  const { uid, email } = await people.create();
  await people.setProfile(uid, ADMIN);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await whileCut(profileServer, async () => {
    await accounts.signIn(email, PASSWORD);
    await session({ state: 'signed-in', role: 'unknown' });
  });
  await watch.refresh();
  expect(seen.at(-1)).toMatchObject({ role: 'admin' });
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining('admin'), expect.any(Error));
  complaint.mockRestore();
});

it('keeps a known role if it cannot be read again', async () => {
  const { uid, email } = await people.create();
  await people.setProfile(uid, ADMIN);
  await accounts.signIn(email, PASSWORD);
  await session({ state: 'signed-in', role: 'admin' });
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await whileCut(profileServer, () => watch.refresh());
  expect(complaint).toHaveBeenCalled();
  expect(seen.at(-1)).toMatchObject({ role: 'admin' });
  complaint.mockRestore();
});

it('reads the role again with a new token', async () => {
  const { uid, email } = await people.create();
  await accounts.signIn(email, PASSWORD);
  await session({ state: 'signed-in', role: 'user' });
  await people.setProfile(uid, ADMIN);
  await sleep(1_100); // Within a second the emulator issues the same token.
  await auth.currentUser?.getIdToken(true);
  await session({ state: 'signed-in', role: 'admin' });
});

it('reports an admin only once the rules accept one: an upload works at once', async () => {
  const { uid, email } = await people.create();
  await accounts.signIn(email, PASSWORD);
  await session({ state: 'signed-in', role: 'user' });
  const stop = await followProfile(email);
  await people.setProfile(uid, ADMIN);
  await session({ state: 'signed-in', role: 'admin' });
  await media.upload(pickedFile(`${uid}.pdf`));
  stop();
  const mine = (await recordsOf(services)).filter((file) => file.file_name === `${uid}.pdf`);
  expect(mine).toHaveLength(1);
  for (const file of mine) await media.remove(file);
});

it('contacts only the emulators', () => {
  expect(new Set(requests.map(({ url }) => url.hostname))).toEqual(new Set(['127.0.0.1']));
});
