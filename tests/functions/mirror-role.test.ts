import { expect, it, vi } from 'vitest';
import { createProfile } from '../../functions/src/accounts/create-profile';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { removeProfile } from '../../functions/src/accounts/remove-profile';
import { ADMIN, accountsOf, quietServices } from './emulated-services';

const services = quietServices('mirror-role');
const { auth } = services;
const accounts = accountsOf(services);

it('the claim is written, and tokens are revoked, only when something changes', async () => {
  const [admin, user] = [await accounts.createAdmin(), await accounts.create()];
  const writes = [vi.spyOn(auth, 'revokeRefreshTokens'), vi.spyOn(auth, 'setCustomUserClaims')];
  expect(await mirrorRole(services, admin.uid)).toBe(true);
  for (const uid of [user.uid, 'no-account']) expect(await mirrorRole(services, uid)).toBe(false);
  for (const write of writes) expect(write).not.toHaveBeenCalled();
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
