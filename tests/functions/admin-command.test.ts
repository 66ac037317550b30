import { afterAll, describe, expect, it } from 'vitest';
import { grant, list, resetFactor, revoke } from '../../functions/cli/manage-admins';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { accountsOf, quietProject, quietServices } from './emulated-services';
import { runCli } from './run-cli';

const PROJECT = 'admin-command';
const services = quietServices(PROJECT);
const accounts = accountsOf(services, PROJECT);
afterAll(() => accounts.removeAll());

const ADMIN = { role: 'admin', is_active: true } as const;
const roleOf = async (uid: string) => (await accounts.profile(uid).get()).data();

describe('npm run admin', () => {
  it('grants and revokes the role, with the claim, in the project that it is given', async () => {
    const { uid, email } = await accounts.create({ claims: { team: 'north' } });
    expect(await runCli('admin', 'grant', email, '--project', quietProject(PROJECT))).toEqual({
      code: 0,
      out: `${email} is an admin now, from the next sign-in on.\n`,
      err: '',
    });
    expect(await accounts.claims(uid)).toEqual({ team: 'north', admin: true });
    expect(await roleOf(uid)).toEqual(ADMIN);

    expect(await revoke(services, email)).toBe(`${email} is not an admin any more.`);
    expect(await accounts.claims(uid)).toEqual({ team: 'north' });
    expect(await roleOf(uid)).toMatchObject({ role: 'user' });
    expect(await list(services)).not.toContain(email);
  });

  it('shows its usage, and no stack, for wrong arguments', async () => {
    const { code, out, err } = await runCli('admin', 'grant');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^Usage: npm run admin -- grant EMAIL/);
  });
});

describe('the role admin', () => {
  it('is not granted to an unverified address, not even once it is verified', async () => {
    const { uid, email } = await accounts.create({ emailVerified: false });
    await expect(grant(services, email)).rejects.toThrow(
      `${email} is not verified: whoever signed up may not be its owner.`,
    );
    await services.auth.updateUser(uid, { emailVerified: true });
    await mirrorRole(services, uid);
    expect(await accounts.claims(uid)).toEqual({});
    expect(await list(services)).not.toContain(email);
  });

  it('is not granted to a disabled account', async () => {
    const { uid, email } = await accounts.create();
    await services.auth.updateUser(uid, { disabled: true });
    await expect(grant(services, email)).rejects.toThrow(`${email} is disabled`);
    expect(await accounts.claims(uid)).toEqual({});
  });

  it('is granted again to a deactivated admin', async () => {
    const { uid, email } = await accounts.create();
    await accounts.setProfile(uid, { ...ADMIN, is_active: false });
    await grant(services, email);
    expect(await accounts.claims(uid)).toEqual({ admin: true });
  });

  it('needs an account', async () => {
    const message = 'No account has the email unknown@example.com. Sign up first.';
    for (const change of [grant, revoke, resetFactor])
      await expect(change(services, 'unknown@example.com')).rejects.toThrow(message);
  });
});

it('a lost phone is removed from an account, and its sessions end', async () => {
  const { uid, email } = await accounts.create();
  const phone = { uid: 'phone-1', factorId: 'phone' as const, phoneNumber: '+19565550142' };
  const before = await services.auth.updateUser(uid, { multiFactor: { enrolledFactors: [phone] } });
  expect(before.multiFactor?.enrolledFactors).toHaveLength(1);
  await resetFactor(services, email);
  const { multiFactor, tokensValidAfterTime = '' } = await services.auth.getUser(uid);
  expect(multiFactor?.enrolledFactors ?? []).toEqual([]);
  expect(Date.parse(tokensValidAfterTime)).toBeGreaterThanOrEqual(Date.parse(before.tokensValidAfterTime ?? ''));
});

it('the list of admins names what keeps each from using the role', async () => {
  const { auth } = services;
  const newAdmin = async (change: (uid: string) => Promise<unknown> = async () => {}, emailVerified = true) => {
    const { uid, email } = await accounts.create({ emailVerified });
    await accounts.setProfile(uid, ADMIN);
    await mirrorRole(services, uid);
    await change(uid);
    return email;
  };
  const deactivate = (uid: string) => accounts.setProfile(uid, { is_active: false });
  const disable = (uid: string) => auth.updateUser(uid, { disabled: true });
  const active = await newAdmin();
  const deactivated = await newAdmin(deactivate);
  const disabled = await newAdmin(disable);
  const both = await newAdmin((uid) => Promise.all([disable(uid), deactivate(uid)]));
  const unverified = await newAdmin(undefined, false);
  const withoutClaim = await newAdmin((uid) => auth.setCustomUserClaims(uid, {}));
  const demoted = await newAdmin((uid) => accounts.setProfile(uid, { role: 'user' }));
  await accounts.setProfile('no-account', ADMIN);

  const lines = (await list(services)).split('\n');
  await accounts.profile('no-account').delete();
  expect(lines).toEqual(
    expect.arrayContaining([
      `${active}  active`,
      `${deactivated}  deactivated`,
      `${disabled}  account disabled, role still active: revoke ends it at once`,
      `${both}  deactivated, account disabled`,
      `${unverified}  email not verified`,
      `${withoutClaim}  claim missing: grant again`,
      'no-account  has no account',
    ]),
  );
  expect(lines.join()).not.toContain(demoted);
});
