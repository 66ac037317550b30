import { expect, it } from 'vitest';
import { deservesAdminClaim, isActiveAdmin, NEW_PROFILE, type Profile } from '../../../src/domain/roles';

const ADMIN: Profile = { role: 'admin', is_active: true };

/** Profiles of other users, most of them invalid. */
const NO_ADMINS: unknown[] = [
  ...[
    { ...ADMIN, is_active: false },
    { ...ADMIN, role: 'user' },
    { ...ADMIN, role: 'Admin' },
  ],
  ...[{ ...ADMIN, is_active: 'true' }, { role: 'admin' }, { is_active: true }, {}, null, undefined, NEW_PROFILE],
];

it('an active admin gets the claim with a verified address only', () => {
  expect(isActiveAdmin(ADMIN)).toBe(true);
  expect(deservesAdminClaim(ADMIN, true)).toBe(true);
  expect(deservesAdminClaim(ADMIN, false)).toBe(false);
});

it.each(NO_ADMINS)('the profile %j is no admin and gets no claim', (profile) => {
  expect(isActiveAdmin(profile as Profile)).toBe(false);
  expect(deservesAdminClaim(profile as Profile, true)).toBe(false);
});

it('a new account is an active user', () => {
  expect(NEW_PROFILE).toEqual({ role: 'user', is_active: true });
});
