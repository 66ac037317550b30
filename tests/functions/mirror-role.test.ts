import { describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../functions/src/accounts/create-profile';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { refreshRole } from '../../functions/src/accounts/refresh-role';
import { removeProfile } from '../../functions/src/accounts/remove-profile';
import type { Caller } from '../../functions/src/callable';
import { ADMIN, accountsOf, quietServices } from './emulated-services';

const services = quietServices('mirror-role');
const { auth } = services;
const accounts = accountsOf(services);

describe('the claim', () => {
  it('is removed, whatever its value, and refresh tokens are revoked, when the account has no profile', async () => {
    const { uid } = await accounts.create({ claims: { admin: 'yes', team: 'north' } });
    const revoke = vi.spyOn(auth, 'revokeRefreshTokens');
    expect(await refreshRole(services, { uid } as Caller)).toEqual({ admin: false });
    expect(await accounts.claims(uid)).toEqual({ team: 'north' });
    expect(revoke).toHaveBeenCalledWith(uid);
  });

  it('is written, and tokens are revoked, only when something changes', async () => {
    const admin = await accounts.createAdmin();
    const user = await accounts.create();
    await accounts.setProfile('no-account', ADMIN);
    const revoke = vi.spyOn(auth, 'revokeRefreshTokens');
    const write = vi.spyOn(auth, 'setCustomUserClaims');
    expect(await mirrorRole(services, admin.uid)).toBe(true);
    for (const uid of [user.uid, 'no-account']) expect(await mirrorRole(services, uid)).toBe(false);
    expect(revoke).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
  });

  it.each([true, false])('follows the newest profile, active: %s', async (isActive) => {
    const claims = isActive ? { admin: true } : {};
    const { uid } = await accounts.createAdmin({ profile: { is_active: !isActive } });
    await auth.setCustomUserClaims(uid, claims);
    // The profile changes after it was read, and before the account is.
    const { getUser } = auth;
    vi.spyOn(auth, 'getUser').mockImplementationOnce(async (...args) => {
      await accounts.setProfile(uid, { is_active: isActive });
      await mirrorRole(services, uid);
      return getUser.apply(auth, args);
    });
    expect(await mirrorRole(services, uid)).toBe(isActive);
    expect(await accounts.claims(uid)).toEqual(claims);
  });
});

describe('the profile', () => {
  it('is not overwritten if it exists', async () => {
    const { uid } = await accounts.createAdmin();
    await createProfile(services, uid);
    expect(await accounts.profileOf(uid)).toEqual(ADMIN);
  });

  it('is not left behind if the creation event arrives after the deletion event', async () => {
    const { uid } = await accounts.create();
    await auth.deleteUser(uid);
    await removeProfile(services, uid);
    await createProfile(services, uid);
    expect(await accounts.profileOf(uid)).toBeUndefined();
  });
});
