import { describe, expect, it } from 'vitest';
import { deleteAccount } from '../../functions/src/accounts/delete-account';
import { ROLE_CHANGES_COLLECTION } from '../../src/domain/team';
import { callerOf, refused } from './callers';
import { crashAtEveryCall } from './crash-at-call';
import { accountsOf, quietServices } from './emulated-services';

const services = quietServices('delete-account');
const { auth, firestore } = services;
const { create, createAdmin, setProfile, profileOf } = accountsOf(services);

const isGone = ({ uid }: { uid: string }) =>
  auth.getUser(uid).then(
    () => false,
    () => true,
  );

async function createUser() {
  const account = await create();
  await setProfile(account.uid, { role: 'user', is_active: true });
  return account;
}

describe('a user who has just signed in', () => {
  it('deletes the account', async () => {
    const ana = await createUser();
    await deleteAccount(services, callerOf(ana));
    expect(await isGone(ana)).toBe(true);
  });

  it('deletes the profile with it', async () => {
    const ana = await createUser();
    await deleteAccount(services, callerOf(ana));
    expect(await profileOf(ana.uid)).toBeUndefined();
  });

  it('does not delete the account of anyone else', async () => {
    const [ana, ben] = [await createUser(), await createUser()];
    await deleteAccount(services, callerOf(ana));
    expect(await isGone(ben)).toBe(false);
  });

  it('may ask again if the answer was lost', async () => {
    const ana = await createUser();
    await deleteAccount(services, callerOf(ana));
    await expect(deleteAccount(services, callerOf(ana))).resolves.toBeUndefined();
  });
});

it('a visitor deletes nothing', () =>
  expect(deleteAccount(services, null)).rejects.toMatchObject({ code: 'unauthenticated' }));

it('an account stays if the sign-in was more than five minutes ago', async () => {
  const ana = await createUser();
  await expect(deleteAccount(services, callerOf(ana, {}, 6))).rejects.toMatchObject(refused('reauthenticate'));
  expect(await isGone(ana)).toBe(false);
});

describe('an admin', () => {
  it('deletes the account while there is another admin', async () => {
    const [ana] = [await createAdmin(), await createAdmin()];
    await deleteAccount(services, callerOf(ana));
    expect(await isGone(ana)).toBe(true);
  });

  it('leaves a record of the end of the role', async () => {
    const [ana] = [await createAdmin(), await createAdmin()];
    await deleteAccount(services, callerOf(ana));
    const { docs } = await firestore.collection(ROLE_CHANGES_COLLECTION).get();
    const change = { uid: ana.uid, email: ana.email, role: 'user', by: ana.email };
    expect(docs.map((each) => each.data())).toEqual([{ ...change, at: expect.anything() }]);
  });

  it('who is the last one keeps account and profile', async () => {
    const ana = await createAdmin();
    await expect(deleteAccount(services, callerOf(ana))).rejects.toMatchObject(refused('last-admin'));
    expect(await isGone(ana)).toBe(false);
    expect(await profileOf(ana.uid)).toMatchObject({ role: 'admin' });
  });

  it.each([
    ['is disabled', { disabled: true }, {}],
    ['is not verified', { emailVerified: false }, {}],
    ['is deactivated', {}, { is_active: false }],
  ])('is the last one if the other one %s', async (_, account, profile) => {
    const ana = await createAdmin();
    const other = await createAdmin({ profile });
    await auth.updateUser(other.uid, account);
    await expect(deleteAccount(services, callerOf(ana))).rejects.toMatchObject(refused('last-admin'));
  });

  it('who is deactivated may go although there is no other one', async () => {
    const ana = await createAdmin({ profile: { is_active: false } });
    await deleteAccount(services, callerOf(ana));
    expect(await isGone(ana)).toBe(true);
  });

  it('stays if the last two delete their accounts at once', async () => {
    const admins = [await createAdmin(), await createAdmin()];
    await Promise.allSettled(admins.map((admin) => deleteAccount(services, callerOf(admin))));
    expect((await Promise.all(admins.map(isGone))).filter((gone) => !gone)).toHaveLength(1);
  });
});

it('a deletion that crashes is completed by another one', async () => {
  await createAdmin();
  await crashAtEveryCall(services, async () => {
    const ana = await createAdmin();
    return {
      handle: (crashing) => deleteAccount(crashing, callerOf(ana)),
      check: async () => expect([await isGone(ana), await profileOf(ana.uid)]).toEqual([true, undefined]),
    };
  });
});
