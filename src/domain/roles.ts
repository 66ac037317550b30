import * as z from 'zod/mini';

/** Firestore collection of profiles; a profile has the id of its account. Source: spec 3 "Profile record". */
export const PROFILES_COLLECTION = 'profiles';

/** `profiles/{uid}`: only the server writes it. Source: spec 3 "Profile record". */
export const profileSchema = z.object({ role: z.enum(['admin', 'user']), is_active: z.boolean() });
export type Profile = z.infer<typeof profileSchema>;

/** The profile of a new account: new accounts never get admin rights. Source: decisions "Accounts and roles". */
export const NEW_PROFILE: Profile = { role: 'user', is_active: true };

/** Whether a profile is that of an active admin. False without a profile. Source: spec 4 "Auth". */
export function isActiveAdmin(profile: Partial<Profile> | null | undefined): boolean {
  return profile?.role === 'admin' && profile.is_active === true;
}

/** What the custom claim `admin` depends on, besides the profile. Firebase's `UserRecord` has it. */
export interface AccountState {
  emailVerified: boolean;
  disabled: boolean;
}

/** Says whether an account deserves the custom claim `admin`. Source: decisions "Accounts and roles". */
export function deservesAdminClaim(
  profile: Partial<Profile> | null | undefined,
  { emailVerified, disabled }: AccountState,
): boolean {
  return isActiveAdmin(profile) && emailVerified && !disabled;
}
