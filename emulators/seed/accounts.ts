import type { Profile } from '../../src/domain/roles';

/** The demo accounts. Source: docs/spec/decisions.md "Local run". */
export const PASSWORD = 'mesquite-demo';

export const ACCOUNTS: readonly { uid: string; email: string; displayName: string; profile: Profile }[] = [
  {
    uid: 'demo-admin',
    email: 'admin@mesquite.example',
    displayName: 'Ana Admin',
    profile: { role: 'admin', is_active: true },
  },
  {
    uid: 'demo-user',
    email: 'user@mesquite.example',
    displayName: 'Úrsula User',
    profile: { role: 'user', is_active: true },
  },
];
