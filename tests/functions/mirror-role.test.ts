import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createProfile } from '../../functions/src/accounts/create-profile';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { refreshRole } from '../../functions/src/accounts/refresh-role';
import { removeProfile } from '../../functions/src/accounts/remove-profile';
import type { Services } from '../../functions/src/context';
import { accountsOf, quietServices } from '../support/emulated-services';

const services = quietServices();
const accounts = accountsOf(services, 'mirror-role');
afterAll(() => accounts.removeAll());

const ADMIN = { role: 'admin', is_active: true } as const;

/** A new account with an admin's profile and claim. */
async function newAdmin(claims: object = {}) {
  const account = await accounts.create({ claims });
  await accounts.setProfile(account.uid, ADMIN);
  await mirrorRole(services, account.uid);
  return account;
}

async function tokensValidAfter(uid: string): Promise<number> {
  return Date.parse((await services.auth.getUser(uid)).tokensValidAfterTime ?? '');
}

/** Services in which `act` happens once, after the profile was read and before the account is. */
function beforeFirstLook(act: () => Promise<unknown>): Services {
  let first = true;
  const auth: Services['auth'] = Object.create(services.auth);
  auth.getUser = async (uid) => {
    const acts = first;
    first = false;
    if (acts) await act();
    return services.auth.getUser(uid);
  };
  return { ...services, auth };
}

describe('the claim', () => {
  it('comes with the role, beside the claims that are there', async () => {
    const { uid } = await newAdmin({ team: 'north' });
    expect(await accounts.claims(uid)).toEqual({ team: 'north', admin: true });
  });

  it.each([
    ['deactivated', { is_active: false }],
    ['demoted', { role: 'user' }],
  ] as const)('goes, and refresh tokens with it, when the account is %s', async (_, change) => {
    const { uid } = await newAdmin({ team: 'north' });
    const before = await tokensValidAfter(uid);
    await sleep(1_100); // Times of revocation count in whole seconds.
    await accounts.setProfile(uid, change);
    expect(await mirrorRole(services, uid)).toBe(false);
    expect(await accounts.claims(uid)).toEqual({ team: 'north' });
    expect(await tokensValidAfter(uid)).toBeGreaterThan(before);
  });

  it('goes when the profile is removed', async () => {
    const { uid } = await newAdmin();
    await accounts.profile(uid).delete();
    await mirrorRole(services, uid);
    expect(await accounts.claims(uid)).toEqual({});
  });

  it('is written, and tokens are revoked, only where something changes', async () => {
    const admin = await newAdmin();
    const user = await accounts.create();
    await accounts.setProfile(user.uid, { role: 'user', is_active: true });
    const validAfter = () => Promise.all([admin, user].map(({ uid }) => tokensValidAfter(uid)));
    const before = await validAfter();
    await sleep(1_100); // Times of revocation count in whole seconds.
    expect(await mirrorRole(services, admin.uid)).toBe(true);
    expect(await mirrorRole(services, user.uid)).toBe(false);
    expect(await validAfter()).toEqual(before);
  });

  it('that says something else than true is taken away', async () => {
    const { uid } = await accounts.create({ claims: { admin: 'yes', team: 'north' } });
    await mirrorRole(services, uid);
    expect(await accounts.claims(uid)).toEqual({ team: 'north' });
  });

  it('waits for the verification of the email, and comes when the account asks then', async () => {
    const { uid } = await accounts.create({ emailVerified: false });
    await accounts.setProfile(uid, ADMIN);
    expect(await refreshRole(services, uid)).toEqual({ admin: false });
    expect(await accounts.claims(uid)).toEqual({});
    await services.auth.updateUser(uid, { emailVerified: true });
    expect(await refreshRole(services, uid)).toEqual({ admin: true });
    expect(await accounts.claims(uid)).toEqual({ admin: true });
  });

  it('of an account that does not exist is nothing to mirror', async () => {
    await accounts.setProfile('nobody', ADMIN);
    expect(await mirrorRole(services, 'nobody')).toBe(false);
    await accounts.profile('nobody').delete();
  });
});

describe('events that come late and at once', () => {
  it('do not give the claim back: a run that read the older profile corrects itself', async () => {
    const { uid } = await newAdmin();
    await services.auth.setCustomUserClaims(uid, {});
    const slow = beforeFirstLook(async () => {
      await accounts.setProfile(uid, { is_active: false });
      await mirrorRole(services, uid);
    });
    expect(await mirrorRole(slow, uid)).toBe(false);
    expect(await accounts.claims(uid)).toEqual({});
  });

  it('do not take the claim away: a run that read the older profile corrects itself', async () => {
    const { uid } = await newAdmin();
    await accounts.setProfile(uid, { is_active: false });
    const slow = beforeFirstLook(async () => {
      await accounts.setProfile(uid, ADMIN);
      await mirrorRole(services, uid);
    });
    expect(await mirrorRole(slow, uid)).toBe(true);
    expect(await accounts.claims(uid)).toEqual({ admin: true });
  });

  it('end with what the profile says, whatever overlaps', async () => {
    const { uid } = await accounts.create({ claims: { team: 'north' } });
    for (let round = 0; round < 10; round += 1) {
      const last = round % 2 === 0;
      const changes = Array.from({ length: 8 }, async (_, index) => {
        await sleep(Math.random() * 30);
        if (index < 4) await accounts.setProfile(uid, { role: 'admin', is_active: Math.random() < 0.5 });
        await mirrorRole(services, uid);
      });
      await Promise.all(changes);
      // The event of the last change is delivered three times, and overtakes nothing.
      await accounts.setProfile(uid, { role: 'admin', is_active: last });
      await Promise.all([mirrorRole(services, uid), mirrorRole(services, uid), mirrorRole(services, uid)]);
      expect(await accounts.claims(uid)).toEqual(last ? { team: 'north', admin: true } : { team: 'north' });
    }
  });
});

describe('the profile', () => {
  it('of a new account is that of a user', async () => {
    const { uid } = await accounts.create();
    await createProfile(services, uid);
    expect((await accounts.profile(uid).get()).data()).toEqual({ role: 'user', is_active: true });
  });

  it('that is there is not overwritten', async () => {
    const { uid } = await accounts.create();
    await accounts.setProfile(uid, ADMIN);
    await createProfile(services, uid);
    expect((await accounts.profile(uid).get()).data()).toEqual(ADMIN);
  });

  it('is not left behind by a creation that is told after the deletion', async () => {
    const { uid } = await accounts.create();
    await services.auth.deleteUser(uid);
    await removeProfile(services, uid);
    await createProfile(services, uid);
    expect((await accounts.profile(uid).get()).exists).toBe(false);
  });

  it('can be removed twice', async () => {
    const { uid } = await accounts.create();
    await createProfile(services, uid);
    await removeProfile(services, uid);
    await removeProfile(services, uid);
    expect((await accounts.profile(uid).get()).exists).toBe(false);
  });
});
