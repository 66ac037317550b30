import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signIn } from '../support/emulated-calls';
import { accountsOf, liveServices, until, warm } from '../support/emulated-services';

const services = liveServices();
const accounts = accountsOf(services, 'account-events');
const NEVER_MIND_MS = 2_000; // How long a test waits for events that may still come.

const profileOf = async (uid: string) => (await accounts.profile(uid).get()).data();
const isAdmin = async (uid: string) => (await accounts.claims(uid)).admin === true;

beforeAll(async () => {
  let uid = '';
  await warm(
    async () => {
      uid = (await accounts.create()).uid;
    },
    () => profileOf(uid),
  );
  await warm(
    async () => {
      await accounts.setProfile(uid, { role: 'user' }); // A write that changes nothing is no event.
      await accounts.setProfile(uid, { role: 'admin' });
    },
    () => isAdmin(uid),
  );
  await warm(
    async () => {
      uid = (await accounts.create()).uid;
      await until('the profile', () => profileOf(uid));
      await services.auth.deleteUser(uid);
    },
    async () => !(await profileOf(uid)),
  );
}, 150_000);

afterAll(() => accounts.removeAll());

describe('an account', () => {
  it('has the profile of a user after its sign-up, and none after its deletion', async () => {
    const { uid } = await accounts.create();
    expect(await until('the profile', () => profileOf(uid))).toEqual({ role: 'user', is_active: true });
    await services.auth.deleteUser(uid);
    await until('its removal', async () => !(await profileOf(uid)));
  });

  it('gets and loses the claim as its profile changes, and its tokens with it', async () => {
    const { uid, email } = await accounts.create();
    await until('the profile', () => profileOf(uid));
    await accounts.setProfile(uid, { role: 'admin' });
    await until('the claim', () => isAdmin(uid));
    const token = await signIn(email);
    expect(await services.auth.verifyIdToken(token, true)).toMatchObject({ admin: true });

    await sleep(1_100); // Times of revocation count in whole seconds.
    await accounts.setProfile(uid, { is_active: false });
    await until('the claim gone', async () => !(await isAdmin(uid)));
    await expect(services.auth.verifyIdToken(token, true)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
  });

  it('ends with the claim that its profile says after changes in quick succession', async () => {
    const { uid } = await accounts.create();
    await until('the profile', () => profileOf(uid));
    for (const is_active of [true, false, true, false, true, false]) {
      await accounts.setProfile(uid, { role: 'admin', is_active });
    }
    await sleep(NEVER_MIND_MS);
    await until('the claim gone', async () => !(await isAdmin(uid)));
    await accounts.setProfile(uid, { is_active: true });
    await until('the claim', () => isAdmin(uid));
  });

  it('gets the claim by refreshRole once its email is verified', async () => {
    const { uid, email } = await accounts.create({ emailVerified: false });
    await until('the profile', () => profileOf(uid));
    await accounts.setProfile(uid, { role: 'admin' });
    const token = await signIn(email);
    expect((await call('refreshRole', null, token)).body).toEqual({ result: { admin: false } });
    await services.auth.updateUser(uid, { emailVerified: true });
    expect((await call('refreshRole', null, token)).body).toEqual({ result: { admin: true } });
    expect(await isAdmin(uid)).toBe(true);
  });

  it('is needed for refreshRole', async () => {
    const { status, body } = await call('refreshRole');
    expect(status).toBe(401);
    expect(body).toEqual({ error: { status: 'UNAUTHENTICATED', message: 'Sign in first.' } });
  });
});
