import { describe, expect, it } from 'vitest';
import { deservesAdminClaim, isActiveAdmin, NEW_PROFILE, type Profile } from '../../../src/domain/roles';

const ADMIN: Profile = { role: 'admin', is_active: true };

/** Profiles as they may be stored, most of them broken. */
const NO_ADMINS: unknown[] = [
  NEW_PROFILE,
  { ...ADMIN, is_active: false },
  { ...ADMIN, role: 'user' },
  { ...ADMIN, role: 'Admin' },
  { ...ADMIN, is_active: 'true' },
  { role: 'admin' },
  { is_active: true },
  {},
  null,
  undefined,
];

describe('a working admin', () => {
  it('has the role and is active', () => {
    expect(isActiveAdmin(ADMIN)).toBe(true);
  });

  it.each(NO_ADMINS)('is not one with the profile %j', (profile) => {
    expect(isActiveAdmin(profile as Profile)).toBe(false);
    expect(deservesAdminClaim(profile as Profile, true)).toBe(false);
  });

  it('deserves the claim only with a verified address', () => {
    expect(deservesAdminClaim(ADMIN, true)).toBe(true);
    expect(deservesAdminClaim(ADMIN, false)).toBe(false);
  });
});

it('a new account is an active user', () => {
  expect(NEW_PROFILE).toEqual({ role: 'user', is_active: true });
});
