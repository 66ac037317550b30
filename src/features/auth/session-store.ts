import type { Accounts, Session } from '../../domain/accounts';

/** The session before the first lookup and during prerendering. */
export const UNKNOWN: Session = { state: 'loading' };

/** Events after which an unknown session or role may be known. */
const EVENTS = ['storage', 'online'] as const;

/** The session, for the whole page. Source: spec 4 "Auth". */
export interface SessionStore {
  get(): Session;
  /** Calls `listener` on each change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Looks up the session and follows other tabs: `tabs` (the window) reports their changes of local storage, and when
   * the network is back. Returns the function that stops it.
   */
  open(tabs: EventTarget): () => void;
  /** Watches the accounts from now on: for screens where a user signs in. */
  watch(): void;
  /**
   * Retries what failed: the lookup of the session or of the role. Resolves when the attempt ends, successful or not.
   */
  retry(): Promise<void>;
  /** Updates the session when the profile changes (see `Accounts.watchProfile`). Returns the function that stops it. */
  watchProfile(): () => void;
}

/**
 * No back-end code loads while no one can be signed in: only a stored session, another tab that signs in, or a screen
 * that calls `watch` loads it.
 */
export function createSessionStore(services: {
  accounts(): Promise<Accounts>;
  mayHaveSession(): boolean;
}): SessionStore {
  const listeners = new Set<() => void>();
  let session = UNKNOWN;
  let endWatching: (() => void) | null = null;

  function setSession(next: Session): void {
    if (next === session) return;
    session = next;
    for (const listener of listeners) listener();
  }

  function watch(): void {
    if (endWatching) return;
    let ended = false;
    let stop = () => {};
    endWatching = () => {
      ended = true;
      stop();
    };
    services.accounts().then(
      (accounts) => {
        if (!ended) stop = accounts.watch(({ session }) => setSession(session));
      },
      (error: unknown) => {
        if (ended) return;
        console.error('Accounts could not be loaded', error);
        endWatching = null; // whoever asks next tries again
        setSession({ state: services.mayHaveSession() ? 'unreachable' : 'signed-out' });
      },
    );
  }

  /** Fulfilled at the next change. */
  function nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const listener = () => {
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
    });
  }

  async function retry(): Promise<void> {
    if (session.state === 'signed-in') return (await services.accounts()).recheck();
    const isShown = nextChange();
    watch();
    await isShown;
  }

  function look(): void {
    if (session.state === 'signed-in' && session.isRoleUnknown) void retry();
    if (services.mayHaveSession()) watch();
    else if (!endWatching) setSession({ state: 'signed-out' });
  }

  return {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(tabs) {
      look();
      for (const event of EVENTS) tabs.addEventListener(event, look);
      return () => {
        for (const event of EVENTS) tabs.removeEventListener(event, look);
        endWatching?.();
        endWatching = null;
      };
    },
    watch,
    retry,
    watchProfile() {
      const watching = services.accounts().then((accounts) => accounts.watchProfile());
      return () => void watching.then((end) => end());
    },
  };
}
