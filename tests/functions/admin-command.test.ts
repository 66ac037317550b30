import { beforeAll, describe, expect, it, vi } from 'vitest';
import { grant, list, resetFactor, revoke } from '../../functions/cli/manage-admins';
import { runCli } from '../support/run-cli';
import { ADMIN, accountsOf, quietProject, quietServices } from './emulated-services';

const PROJECT = 'admin-command';
const services = quietServices(PROJECT);
const { auth } = services;
const { create, claims, profileOf } = accountsOf(services);

/** Time limit of a command, in milliseconds. */
const COMMAND_MS = 180_000;

describe('npm run admin -- grant', () => {
  let granted: Awaited<ReturnType<typeof runCli>>;
  let ana: Awaited<ReturnType<typeof create>>;
  let admin: { claims: object; profile: unknown };
  beforeAll(async () => {
    ana = await create({ claims: { team: 'north' } });
    granted = await runCli('admin', 'grant', ana.email, '--project', quietProject(PROJECT));
    admin = { claims: await claims(ana.uid), profile: await profileOf(ana.uid) };
  }, COMMAND_MS);

  it('says who is an admin now', () => {
    expect(granted).toMatchObject({ code: 0, out: `${ana.email} is an admin now, from the next sign-in on.\n` });
  });

  it('gives the role to the account in the project that it names', () => {
    expect(admin.profile).toEqual(ADMIN);
  });

  it('adds the claim to those that the account has', () => {
    expect(admin.claims).toEqual({ team: 'north', admin: true });
  });
});

describe('an admin', () => {
  async function createGranted() {
    const account = await create({ claims: { team: 'north' } });
    await grant(services, account.email);
    return account;
  }

  it('is listed', async () => {
    const { email } = await createGranted();
    expect(await list(services)).toBe(`${email}  active`);
  });

  it('loses the role when it is revoked', async () => {
    const { uid, email } = await createGranted();
    await revoke(services, email);
    expect(await profileOf(uid)).toMatchObject({ role: 'user' });
  });

  it('loses only the claim of the role when it is revoked', async () => {
    const { uid, email } = await createGranted();
    await revoke(services, email);
    expect(await claims(uid)).toEqual({ team: 'north' });
  });
});

it('npm run admin finds an account whose domain is typed with its international letters', async () => {
  await auth.createUser({ email: 'maria@xn--and-6ma2c.mx', emailVerified: true });
  const granted = await runCli('admin', 'grant', 'maria@ñandú.mx', '--project', quietProject(PROJECT));
  expect(granted).toMatchObject({ code: 0, out: expect.stringMatching(/^maria@xn--and-6ma2c[.]mx is an admin now/) });
});

describe.each([
  ['an unverified account', { emailVerified: false }, false, 'is not verified'],
  ['a disabled account', {}, true, 'is disabled'],
])('%s', (_, options, disabled, reason) => {
  async function createRefused() {
    const account = await create(options);
    await auth.updateUser(account.uid, { disabled });
    return account;
  }

  it('is refused the role with the reason', async () => {
    const { email } = await createRefused();
    await expect(grant(services, email)).rejects.toThrow(reason);
  });

  it('gets no profile', async () => {
    const { uid, email } = await createRefused();
    await expect(grant(services, email)).rejects.toThrow();
    expect(await profileOf(uid)).toBeUndefined();
  });
});

describe('the account of a lost phone', () => {
  async function createWithPhone() {
    const account = await create();
    const phone = { uid: 'phone-1', factorId: 'phone' as const, phoneNumber: '+19565550142' };
    await auth.updateUser(account.uid, { multiFactor: { enrolledFactors: [phone] } });
    return account;
  }

  it('loses its second factor', async () => {
    const { uid, email } = await createWithPhone();
    await resetFactor(services, email);
    expect((await auth.getUser(uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
  });

  it('loses its sessions', async () => {
    const { uid, email } = await createWithPhone();
    const revokeTokens = vi.spyOn(auth, 'revokeRefreshTokens');
    await resetFactor(services, email);
    expect(revokeTokens).toHaveBeenCalledWith(uid);
  });
});
