import * as z from 'zod/mini';
import type { Profile } from './roles';
import { email } from './submission';

/** Firestore collection that records each grant and revocation of the admin role. */
export const ROLE_CHANGES_COLLECTION = 'role_changes';

/** A request to the callable `manageTeam`. */
export const teamRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('grant'), email }),
  z.strictObject({ action: z.literal('revoke'), uid: z.string().check(z.regex(/^[^/]{1,128}$/)) }),
]);
export type TeamRequest = z.infer<typeof teamRequestSchema>;

/** The form that gives an account the admin role. */
export const inviteSchema = z.object({ email });

/** Why the team was not changed. `reauthenticate`: the sign-in is too old. */
export type TeamFailure = 'reauthenticate' | 'no-account' | 'unverified' | 'disabled' | 'self';

/** A change of a role. `at` is in milliseconds since 1970; `by` is an email address, null for the command line. */
export interface RoleChange {
  uid: string;
  email: string;
  role: Profile['role'];
  by: string | null;
  at: number;
}

/** An admin. */
export interface TeamMember {
  uid: string;
  email: string;
  /** When and by whom the role was granted, or null if that was before changes were recorded. */
  granted: Pick<RoleChange, 'at' | 'by'> | null;
  /** Whether the account can use the role: its address is verified and it is not disabled. */
  isWorking: boolean;
}

/** The answer of `manageTeam`: the admins, sorted by email, and the changes, newest first. */
export interface Team {
  admins: TeamMember[];
  changes: RoleChange[];
}
