import { expect, it } from 'vitest';
import { grant, list, resetFactor, revoke } from '../../functions/cli/manage-admins';
import { ADMIN, accountsOf, quietProject, quietServices } from './emulated-services';
import { runCli } from './run-cli';

const PROJECT = 'admin-command';
const services = quietServices(PROJECT);
const { auth } = services;
const { create, createAdmin, claims, profileOf, setProfile } = accountsOf(services);
const disable = (uid: string) => auth.updateUser(uid, { disabled: true });
const deactivate = (uid: string) => setProfile(uid, { is_active: false });

it('grants and revokes the role, with the claim, in the project that it is given, and shows its usage', async () => {
  const { uid, email } = await create({ claims: { team: 'north' } });
  const [granted, refused] = await Promise.all([
    runCli('admin', 'grant', email, '--project', quietProject(PROJECT)),
    runCli('admin', 'grant'),
  ]);
  expect(granted).toEqual({
    code: 0,
    out: `${email} is an admin now, from the next sign-in on.\n`,
    err: `Project: ${quietProject(PROJECT)} (the emulators)\n`,
  });
  expect(await claims(uid)).toEqual({ team: 'north', admin: true });
  expect(await profileOf(uid)).toEqual(ADMIN);
  expect(refused).toEqual({ code: 1, out: '', err: expect.stringMatching(/^Usage: npm run admin -- grant EMAIL/) });

  expect(await revoke(services, email)).toBe(`${email} is not an admin any more.`);
  expect(await claims(uid)).toEqual({ team: 'north' });
  expect(await profileOf(uid)).toMatchObject({ role: 'user' });
});

it('grants no role to an unverified or disabled account, but again to a deactivated admin', async () => {
  const unverified = await create({ emailVerified: false });
  const disabled = await create();
  await disable(disabled.uid);
  await expect(grant(services, unverified.email)).rejects.toThrow(
    `${unverified.email} is not verified: whoever signed up may not be its owner.`,
  );
  await expect(grant(services, disabled.email)).rejects.toThrow(`${disabled.email} is disabled`);
  for (const { uid } of [unverified, disabled]) expect(await profileOf(uid)).toBeUndefined();

  const deactivated = await create();
  await setProfile(deactivated.uid, { ...ADMIN, is_active: false });
  await grant(services, deactivated.email);
  expect(await claims(deactivated.uid)).toEqual({ admin: true });
});

it('needs an account', async () => {
  const message = 'No account has the email unknown@example.com. Sign up first.';
  for (const change of [grant, revoke, resetFactor])
    await expect(change(services, 'unknown@example.com')).rejects.toThrow(message);
});

it('removes a lost phone from an account, and ends its sessions', async () => {
  const { uid, email } = await create();
  const phone = { uid: 'phone-1', factorId: 'phone' as const, phoneNumber: '+19565550142' };
  const before = await auth.updateUser(uid, { multiFactor: { enrolledFactors: [phone] } });
  expect(before.multiFactor?.enrolledFactors).toHaveLength(1);
  await resetFactor(services, email);
  const { multiFactor, tokensValidAfterTime = '' } = await auth.getUser(uid);
  expect(multiFactor?.enrolledFactors ?? []).toEqual([]);
  expect(Date.parse(tokensValidAfterTime)).toBeGreaterThanOrEqual(Date.parse(before.tokensValidAfterTime ?? ''));
});

it.each<[string, (uid: string) => Promise<unknown>]>([
  ['active', async () => {}],
  ['deactivated', deactivate],
  ['account disabled, role still active: revoke ends it at once', disable],
  ['deactivated, account disabled', (uid) => Promise.all([disable(uid), deactivate(uid)])],
  ['email not verified', (uid) => auth.updateUser(uid, { emailVerified: false })],
  ['claim missing: grant again', (uid) => auth.setCustomUserClaims(uid, {})],
  ['has no account', (uid) => auth.deleteUser(uid)],
])('lists an admin, and nobody else, as: %s', async (state, change) => {
  const { uid, email } = await createAdmin();
  await createAdmin({ profile: { role: 'user' } });
  await change(uid);
  expect(await list(services)).toBe(`${state === 'has no account' ? uid : email}  ${state}`);
});
