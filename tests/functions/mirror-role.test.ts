import { describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../functions/src/accounts/create-profile';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { removeProfile } from '../../functions/src/accounts/remove-profile';
import { ADMIN, accountsOf, quietServices } from './emulated-services';

const services = quietServices('mirror-role');
const { auth } = services;
const accounts = accountsOf(services);

describe.each<{ who: string; find: () => Promise<{ uid: string }>; isAdmin: boolean }>([
  { who: 'an admin', find: () => accounts.createAdmin(), isAdmin: true },
  { who: 'a user', find: () => accounts.create(), isAdmin: false },
  { who: 'no account', find: async () => ({ uid: 'no-account' }), isAdmin: false },
])('for $who whose role has not changed', ({ find, isAdmin }) => {
  it(`finds ${isAdmin ? 'the' : 'no'} claim`, async () => {
    const { uid } = await find();
    expect(await mirrorRole(services, uid)).toBe(isAdmin);
  });

  it('writes no claim', async () => {
    const { uid } = await find();
    const write = vi.spyOn(auth, 'setCustomUserClaims');
    await mirrorRole(services, uid);
    expect(write).not.toHaveBeenCalled();
  });

  it('revokes no tokens', async () => {
    const { uid } = await find();
    const revoke = vi.spyOn(auth, 'revokeRefreshTokens');
    await mirrorRole(services, uid);
    expect(revoke).not.toHaveBeenCalled();
  });
});

it('the claim follows a profile that changes while the account is read', async () => {
  const { uid } = await accounts.createAdmin();
  const { getUser } = auth;
  vi.spyOn(auth, 'getUser').mockImplementationOnce(async (...args) => {
    await accounts.setProfile(uid, { is_active: false });
    await mirrorRole(services, uid);
    return getUser.apply(auth, args);
  });
  expect(await mirrorRole(services, uid)).toBe(false);
  expect(await accounts.claims(uid)).toEqual({});
});

it('the profile is not overwritten if it exists', async () => {
  const { uid } = await accounts.createAdmin();
  await createProfile(services, uid);
  expect(await accounts.profileOf(uid)).toEqual(ADMIN);
});

it('the profile is not left behind if the creation event arrives after the deletion event', async () => {
  const { uid } = await accounts.create();
  await auth.deleteUser(uid);
  await removeProfile(services, uid);
  await createProfile(services, uid);
  expect(await accounts.profileOf(uid)).toBeUndefined();
});
