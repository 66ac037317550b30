import { beforeAll, describe, expect, it } from 'vitest';
import { manageTeam } from '../../functions/src/accounts/manage-team';
import type { Caller } from '../../functions/src/callable';
import type { Profile } from '../../src/domain/roles';
import { type TeamRequest, teamRequestSchema } from '../../src/domain/team';
import { callerOf, refused } from './callers';
import { accountsOf, PASSWORD, quietServices } from './emulated-services';

const services = quietServices('manage-team');
const { create, createAdmin, claims } = accountsOf(services);

const ask = (caller: Caller | null, request: TeamRequest) => manageTeam(services, caller, request);

/** The member of a team with an account, if any. */
const memberOf = (admins: { uid: string }[], { uid }: { uid: string }) => admins.find((each) => each.uid === uid);

describe('an account that an admin makes an admin', () => {
  async function grantBen() {
    const [ana, ben] = [await createAdmin(), await create()];
    const { admins } = await ask(callerOf(ana), { action: 'grant', email: ben.email });
    return { ana, ben, admins };
  }

  it('is listed with who did that', async () => {
    const { ana, ben, admins } = await grantBen();
    expect(memberOf(admins, ben)).toMatchObject({ email: ben.email, granted: { by: ana.email }, isWorking: true });
  });

  it('has the claim', async () => {
    const { ben } = await grantBen();
    expect(await claims(ben.uid)).toEqual({ admin: true });
  });

  it('is listed as not working if it is disabled', async () => {
    const { ana, ben } = await grantBen();
    await services.auth.updateUser(ben.uid, { disabled: true });
    const { admins } = await ask(callerOf(ana), { action: 'list' });
    expect(memberOf(admins, ben)).toMatchObject({ isWorking: false });
  });

  it('is not listed once an admin has removed it', async () => {
    const { ana, ben } = await grantBen();
    const { admins } = await ask(callerOf(ana), { action: 'revoke', uid: ben.uid });
    expect(admins).toMatchObject([{ uid: ana.uid }]);
  });

  it('has no claim once an admin has removed it', async () => {
    const { ana, ben } = await grantBen();
    await ask(callerOf(ana), { action: 'revoke', uid: ben.uid });
    expect(await claims(ben.uid)).toEqual({});
  });
});

it('an admin from before the first record is listed without who did that when', async () => {
  const ana = await createAdmin();
  const { admins } = await ask(callerOf(ana), { action: 'list' });
  expect(memberOf(admins, ana)).toMatchObject({ granted: null });
});

it('the changes of the team list who did what, the newest first, and a repeated one once', async () => {
  const [ana, ben] = [await createAdmin(), await create()];
  for (const _ of ['first', 'again']) await ask(callerOf(ana), { action: 'grant', email: ben.email });
  const { changes } = await ask(callerOf(ana), { action: 'revoke', uid: ben.uid });
  const change = { uid: ben.uid, email: ben.email, by: ana.email, at: expect.any(Number) };
  expect(changes).toMatchObject(['user', 'admin'].map((role) => ({ ...change, role })));
});

it('the team is not shown to a visitor', () =>
  expect(ask(null, { action: 'list' })).rejects.toMatchObject({ code: 'unauthenticated' }));

it.each<[string, Partial<Profile>, object]>([
  ['a user', { role: 'user' }, {}],
  ['a deactivated admin', { is_active: false }, {}],
  ['a token without the claim', {}, { admin: undefined }],
  ['a token of an unverified address', {}, { email_verified: false }],
])('the team is not shown to %s', async (_, profile, token) => {
  const caller = callerOf(await createAdmin({ profile }), token);
  await expect(ask(caller, { action: 'list' })).rejects.toMatchObject({ code: 'permission-denied' });
});

describe('after a sign-in of more than five minutes ago', () => {
  const createOldCaller = async () => callerOf(await createAdmin(), {}, 6);

  it('a grant is refused', async () => {
    const { email } = await create();
    const grant = ask(await createOldCaller(), { action: 'grant', email });
    await expect(grant).rejects.toMatchObject(refused('reauthenticate'));
  });

  it('a removal is refused', async () => {
    const { uid } = await create();
    const removal = ask(await createOldCaller(), { action: 'revoke', uid });
    await expect(removal).rejects.toMatchObject(refused('reauthenticate'));
  });

  it('the list is still shown', async () => {
    expect((await ask(await createOldCaller(), { action: 'list' })).changes).toEqual([]);
  });
});

it('a removal of oneself is refused', async () => {
  const ana = await createAdmin();
  await expect(ask(callerOf(ana), { action: 'revoke', uid: ana.uid })).rejects.toMatchObject(refused('self'));
});

it('an invitation of no account is refused', async () => {
  const invitation = ask(callerOf(await createAdmin()), { action: 'grant', email: 'nobody@example.com' });
  await expect(invitation).rejects.toMatchObject(refused('no-account'));
});

it('an invitation of an unverified account is refused', async () => {
  const { email } = await create({ emailVerified: false });
  const invitation = ask(callerOf(await createAdmin()), { action: 'grant', email });
  await expect(invitation).rejects.toMatchObject(refused('unverified'));
});

it('an invitation of a disabled account is refused', async () => {
  const { email, uid } = await create();
  await services.auth.updateUser(uid, { disabled: true });
  const invitation = ask(callerOf(await createAdmin()), { action: 'grant', email });
  await expect(invitation).rejects.toMatchObject(refused('disabled'));
});

it.each([
  ['an unknown action', { action: 'delete' }],
  ['no email address', { action: 'grant', email: 'x' }],
  ['no id of an account', { action: 'revoke', uid: 'a/b' }],
])('a request with %s is invalid', (_, request) => {
  expect(teamRequestSchema.safeParse(request).success).toBe(false);
});

it('an invitation of an unverified account takes the password from the stranger who may have created it', async () => {
  const { email, uid } = await create({ emailVerified: false });
  const hash = async () => (await services.auth.getUser(uid)).passwordHash;
  expect(await hash()).toContain(PASSWORD); // the emulator does not hash
  await expect(ask(callerOf(await createAdmin()), { action: 'grant', email })).rejects.toThrow();
  expect(await hash()).not.toContain(PASSWORD);
});

describe('of two admins who remove each other at once', () => {
  let outcomes: string[];
  let left: Record<string, unknown>[];
  beforeAll(async () => {
    const [ana, ben] = [await createAdmin(), await createAdmin()];
    const results = await Promise.allSettled([
      ask(callerOf(ana), { action: 'revoke', uid: ben.uid }),
      ask(callerOf(ben), { action: 'revoke', uid: ana.uid }),
    ]);
    outcomes = results.map(({ status }) => status);
    left = await Promise.all([ana, ben].map(({ uid }) => claims(uid)));
  });

  it('one is refused', () => {
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('one stays an admin', () => {
    expect(left.filter(({ admin }) => admin === true)).toHaveLength(1);
  });
});
