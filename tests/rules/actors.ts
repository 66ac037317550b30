import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { NEW_PROFILE, type Profile } from '../../src/domain/roles';

/** A user of the permission matrices: the claims of their token (null: signed out) and their profile document. */
interface Actor {
  token: TokenOptions | null;
  profile: Profile | null;
}

const TOKEN = { admin: true, email_verified: true, email: 'admin@example.com' };
const PROFILE: Profile = { role: 'admin', is_active: true };

/** The actors by uid. Each of the five before `admin` differs from the admin in one property. */
export const ACTORS = {
  visitor: { token: null, profile: null },
  unverified: { token: { email_verified: false }, profile: NEW_PROFILE },
  user: { token: { admin: false, email_verified: true }, profile: NEW_PROFILE },
  unclaimed: { token: { email_verified: true }, profile: PROFILE },
  unconfirmed: { token: { ...TOKEN, email_verified: false }, profile: PROFILE },
  profileless: { token: TOKEN, profile: null },
  demoted: { token: TOKEN, profile: { ...PROFILE, role: 'user' } },
  deactivated: { token: TOKEN, profile: { ...PROFILE, is_active: false } },
  admin: { token: TOKEN, profile: PROFILE },
} satisfies Record<string, Actor>;

export type ActorName = keyof typeof ACTORS;
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[];

/** Who may perform an operation of a permission matrix. */
export const ANYONE = [...ACTOR_NAMES];
export const SIGNED_IN = ACTOR_NAMES.filter((actor) => ACTORS[actor].token !== null);
export const ADMIN: ActorName[] = ['admin'];
export const NOBODY: ActorName[] = [];

/** What `make` returns for each actor's client. */
export const forActors = <Client>(env: RulesTestEnvironment, make: (context: RulesTestContext) => Client) =>
  Object.fromEntries(
    ACTOR_NAMES.map((actor) => {
      const { token } = ACTORS[actor];
      return [actor, make(token ? env.authenticatedContext(actor, token) : env.unauthenticatedContext())];
    }),
  ) as Record<ActorName, Client>;

/** Tries an operation as every actor at once, and returns the actors that the rules allow. */
export async function allowedActors(isAllowed: (actor: ActorName) => Promise<boolean>): Promise<ActorName[]> {
  const answers = await Promise.all(ACTOR_NAMES.map(isAllowed));
  return ACTOR_NAMES.filter((_, index) => answers[index]);
}
