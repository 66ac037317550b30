import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manageTeam } from '../../../src/features/team/api/manage-team';
import { refusalOf } from '../../../src/features/team/use-team';
import { auth } from '../../../src/firebase/auth';
import { accountsOf } from '../emulated-services';
import { warmCall } from './emulated-calls';
import { refused, signInAsStaff } from './staff';

const { services, asVisitor } = signInAsStaff();
const accounts = accountsOf(services);

beforeAll(() => warmCall('manageTeam', { action: 'list' }), 110_000);

let ben: Awaited<ReturnType<typeof accounts.create>>;
beforeEach(async () => {
  ben = await accounts.create();
});

const invite = () => manageTeam({ action: 'grant', email: ben.email });
const admin = (uid?: string) => expect.objectContaining({ uid });

it('the team has the admin who asks for it', async () => {
  const { admins } = await manageTeam({ action: 'list' });
  expect(admins).toContainEqual(admin(auth.currentUser?.uid));
});

it('an invited account is in the team, with the name of who invited it', async () => {
  const { admins } = await invite();
  const granted = { by: auth.currentUser?.email };
  expect(admins.find(({ uid }) => uid === ben.uid)).toMatchObject({ email: ben.email, granted });
});

it('a removed admin is not in the team any more', async () => {
  await invite();
  const { admins } = await manageTeam({ action: 'revoke', uid: ben.uid });
  expect(admins).not.toContainEqual(admin(ben.uid));
});

it('a visitor does not get the team', () =>
  refused(
    asVisitor(() => manageTeam({ action: 'list' })),
    'not-allowed',
  ));

describe('the server says why it refuses', () => {
  const reasonOf = (request: Promise<unknown>) => request.then(() => null, refusalOf);

  it('to invite an address without an account', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    expect(await reasonOf(manageTeam({ action: 'grant', email }))).toBe('no-account');
  });

  it('to remove the admin who asks', async () => {
    expect(await reasonOf(manageTeam({ action: 'revoke', uid: String(auth.currentUser?.uid) }))).toBe('self');
  });
});
