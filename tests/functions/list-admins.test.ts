import { afterAll, expect, it } from 'vitest';
import { list } from '../../functions/cli/manage-admins';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { accountsOf, quietServices } from '../support/emulated-services';

const services = quietServices();
const accounts = accountsOf(services, 'list-admins');
afterAll(() => accounts.removeAll());

const ADMIN = { role: 'admin', is_active: true } as const;

/** A new account with the role admin, mirrored, after which `change` happens to it. */
async function newAdmin(change: (uid: string) => Promise<unknown> = async () => {}, emailVerified = true) {
  const { uid, email } = await accounts.create({ emailVerified });
  await accounts.setProfile(uid, ADMIN);
  await mirrorRole(services, uid);
  await change(uid);
  return email;
}

it('the list of admins says what keeps each from the rights', async () => {
  const { auth } = services;
  const active = await newAdmin();
  const asleep = await newAdmin((uid) => accounts.setProfile(uid, { is_active: false }));
  const barred = await newAdmin((uid) => auth.updateUser(uid, { disabled: true }));
  const barredAsleep = await newAdmin((uid) =>
    Promise.all([auth.updateUser(uid, { disabled: true }), accounts.setProfile(uid, { is_active: false })]),
  );
  const unverified = await newAdmin(undefined, false);
  const bare = await newAdmin((uid) => auth.setCustomUserClaims(uid, {}));
  const demoted = await newAdmin((uid) => accounts.setProfile(uid, { role: 'user' }));
  await accounts.setProfile('nobody', ADMIN);

  const lines = (await list(services)).split('\n');
  await accounts.profile('nobody').delete();
  expect(lines).toEqual(
    expect.arrayContaining([
      `${active}  active`,
      `${asleep}  deactivated`,
      `${barred}  account disabled, role still active: revoke ends it at once`,
      `${barredAsleep}  deactivated, account disabled`,
      `${unverified}  email not verified`,
      `${bare}  claim missing: grant again`,
      'nobody  has no account',
    ]),
  );
  expect(lines.join()).not.toContain(demoted);
});
