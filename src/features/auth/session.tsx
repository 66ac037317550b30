import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { mayHaveSession } from '../../firebase/has-session';
import { loadAccounts } from './api/load-accounts';
import { createSessionStore, type SessionStore, UNKNOWN } from './session-store';

const SessionContext = createContext<SessionStore | null>(null);

/** Knows who is here, for everything below it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createSessionStore({ accounts: loadAccounts, mayHaveSession }));
  useEffect(() => store.open(window), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/**
 * The session, `loading` until it is known. A sign-in screen calls `watch`, a screen that must notice at once when an
 * admin is deactivated calls `watchProfile`, and one whose lookup failed calls `retry`. The functions are stable.
 */
export function useSession() {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession needs a SessionProvider');
  const session = useSyncExternalStore(store.subscribe, store.get, () => UNKNOWN);
  return { session, watch: store.watch, retry: store.retry, watchProfile: store.watchProfile };
}
