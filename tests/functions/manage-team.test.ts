import { expect, it } from 'vitest';
import { manageTeam } from '../../functions/src/accounts/manage-team';
import type { Caller } from '../../functions/src/callable';
import type { Profile } from '../../src/domain/roles';
import { type TeamRequest, teamRequestSchema } from '../../src/domain/team';
import { accountsOf, PASSWORD, quietServices } from './emulated-services';

const services = quietServices('manage-team');
const { create, createAdmin, claims } = accountsOf(services);
const NOW = Date.UTC(2026, 10, 26, 12);

/** The caller with the token of an admin who signed in some minutes ago. */
function callerOf({ uid, email }: { uid: string; email: string }, change: object = {}, minutes = 1): Caller {
  const token = { uid, email, admin: true, email_verified: true, auth_time: NOW / 1000 - minutes * 60, ...change };
  return { uid, token: token as unknown as Caller['token'] };
}

const ask = (caller: Caller | null, request: TeamRequest) => manageTeam(services, caller, request, NOW);
const refused = (reason: string) => ({ code: 'failed-precondition', details: { reason } });

it('the team gets and loses an admin, and lists who did that when', async () => {
  const [ana, ben] = [await createAdmin(), await create()];
  await ask(callerOf(ana), { action: 'grant', email: ben.email });
  const { admins } = await ask(callerOf(ana), { action: 'grant', email: ben.email }); // recorded once
  const memberOf = ({ uid }: { uid: string }) => admins.find((each) => each.uid === uid);
  expect(memberOf(ben)).toMatchObject({ email: ben.email, by: ana.email, isWorking: true });
  expect(memberOf(ana)).toMatchObject({ since: null, by: null });
  expect(await claims(ben.uid)).toEqual({ admin: true });

  await services.auth.updateUser(ben.uid, { disabled: true });
  const { admins: disabled } = await ask(callerOf(ana), { action: 'list' });
  expect(disabled.find(({ uid }) => uid === ben.uid)).toMatchObject({ isWorking: false });

  const after = await ask(callerOf(ana), { action: 'revoke', uid: ben.uid });
  expect(after.admins).toMatchObject([{ uid: ana.uid }]);
  expect(await claims(ben.uid)).toEqual({});
  const change = { uid: ben.uid, email: ben.email, by: ana.email, at: expect.any(Number) };
  expect(after.changes).toMatchObject(['user', 'admin'].map((role) => ({ ...change, role })));
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

it('a change is refused after a sign-in of more than five minutes ago, unlike the list', async () => {
  const old = callerOf(await createAdmin(), {}, 6);
  const { email, uid } = await create();
  await expect(ask(old, { action: 'grant', email })).rejects.toMatchObject(refused('reauthenticate'));
  await expect(ask(old, { action: 'revoke', uid })).rejects.toMatchObject(refused('reauthenticate'));
  expect((await ask(old, { action: 'list' })).changes).toEqual([]);
});

it('a change is refused for oneself, and for an invitation of no account, an unverified or a disabled one', async () => {
  const ana = await createAdmin();
  const [unverified, disabled] = [await create({ emailVerified: false }), await create()];
  await services.auth.updateUser(disabled.uid, { disabled: true });
  for (const [reason, request] of [
    ['self', { action: 'revoke', uid: ana.uid }],
    ['no-account', { action: 'grant', email: 'nobody@example.com' }],
    ['unverified', { action: 'grant', email: unverified.email }],
    ['disabled', { action: 'grant', email: disabled.email }],
  ] as const)
    await expect(ask(callerOf(ana), request)).rejects.toMatchObject(refused(reason));
  for (const input of [{ action: 'delete' }, { action: 'grant', email: 'x' }, { action: 'revoke', uid: 'a/b' }])
    expect(teamRequestSchema.safeParse(input).success, input.action).toBe(false);
});

it('an invitation of an unverified account takes the password from the stranger who may have created it', async () => {
  const { email, uid } = await create({ emailVerified: false });
  const hash = async () => (await services.auth.getUser(uid)).passwordHash;
  expect(await hash()).toContain(PASSWORD); // the emulator does not hash
  await expect(ask(callerOf(await createAdmin()), { action: 'grant', email })).rejects.toMatchObject(
    refused('unverified'),
  );
  expect(await hash()).not.toContain(PASSWORD);
});

it('a change leaves one of two admins who remove each other', async () => {
  const [ana, ben] = [await createAdmin(), await createAdmin()];
  const results = await Promise.allSettled([
    ask(callerOf(ana), { action: 'revoke', uid: ben.uid }),
    ask(callerOf(ben), { action: 'revoke', uid: ana.uid }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const left = await Promise.all([ana, ben].map(({ uid }) => claims(uid)));
  expect(left.filter(({ admin }) => admin === true)).toHaveLength(1);
});
