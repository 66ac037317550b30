import { expect, it, vi } from 'vitest';
import { grant, list, resetFactor, revoke } from '../../functions/cli/manage-admins';
import { ADMIN, accountsOf, quietProject, quietServices, runCli } from './emulated-services';

const PROJECT = 'admin-command';
const services = quietServices(PROJECT);
const { auth } = services;
const { create, claims, profileOf } = accountsOf(services);

it('grants, lists and revokes the role, with the claim, in the project that it is given', async () => {
  const { uid, email } = await create({ claims: { team: 'north' } });
  const granted = await runCli('admin', 'grant', email, '--project', quietProject(PROJECT));
  expect(granted).toMatchObject({ code: 0, out: `${email} is an admin now, from the next sign-in on.\n` });
  expect(await claims(uid)).toEqual({ team: 'north', admin: true });
  expect(await profileOf(uid)).toEqual(ADMIN);
  expect(await list(services)).toBe(`${email}  active`);
  await revoke(services, email);
  expect(await claims(uid)).toEqual({ team: 'north' });
  expect(await profileOf(uid)).toMatchObject({ role: 'user' });
});

it('finds an account whose domain is typed with its international letters', async () => {
  await auth.createUser({ email: 'maria@xn--and-6ma2c.mx', emailVerified: true });
  const granted = await runCli('admin', 'grant', 'maria@ñandú.mx', '--project', quietProject(PROJECT));
  expect(granted).toMatchObject({ code: 0, out: expect.stringMatching(/^maria@xn--and-6ma2c[.]mx is an admin now/) });
});

it('grants no role to an unverified or disabled account', async () => {
  const [unverified, disabled] = [await create({ emailVerified: false }), await create()];
  await auth.updateUser(disabled.uid, { disabled: true });
  await expect(grant(services, unverified.email)).rejects.toThrow('is not verified');
  await expect(grant(services, disabled.email)).rejects.toThrow('is disabled');
  for (const { uid } of [unverified, disabled]) expect(await profileOf(uid)).toBeUndefined();
});

it('removes a lost phone from an account, and ends its sessions', async () => {
  const { uid, email } = await create();
  const phone = { uid: 'phone-1', factorId: 'phone' as const, phoneNumber: '+19565550142' };
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: [phone] } });
  const revokeTokens = vi.spyOn(auth, 'revokeRefreshTokens');
  await resetFactor(services, email);
  expect((await auth.getUser(uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
  expect(revokeTokens).toHaveBeenCalledWith(uid);
});
