import type { Session } from '../domain/accounts';
import type { Services } from './provider';

/** What is known before anybody has looked, and while a page is prerendered. */
export const UNKNOWN: Session = { state: 'loading' };

/** After these it may be known what was not known before. */
const NEWS = ['storage', 'online'] as const;

/** Who is here, for the whole page. Source: spec 4 "Auth". */
export interface SessionStore {
  get(): Session;
  /** Calls `listener` on each change. Gives the function that ends it. */
  subscribe(listener: () => void): () => void;
  /**
   * Finds out who is here, and keeps up with the other tabs, whose changes of local storage `tabs` (the window) tells,
   * as it tells that the network is back. Gives the function that ends it.
   */
  open(tabs: EventTarget): () => void;
  /** Watches the accounts from now on: for screens where somebody is about to sign in. */
  watch(): void;
  /**
   * Finds out once more what could not be found out: whose session there is, or whether it is an admin's. Fulfilled
   * when that is over, even if nothing more is known.
   */
  retry(): Promise<void>;
  /** Keeps the session in step with the profile (see `Accounts.follow`). Gives the function that ends it. */
  follow(): () => void;
}

/**
 * Nothing of the back end is loaded while nobody can be signed in: only a session kept on this device, another tab
 * that signs in, or a screen that calls `watch` starts it.
 */
export function createSessionStore(services: Pick<Services, 'accounts' | 'mayHaveSession'>): SessionStore {
  const listeners = new Set<() => void>();
  let session = UNKNOWN;
  let endWatching: (() => void) | null = null;

  function show(next: Session): void {
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
        if (!ended) stop = accounts.watch(({ session }) => show(session));
      },
      (error: unknown) => {
        if (ended) return;
        console.error('Accounts could not be loaded', error);
        endWatching = null; // whoever asks next tries again
        show({ state: services.mayHaveSession() ? 'unreachable' : 'signed-out' });
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
    else if (!endWatching) show({ state: 'signed-out' });
  }

  return {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(tabs) {
      look();
      for (const news of NEWS) tabs.addEventListener(news, look);
      return () => {
        for (const news of NEWS) tabs.removeEventListener(news, look);
        endWatching?.();
        endWatching = null;
      };
    },
    watch,
    retry,
    follow() {
      const following = services.accounts().then((accounts) => accounts.follow());
      return () => void following.then((end) => end());
    },
  };
}
