import { expect, it } from 'vitest';
import { deservesAdminClaim, isActiveAdmin, NEW_PROFILE, type Profile } from '../../../src/domain/roles';

const ADMIN: Profile = { role: 'admin', is_active: true };
const WORKING = { emailVerified: true, disabled: false };

it('an active admin gets the claim if the email is verified and the account is not disabled', () => {
  expect(isActiveAdmin(ADMIN)).toBe(true);
  expect(deservesAdminClaim(ADMIN, WORKING)).toBe(true);
  expect(deservesAdminClaim(ADMIN, { ...WORKING, emailVerified: false })).toBe(false);
  expect(deservesAdminClaim(ADMIN, { ...WORKING, disabled: true })).toBe(false);
});

it.each<unknown>([
  NEW_PROFILE,
  { ...ADMIN, is_active: false },
  { ...ADMIN, is_active: 'true' },
  { ...ADMIN, role: 'Admin' },
  { role: 'admin' },
  { is_active: true },
  null,
  undefined,
])('the profile %j is no admin and gets no claim', (profile) => {
  expect(isActiveAdmin(profile as Profile)).toBe(false);
  expect(deservesAdminClaim(profile as Profile, WORKING)).toBe(false);
});
