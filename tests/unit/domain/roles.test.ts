import { describe, expect, it } from 'vitest';
import { deservesAdminClaim, isActiveAdmin, NEW_PROFILE, type Profile } from '../../../src/domain/roles';

const ADMIN: Profile = { role: 'admin', is_active: true };
const WORKING = { emailVerified: true, disabled: false };

it('an active profile of an admin is one of an admin', () => {
  expect(isActiveAdmin(ADMIN)).toBe(true);
});

it('an active admin gets the claim', () => {
  expect(deservesAdminClaim(ADMIN, WORKING)).toBe(true);
});

it('an admin without a verified email address gets no claim', () => {
  expect(deservesAdminClaim(ADMIN, { ...WORKING, emailVerified: false })).toBe(false);
});

it('an admin with a disabled account gets no claim', () => {
  expect(deservesAdminClaim(ADMIN, { ...WORKING, disabled: true })).toBe(false);
});

describe.each<{ profile: unknown }>([
  { profile: NEW_PROFILE },
  { profile: { ...ADMIN, is_active: false } },
  { profile: { ...ADMIN, is_active: 'true' } },
  { profile: { ...ADMIN, role: 'Admin' } },
  { profile: { role: 'admin' } },
  { profile: { is_active: true } },
  { profile: null },
  { profile: undefined },
])('the profile $profile', ({ profile }) => {
  it('is not one of an admin', () => {
    expect(isActiveAdmin(profile as Profile)).toBe(false);
  });

  it('gets no claim', () => {
    expect(deservesAdminClaim(profile as Profile, WORKING)).toBe(false);
  });
});
