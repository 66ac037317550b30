/** The tabs, the first by default. Source: spec 2 "Admin". */
export const TABS = ['dashboard', 'library', 'analytics', 'settings'] as const;
export type Tab = (typeof TABS)[number];
