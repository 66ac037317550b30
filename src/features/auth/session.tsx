import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createSessionStore, LOADING } from './session-store';

const SessionContext = createContext<ReturnType<typeof createSessionStore> | null>(null);

/** Knows who is here, for everything below it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createSessionStore(() => import('./api/watch-session')));
  useEffect(() => store.open(window), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/**
 * The session, `loading` until it is known. A sign-in screen calls `watch`; a screen whose lookup failed, or that knows
 * of a change, calls `refresh`. The functions are stable.
 */
export function useSession() {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession needs a SessionProvider');
  const session = useSyncExternalStore(store.subscribe, store.get, () => LOADING);
  return { session, watch: store.watch, refresh: store.refresh, signOut: store.signOut };
}
