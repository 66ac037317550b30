import { expect, it } from 'vitest';
import {
  type AccountState,
  deservesAdminClaim,
  isActiveAdmin,
  NEW_PROFILE,
  type Profile,
} from '../../../src/domain/roles';

const ADMIN: Profile = { role: 'admin', is_active: true };
const WORKING: AccountState = { emailVerified: true, disabled: false };

it('an active admin gets the claim if the email is verified and the account is not disabled', () => {
  expect(isActiveAdmin(ADMIN)).toBe(true);
  expect(deservesAdminClaim(ADMIN, WORKING)).toBe(true);
  expect(deservesAdminClaim(ADMIN, { ...WORKING, emailVerified: false })).toBe(false);
  expect(deservesAdminClaim(ADMIN, { ...WORKING, disabled: true })).toBe(false);
});

it.each<unknown>([
  ...[{ is_active: false }, { role: 'user' }, { role: 'Admin' }, { is_active: 'true' }].map((each) => ({
    ...ADMIN,
    ...each,
  })),
  { role: 'admin' },
  { is_active: true },
  {},
  null,
  undefined,
  NEW_PROFILE,
])('the profile %j is no admin and gets no claim', (profile) => {
  expect(isActiveAdmin(profile as Profile)).toBe(false);
  expect(deservesAdminClaim(profile as Profile, WORKING)).toBe(false);
});
