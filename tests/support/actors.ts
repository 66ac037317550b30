import type { TokenOptions } from '@firebase/rules-unit-testing';
import { NEW_PROFILE, type Profile } from '../../src/domain/roles';

/** Somebody who asks: what their token claims (null: nobody is signed in) and what their profile says. */
export interface Actor {
  token: TokenOptions | null;
  profile: Profile | null;
}

const ADMIN: { token: TokenOptions; profile: Profile } = {
  token: { admin: true, email_verified: true },
  profile: { role: 'admin', is_active: true },
};

/** The columns of the grids; the key is the uid. The five before `admin` differ from the admin in one thing each. */
export const ACTORS = {
  visitor: { token: null, profile: null },
  unverified: { token: { email_verified: false }, profile: NEW_PROFILE },
  user: { token: { admin: false, email_verified: true }, profile: NEW_PROFILE },
  unclaimed: { ...ADMIN, token: { email_verified: true } },
  unconfirmed: { ...ADMIN, token: { ...ADMIN.token, email_verified: false } },
  profileless: { ...ADMIN, profile: null },
  demoted: { ...ADMIN, profile: { ...ADMIN.profile, role: 'user' } },
  deactivated: { ...ADMIN, profile: { ...ADMIN.profile, is_active: false } },
  admin: ADMIN,
} satisfies Record<string, Actor>;

export type ActorName = keyof typeof ACTORS;
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[];
