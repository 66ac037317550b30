import { afterEach, describe, expect, it } from 'vitest';
import { changeRole } from '../../functions/src/accounts/change-role';
import { manageTeam } from '../../functions/src/accounts/manage-team';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import type { Caller } from '../../functions/src/callable';
import { ROLE_CHANGES_COLLECTION, type TeamRequest, teamRequestSchema } from '../../src/domain/team';
import { accountsOf, quietServices } from './emulated-services';

const services = quietServices('manage-team');
const accounts = accountsOf(services, 'manage-team');
afterEach(async () => {
  await accounts.removeAll();
  await services.firestore.recursiveDelete(services.firestore.collection(ROLE_CHANGES_COLLECTION));
});

const ADMIN = { role: 'admin', is_active: true } as const;
const NOW = Date.UTC(2026, 10, 26, 12);

async function newAdmin(profile: object = ADMIN) {
  const account = await accounts.create();
  await accounts.setProfile(account.uid, { ...ADMIN, ...profile });
  await mirrorRole(services, account.uid);
  return account;
}

/** The caller with the token of an admin who signed in some minutes ago. */
function callerOf({ uid, email }: { uid: string; email: string }, claims: object = {}, minutes = 1): Caller {
  const token = { uid, email, admin: true, email_verified: true, auth_time: NOW / 1000 - minutes * 60, ...claims };
  return { uid, token: token as unknown as Caller['token'] };
}

const ask = (caller: Caller | null, request: TeamRequest) => manageTeam(services, caller, request, NOW);
const refused = (reason: string) => ({ code: 'failed-precondition', details: { reason } });

describe('the team', () => {
  it('gets and loses an admin, and lists who did that when', async () => {
    const ana = await newAdmin();
    const ben = await accounts.create();
    await ask(callerOf(ana), { action: 'grant', email: ben.email });
    const { admins } = await ask(callerOf(ana), { action: 'grant', email: ben.email }); // recorded once
    expect(admins.find(({ uid }) => uid === ben.uid)).toMatchObject({
      email: ben.email,
      by: ana.email,
      isWorking: true,
    });
    expect(admins.find(({ uid }) => uid === ana.uid)).toMatchObject({ since: null, by: null });
    expect(await accounts.claims(ben.uid)).toEqual({ admin: true });

    await ask(callerOf(ana), { action: 'revoke', uid: ben.uid });
    const after = await ask(callerOf(ana), { action: 'revoke', uid: 'nobody' }); // changes nothing
    expect(after.admins.map(({ uid }) => uid)).not.toContain(ben.uid);
    expect(await accounts.claims(ben.uid)).toEqual({});
    expect(after.changes).toMatchObject([
      { uid: ben.uid, email: ben.email, role: 'user', by: ana.email, at: expect.any(Number) },
      { uid: ben.uid, email: ben.email, role: 'admin', by: ana.email, at: expect.any(Number) },
    ]);
  });

  it('names changes of the command line, and admins who cannot use their role', async () => {
    const ana = await newAdmin();
    const ben = await accounts.create();
    await changeRole(services, ben, 'admin', null);
    await services.auth.updateUser(ben.uid, { disabled: true });
    const { admins, changes } = await ask(callerOf(ana), { action: 'list' });
    expect(admins.find(({ uid }) => uid === ben.uid)).toMatchObject({ by: null, isWorking: false });
    expect(changes).toMatchObject([{ uid: ben.uid, by: null }]);
  });
});

describe('the team is not shown to', () => {
  it.each([
    ['a visitor', () => null, 'unauthenticated'],
    ['a user', async () => callerOf(await newAdmin({ role: 'user' })), 'permission-denied'],
    ['a deactivated admin', async () => callerOf(await newAdmin({ is_active: false })), 'permission-denied'],
    ['a token without the claim', async () => callerOf(await newAdmin(), { admin: undefined }), 'permission-denied'],
    [
      'a token without a verified address',
      async () => callerOf(await newAdmin(), { email_verified: false }),
      'permission-denied',
    ],
  ])('%s', async (_, make, code) => {
    await expect(ask(await make(), { action: 'list' })).rejects.toMatchObject({ code });
  });
});

describe('a change', () => {
  it('is refused after a sign-in of more than five minutes ago, unlike the list', async () => {
    const old = callerOf(await newAdmin(), {}, 6);
    const { email, uid } = await accounts.create();
    await expect(ask(old, { action: 'grant', email })).rejects.toMatchObject(refused('reauthenticate'));
    await expect(ask(old, { action: 'revoke', uid })).rejects.toMatchObject(refused('reauthenticate'));
    expect((await ask(old, { action: 'list' })).changes).toEqual([]);
  });

  it.each([
    ['no-account', async () => 'nobody@example.com'],
    ['unverified', async () => (await accounts.create({ emailVerified: false })).email],
    [
      'disabled',
      async () => {
        const { uid, email } = await accounts.create();
        await services.auth.updateUser(uid, { disabled: true });
        return email;
      },
    ],
  ])('is refused for an invitation: %s', async (reason, email) => {
    const request = { action: 'grant', email: await email() } as const;
    await expect(ask(callerOf(await newAdmin()), request)).rejects.toMatchObject(refused(reason));
  });

  it('is refused for oneself', async () => {
    const ana = await newAdmin();
    await newAdmin();
    await expect(ask(callerOf(ana), { action: 'revoke', uid: ana.uid })).rejects.toMatchObject(refused('self'));
    expect(await accounts.claims(ana.uid)).toEqual({ admin: true });
  });

  it('leaves one of two admins who remove each other', async () => {
    const [ana, ben] = [await newAdmin(), await newAdmin()];
    const results = await Promise.allSettled([
      ask(callerOf(ana), { action: 'revoke', uid: ben.uid }),
      ask(callerOf(ben), { action: 'revoke', uid: ana.uid }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const claims = await Promise.all([ana, ben].map(({ uid }) => accounts.claims(uid)));
    expect(claims.filter((each) => each?.admin === true)).toHaveLength(1);
  });
});

it.each([
  {},
  { action: 'grant' },
  { action: 'revoke', uid: '' },
  { action: 'revoke', uid: 'a/b' },
  { action: 'grant', email: 'x' },
  { action: 'delete' },
])('takes no other input: %j', (input) => expect(teamRequestSchema.safeParse(input).success).toBe(false));
