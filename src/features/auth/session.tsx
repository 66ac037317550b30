import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Session, SessionEnd } from '../../domain/accounts';
import { createExternalStore } from '../../domain/external-store';
import { isSessionKey, mayHaveSession } from '../../firebase/has-session';
import { CODE_LIMIT_MS, withTimeLimit } from '../../services/time-limit';
import type { watchSession } from './api/watch-session';

/** The session before the first lookup and during prerendering. */
const LOADING: Session = { state: 'loading' };

/** Events after which an unknown session or role may be known: another tab signed in, or the network is back. */
const EVENTS = ['storage', 'online'] as const;

/**
 * The session, for the whole page. Firebase loads only when a user may be signed in: if a session is stored, when
 * another tab signs in, and for `watch`. Source: spec 4 "Auth".
 */
export function createSessionStore(load: () => Promise<{ watchSession: typeof watchSession }>) {
  const session = createExternalStore(LOADING);
  let watching: Promise<ReturnType<typeof watchSession> | null> | null = null;
  let watched: ReturnType<typeof watchSession> | null = null;

  /** Follows the session from now on. Resolves to null if Firebase cannot be loaded; the next call retries. */
  function watch() {
    watching ??= load().then(
      ({ watchSession }) => {
        watched = watchSession(session.set);
        return watched;
      },
      (error: unknown) => {
        console.error('The session could not be loaded', error);
        watching = null;
        session.set({ state: mayHaveSession() ? 'unreachable' : 'signed-out' });
        return null;
      },
    );
    return watching;
  }

  async function refresh(): Promise<void> {
    await (await watch())?.refresh();
  }

  function look(): void {
    const known = session.get();
    if (known.state === 'signed-in' && known.role === 'unknown') void refresh();
    if (mayHaveSession()) void watch();
    else if (!watching) session.set({ state: 'signed-out' });
  }

  // The SDK also reports the sign-out of another tab. Its listener is added later, so this one runs first.
  function onStorage({ key, newValue }: StorageEvent): void {
    if (isSessionKey(key) && newValue === null) watched?.expectSignOut();
  }

  return {
    get: session.get,
    subscribe: session.subscribe,
    /** Looks up the session and follows other tabs, which `page` (the window) reports. Returns a stop function. */
    open(page: Pick<Window, 'addEventListener'>) {
      look();
      const listening = new AbortController();
      const { signal } = listening;
      page.addEventListener('storage', onStorage, { signal });
      for (const event of EVENTS) page.addEventListener(event, look, { signal });
      return () => {
        listening.abort();
        void watching?.then((watched) => watched?.stop());
        watching = null;
        watched = null;
      };
    },
    /** Follows the session from now on: for screens where a user signs in. */
    watch: () => void watch(),
    /** See `watchSession`. Loads nothing for visitors. */
    checkRole: () => watched?.checkRole(),
    /** See `watchSession`. */
    explainEnd: (end: SessionEnd) => watched?.explainEnd(end),
    /** Retries a failed lookup of the session or of the role. Resolves when the attempt ends, successful or not. */
    refresh,
    async signOut(): Promise<void> {
      await (await watch())?.signOut();
    },
  };
}

const SessionContext = createContext<ReturnType<typeof createSessionStore> | null>(null);

/** Provides the session to everything below it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createSessionStore(() => withTimeLimit(import('./api/watch-session'), CODE_LIMIT_MS)));
  useEffect(() => store.open(window), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** The session, `loading` until it is known, and what to do with it. The functions are stable. */
export function useSession() {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession needs a SessionProvider');
  const { watch, checkRole, explainEnd, refresh, signOut } = store;
  const session = useSyncExternalStore(store.subscribe, store.get, () => LOADING);
  return { session, watch, checkRole, explainEnd, refresh, signOut };
}
