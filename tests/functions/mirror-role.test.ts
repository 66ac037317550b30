import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../functions/src/accounts/create-profile';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { refreshRole } from '../../functions/src/accounts/refresh-role';
import { removeProfile } from '../../functions/src/accounts/remove-profile';
import type { Services } from '../../functions/src/context';
import { accountsOf, quietServices } from './emulated-services';

const services = quietServices('mirror-role');
const accounts = accountsOf(services, 'mirror-role');
afterEach(() => vi.restoreAllMocks());
afterAll(() => accounts.removeAll());

const ADMIN = { role: 'admin', is_active: true } as const;

/** A new account with an admin's profile and claim. */
async function newAdmin(claims: object = {}) {
  const account = await accounts.create({ claims });
  await accounts.setProfile(account.uid, ADMIN);
  await mirrorRole(services, account.uid);
  return account;
}

/** Services in which `act` runs once, after the profile was read and before the account is. */
function beforeFirstRead(act: () => Promise<unknown>): Services {
  let isFirst = true;
  const auth: Services['auth'] = Object.create(services.auth);
  auth.getUser = async (uid) => {
    const acts = isFirst;
    isFirst = false;
    if (acts) await act();
    return services.auth.getUser(uid);
  };
  return { ...services, auth };
}

describe('the claim', () => {
  it.each([
    ['deactivated', { is_active: false }],
    ['demoted', { role: 'user' }],
  ] as const)('is removed, and refresh tokens are revoked, when the account is %s', async (_, change) => {
    const { uid } = await newAdmin({ team: 'north' });
    const revoke = vi.spyOn(services.auth, 'revokeRefreshTokens');
    await accounts.setProfile(uid, change);
    expect(await mirrorRole(services, uid)).toBe(false);
    expect(await accounts.claims(uid)).toEqual({ team: 'north' });
    expect(revoke).toHaveBeenCalledWith(uid);
  });

  it('is removed, and refresh tokens are revoked, when the account is disabled', async () => {
    const { uid } = await newAdmin({ team: 'north' });
    const revoke = vi.spyOn(services.auth, 'revokeRefreshTokens');
    await services.auth.updateUser(uid, { disabled: true });
    expect(await refreshRole(services, uid)).toEqual({ admin: false });
    expect(await accounts.claims(uid)).toEqual({ team: 'north' });
    expect(revoke).toHaveBeenCalledWith(uid);
    await services.auth.updateUser(uid, { disabled: false });
    expect(await refreshRole(services, uid)).toEqual({ admin: true });
  });

  it('is removed with the profile', async () => {
    const { uid } = await newAdmin();
    await accounts.profile(uid).delete();
    await mirrorRole(services, uid);
    expect(await accounts.claims(uid)).toEqual({});
  });

  it('is written, and tokens are revoked, only when something changes', async () => {
    const admin = await newAdmin();
    const user = await accounts.create();
    await accounts.setProfile(user.uid, { role: 'user', is_active: true });
    const revoke = vi.spyOn(services.auth, 'revokeRefreshTokens');
    const write = vi.spyOn(services.auth, 'setCustomUserClaims');
    expect(await mirrorRole(services, admin.uid)).toBe(true);
    expect(await mirrorRole(services, user.uid)).toBe(false);
    expect(revoke).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
  });

  it('is removed if it has another value than true', async () => {
    const { uid } = await accounts.create({ claims: { admin: 'yes', team: 'north' } });
    await mirrorRole(services, uid);
    expect(await accounts.claims(uid)).toEqual({ team: 'north' });
  });

  it('is set once the email is verified and the account asks for it', async () => {
    const { uid } = await accounts.create({ emailVerified: false });
    await accounts.setProfile(uid, ADMIN);
    expect(await refreshRole(services, uid)).toEqual({ admin: false });
    expect(await accounts.claims(uid)).toEqual({});
    await services.auth.updateUser(uid, { emailVerified: true });
    expect(await refreshRole(services, uid)).toEqual({ admin: true });
    expect(await accounts.claims(uid)).toEqual({ admin: true });
  });

  it('is not set for a profile without an account', async () => {
    await accounts.setProfile('no-account', ADMIN);
    expect(await mirrorRole(services, 'no-account')).toBe(false);
    await accounts.profile('no-account').delete();
  });
});

describe('late and concurrent events', () => {
  it.each([true, false])(
    'end with the newest profile, active: %s, after a run that read the older one',
    async (isActive) => {
      const { uid } = await newAdmin();
      await accounts.setProfile(uid, { is_active: !isActive });
      await services.auth.setCustomUserClaims(uid, isActive ? { admin: true } : {});
      const slow = beforeFirstRead(async () => {
        await accounts.setProfile(uid, { is_active: isActive });
        await mirrorRole(services, uid);
      });
      expect(await mirrorRole(slow, uid)).toBe(isActive);
      expect(await accounts.claims(uid)).toEqual(isActive ? { admin: true } : {});
    },
  );

  it('end with the role in the profile, in any order', async () => {
    const { uid } = await accounts.create({ claims: { team: 'north' } });
    for (let round = 0; round < 10; round += 1) {
      const isActive = round % 2 === 0;
      const changes = Array.from({ length: 8 }, async (_, index) => {
        await sleep(Math.random() * 30);
        if (index < 4) await accounts.setProfile(uid, { role: 'admin', is_active: Math.random() < 0.5 });
        await mirrorRole(services, uid);
      });
      await Promise.all(changes);
      // The last event is delivered three times.
      await accounts.setProfile(uid, { role: 'admin', is_active: isActive });
      await Promise.all([mirrorRole(services, uid), mirrorRole(services, uid), mirrorRole(services, uid)]);
      expect(await accounts.claims(uid)).toEqual(isActive ? { team: 'north', admin: true } : { team: 'north' });
    }
  });
});

describe('the profile', () => {
  const profileOf = async (uid: string) => (await accounts.profile(uid).get()).data();

  it('is not overwritten if it exists', async () => {
    const { uid } = await accounts.create();
    await accounts.setProfile(uid, ADMIN);
    await createProfile(services, uid);
    expect(await profileOf(uid)).toEqual(ADMIN);
  });

  it('is not left behind if the creation event arrives after the deletion event', async () => {
    const { uid } = await accounts.create();
    await services.auth.deleteUser(uid);
    await removeProfile(services, uid);
    await createProfile(services, uid);
    expect(await profileOf(uid)).toBeUndefined();
  });
});
