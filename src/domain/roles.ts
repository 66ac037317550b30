/** Firestore collection of the profiles; a profile's id is its account's. Source: spec 3 "Profile record". */
export const PROFILES_COLLECTION = 'profiles';

/** `profiles/{uid}`: written by the server only. Source: spec 3 "Profile record". */
export interface Profile {
  role: 'admin' | 'user';
  is_active: boolean;
}

/** The profile of a new account: new accounts never get admin rights. Source: decisions "Accounts and roles". */
export const NEW_PROFILE: Profile = { role: 'user', is_active: true };

/** Says whether a profile is that of a working admin. False where there is none. Source: spec 4 "Auth". */
export function isActiveAdmin(profile: Partial<Profile> | null | undefined): boolean {
  return profile?.role === 'admin' && profile.is_active === true;
}

/** Says whether an account deserves the custom claim `admin`. Source: decisions "Accounts and roles". */
export function deservesAdminClaim(profile: Partial<Profile> | null | undefined, emailVerified: boolean): boolean {
  return isActiveAdmin(profile) && emailVerified;
}
