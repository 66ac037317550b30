import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../functions/src/accounts/create-profile';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { refreshRole } from '../../functions/src/accounts/refresh-role';
import { removeProfile } from '../../functions/src/accounts/remove-profile';
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

const CHANGES: [string, (uid: string) => Promise<unknown>][] = [
  ['deactivated', (uid) => accounts.setProfile(uid, { is_active: false })],
  ['demoted', (uid) => accounts.setProfile(uid, { role: 'user' })],
  ['disabled', (uid) => services.auth.updateUser(uid, { disabled: true })],
  ['without a profile', (uid) => accounts.profile(uid).delete()],
  [
    'without a profile, and the claim is not true',
    async (uid) => {
      await accounts.profile(uid).delete();
      await services.auth.setCustomUserClaims(uid, { admin: 'yes', team: 'north' });
    },
  ],
];

describe('the claim', () => {
  it.each(CHANGES)('is removed, and refresh tokens are revoked, when the account is %s', async (_, change) => {
    const { uid } = await newAdmin({ team: 'north' });
    const revoke = vi.spyOn(services.auth, 'revokeRefreshTokens');
    await change(uid);
    expect(await refreshRole(services, uid)).toEqual({ admin: false });
    expect(await accounts.claims(uid)).toEqual({ team: 'north' });
    expect(revoke).toHaveBeenCalledWith(uid);
  });

  it('is written, and tokens are revoked, only when something changes', async () => {
    const admin = await newAdmin();
    const user = await accounts.create();
    await accounts.setProfile(user.uid, { role: 'user', is_active: true });
    await accounts.setProfile('no-account', ADMIN);
    const revoke = vi.spyOn(services.auth, 'revokeRefreshTokens');
    const write = vi.spyOn(services.auth, 'setCustomUserClaims');
    expect(await mirrorRole(services, admin.uid)).toBe(true);
    expect(await mirrorRole(services, user.uid)).toBe(false);
    expect(await mirrorRole(services, 'no-account')).toBe(false);
    expect(revoke).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
    await accounts.profile('no-account').delete();
  });

  it.each([true, false])(
    'follows the newest profile, active: %s, after a run that read an older one',
    async (isActive) => {
      const { uid } = await newAdmin();
      await accounts.setProfile(uid, { is_active: !isActive });
      await services.auth.setCustomUserClaims(uid, isActive ? { admin: true } : {});
      // The profile changes after it was read, and before the account is.
      const { getUser } = services.auth;
      vi.spyOn(services.auth, 'getUser').mockImplementationOnce(async (...args) => {
        await accounts.setProfile(uid, { is_active: isActive });
        await mirrorRole(services, uid);
        return getUser.apply(services.auth, args);
      });
      expect(await mirrorRole(services, uid)).toBe(isActive);
      expect(await accounts.claims(uid)).toEqual(isActive ? { admin: true } : {});
    },
  );
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
