import type { Profile } from '../../src/domain/roles';

/** The demo accounts: see "Local run" in docs/spec/decisions.md. */
export const PASSWORD = 'mesquite-demo';

const account = (role: Profile['role'], displayName: string) => ({
  uid: `demo-${role}`,
  email: `${role}@mesquite.example`,
  displayName,
  profile: { role, is_active: true } satisfies Profile,
});

export const ACCOUNTS = [account('admin', 'Ana Admin'), account('user', 'Úrsula User')] as const;
