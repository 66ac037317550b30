import { execFile } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { accountsOf, liveServices } from '../support/emulated-services';

const services = liveServices();
const accounts = accountsOf(services, 'admin-command');
afterAll(() => accounts.removeAll());

const ROOT = new URL('../..', import.meta.url);

/** Runs `npm run admin -- …` as staff would: without the variables of a run inside the emulators. */
function admin(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/EMULATOR|PROJECT/.test(name)));
  return new Promise((resolve) => {
    const command = ['run', '--silent', 'admin', '--', ...args];
    execFile('npm', command, { cwd: ROOT, env: { ...env, NO_COLOR: '1' } }, (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err });
    });
  });
}

describe('npm run admin', () => {
  it('grants, lists and revokes', async () => {
    const { uid, email } = await accounts.create({ claims: { team: 'north' } });
    expect(await admin('grant', email)).toMatchObject({
      code: 0,
      out: `${email} is an admin now, from the next sign-in on.\n`,
    });
    expect(await accounts.claims(uid)).toEqual({ team: 'north', admin: true });
    expect((await accounts.profile(uid).get()).data()).toEqual({ role: 'admin', is_active: true });
    expect((await admin('list')).out).toContain(`${email}  active\n`);

    expect(await admin('revoke', email)).toMatchObject({ code: 0, out: `${email} is not an admin any more.\n` });
    expect(await accounts.claims(uid)).toEqual({ team: 'north' });
    expect((await accounts.profile(uid).get()).data()).toMatchObject({ role: 'user' });
    expect((await admin('list')).out).not.toContain(email);
  });

  it('gives nothing to an address that nobody has verified, not even once somebody has', async () => {
    const { uid, email } = await accounts.create({ emailVerified: false });
    const { code, out, err } = await admin('grant', email);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`${email} is not verified: whoever signed up may not be its owner.`);
    await services.auth.updateUser(uid, { emailVerified: true });
    await mirrorRole(services, uid);
    expect(await accounts.claims(uid)).toEqual({});
    expect((await admin('list')).out).not.toContain(email);
  });

  it('wakes a deactivated admin', async () => {
    const { uid, email } = await accounts.create();
    await accounts.setProfile(uid, { role: 'admin', is_active: false });
    await admin('grant', email);
    expect(await accounts.claims(uid)).toEqual({ admin: true });
  });

  it.each(['grant', 'revoke'])('refuses to %s somebody unknown in one sentence', async (verb) => {
    const { code, out, err } = await admin(verb, 'nobody@example.com');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trim().split('\n').at(-1)).toBe('No account has the email nobody@example.com. Sign up first.');
  });

  it.each([[['grant']], [['list', 'a@example.com']], [['list', '--force']]])('shows its usage for %j', async (args) => {
    const { code, err } = await admin(...args);
    expect(code).toBe(1);
    expect(err).toContain('Usage: npm run admin -- grant EMAIL');
  });
});
