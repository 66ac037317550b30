import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp } from 'firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import type { Session, SessionEvent } from '../../../src/domain/accounts';
import { brand } from '../../../src/domain/brand';
import { createAccounts } from '../../../src/firebase/accounts';
import { createMediaStore } from '../../../src/firebase/media-store';
import { watchProfile } from '../../../src/firebase/profile-watch';
import { firebaseApp } from '../../../src/firebase/services/app';
import { authOf } from '../../../src/firebase/services/auth';
import { warmCall } from '../../support/emulated-calls';
import { accountsOf, disableTriggers, liveServices, PASSWORD } from '../../support/emulated-services';
import { type AccountsFixture, describeAccounts } from '../../unit/services/accounts.contract';
import { pickedFile } from '../../unit/services/media-store.contract';

const { requests, whileCut } = await vi.hoisted(async () =>
  (await import('../../support/recorded-requests')).recordRequests(),
);

const ORIGIN = `http://${addressOf('hosting')}`;
const EMULATOR = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${brand.demoProject}`;
const services = liveServices();
const people = accountsOf(services, 'accounts');

// The client asks refreshRole for its claim, so no test needs a trigger.
disableTriggers();
beforeAll(() => warmCall('refreshRole'), 110_000);
afterAll(() => people.removeAll());

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

async function open() {
  const app = firebaseApp(crypto.randomUUID());
  return {
    app,
    accounts: createAccounts(app, ORIGIN),
    mails: async (email) =>
      requests
        .filter(({ url, body }) => url.pathname.endsWith('/accounts:sendOobCode') && recipient(body) === email)
        .map(({ headers }) => ({ language: headers.get('X-Firebase-Locale') ?? '' })),
    resets: async (email) => (await links(email, 'PASSWORD_RESET')).length,
    async verify(email) {
      const link = (await links(email)).at(-1);
      if (!link) throw new Error(`No mail to ${email}`);
      await fetch(link, { redirect: 'manual' });
    },
    setProfile: async (email, profile) => people.setProfile(await uidOf(email), profile),
    async listening(email) {
      const uid = await uidOf(email);
      let stop = () => {};
      await new Promise<void>((resolve, reject) => {
        stop = watchProfile(app, uid, () => resolve(), reject);
      });
      stop();
    },
    async close() {
      await deleteApp(app);
      await removeSignedUp();
    },
  } satisfies AccountsFixture & { app: unknown };
}

describeAccounts("Firebase's accounts", open);

describe("Firebase's accounts", () => {
  let fixture: Awaited<ReturnType<typeof open>>;
  let accounts: typeof fixture.accounts;
  beforeEach(async () => {
    fixture = await open();
    accounts = fixture.accounts;
  });
  afterEach(() => fixture.close());

  const signedIn = (session = {}) =>
    expect.poll(() => current(accounts), { timeout: 20_000 }).toMatchObject({ state: 'signed-in', ...session });

  it('send a mail that links back to the root of the site', async () => {
    const email = `${crypto.randomUUID()}@accounts.example`;
    await accounts.signUp({ email, password: PASSWORD, fullName: 'Ana Luz', language: 'en' });
    expect((await links(email)).map((link) => link.searchParams.get('continueUrl'))).toEqual([`${ORIGIN}/`]);
  });

  it('report when only the mail could not be sent, and send it later', async () => {
    const email = `${crypto.randomUUID()}@accounts.example`;
    const account = { email, password: PASSWORD, fullName: 'Ana Luz', language: 'en' as const };
    await whileCut(/sendOobCode/, () =>
      expect(accounts.signUp(account)).rejects.toMatchObject({ reason: 'mail-not-sent' }),
    );
    expect(await links(email)).toEqual([]);
    await accounts.resendVerification(email, PASSWORD, 'en');
    expect(await links(email)).toHaveLength(1);
  });

  it('report why a sign-in was refused', async () => {
    const { uid, email } = await people.create();
    await whileCut(/signInWithPassword/, () =>
      expect(accounts.signIn(email, PASSWORD)).rejects.toMatchObject({ reason: 'offline' }),
    );
    await services.auth.updateUser(uid, { disabled: true });
    await expect(accounts.signIn(email, PASSWORD)).rejects.toMatchObject({ reason: 'disabled' });
  });

  it('announce a new token and keep the session', async () => {
    const { email } = await people.create();
    await accounts.signIn(email, PASSWORD);
    await signedIn();
    const events: SessionEvent[] = [];
    accounts.watch((event) => events.push(event));
    await sleep(1_100); // Within a second the emulator issues the same token.
    await authOf(fixture.app).currentUser?.getIdToken(true);
    const types = () => events.map(({ type }) => type);
    await expect.poll(types, { timeout: 20_000 }).toEqual(['initial-session', 'token-refreshed']);
    expect(events[1]?.session).toBe(events[0]?.session);
  });

  it('sign out on this device without a connection', async () => {
    const { email } = await people.create();
    await accounts.signIn(email, PASSWORD);
    await signedIn();
    await whileCut(/./, () => accounts.signOut());
    expect(current(accounts)).toEqual({ state: 'signed-out' });
  });

  it('treat the role as unknown if the profile cannot be read, and check again on request', async () => {
    const { uid, email } = await people.create();
    await people.setProfile(uid, { role: 'admin', is_active: true });
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    await whileCut(new RegExp(`firestore|${addressOf('firestore')}`), async () => {
      await accounts.signIn(email, PASSWORD);
      await signedIn({ isAdmin: false, isRoleUnknown: true });
    });
    await accounts.recheck();
    expect(current(accounts)).toMatchObject({ isAdmin: true });
    expect(current(accounts)).not.toHaveProperty('isRoleUnknown');
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('admin'), expect.any(Error));
    complaint.mockRestore();
  });

  it('report an admin only once the rules accept one: an upload works at once', async () => {
    const store = createMediaStore(fixture.app);
    const { uid, email } = await people.create();
    const unfollow = accounts.follow();
    await accounts.signIn(email, PASSWORD);
    await fixture.listening(email);
    const uploaded = new Promise<void>((resolve, reject) => {
      accounts.watch(({ session }) => {
        if (session.state === 'signed-in' && session.isAdmin)
          store.upload(pickedFile(`${uid}.pdf`)).then(resolve, reject);
      });
    });
    await people.setProfile(uid, { role: 'admin', is_active: true });
    await uploaded;
    unfollow();
    const mine = (await store.list()).filter((file) => file.file_name === `${uid}.pdf`);
    expect(mine).toHaveLength(1);
    for (const file of mine) await store.remove(file);
  });

  it('contact only the emulators', () => {
    expect(new Set(requests.map(({ url }) => url.hostname))).toEqual(new Set(['127.0.0.1']));
  });
});

function current(accounts: ReturnType<typeof createAccounts>): Session | undefined {
  let session: Session | undefined;
  accounts.watch((event) => {
    session = event.session;
  })();
  return session;
}
