import { expect, it, vi } from 'vitest';
import type { KnownSession } from '../../../src/domain/accounts';
import { createSessionStore } from '../../../src/features/auth/session';

const SIGNED_OUT: KnownSession = { state: 'signed-out' };
const SESSION_KEY = 'firebase:authUser:key:[DEFAULT]';
const ANA = { state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: 'Ana', role: 'user' } as const;

const loaded = () => new Promise((resolve) => setTimeout(resolve));

/** A page with Ana's session, if `isSaved`. */
function makePage({ isSaved = false, isReachable = true } = {}) {
  const save = () => vi.stubGlobal('localStorage', { [SESSION_KEY]: '{}' });
  if (isSaved) save();
  else vi.stubGlobal('localStorage', { theme: 'dark' });

  let report: ((session: KnownSession) => void) | undefined;
  let session: KnownSession = isSaved ? ANA : SIGNED_OUT;
  function change(next: KnownSession) {
    session = next;
    report?.(session);
  }
  const refresh = vi.fn(async () => {});
  const checkRole = vi.fn();
  const expectSignOut = vi.fn();
  const firebase = {
    isReachable,
    watchSession(onSession: (session: KnownSession) => void) {
      report = onSession;
      queueMicrotask(() => onSession(session));
      return {
        refresh,
        checkRole,
        expectSignOut,
        explainEnd() {},
        signOut: async () => change(SIGNED_OUT),
        stop() {},
      };
    },
  };
  const load = vi.fn(async () => (firebase.isReachable ? firebase : Promise.reject(new Error('No connection'))));

  const browser = new EventTarget();
  const tell = (type: 'storage' | 'online', change: Partial<StorageEvent> = {}) => {
    browser.dispatchEvent(Object.assign(new Event(type), change));
    return loaded();
  };
  const store = createSessionStore(load);
  const open = () => {
    store.open(browser);
    return loaded();
  };
  return { firebase, load, save, change, refresh, checkRole, expectSignOut, tell, store, open };
}

it('is loading before the first lookup', () => {
  const { store } = makePage();
  expect(store.get()).toEqual({ state: 'loading' });
});

it('is signed out at once if no session is saved', () => {
  const { store, open } = makePage();
  open();
  expect(store.get()).toEqual(SIGNED_OUT);
});

it('does not load Firebase if no session is saved', async () => {
  const { load, open } = makePage();
  await open();
  expect(load).not.toHaveBeenCalled();
});

it('is loading until the saved session is known', async () => {
  const { store, open } = makePage({ isSaved: true });
  const opened = open();
  expect(store.get()).toEqual({ state: 'loading' });
  await opened;
  expect(store.get()).toEqual(ANA);
});

it('ends if the server revokes it', async () => {
  const { change, store, open } = makePage({ isSaved: true });
  await open();
  change({ state: 'signed-out', end: 'session-ended' });
  expect(store.get()).toEqual({ state: 'signed-out', end: 'session-ended' });
});

it('follows a sign-in in another tab', async () => {
  const { change, save, tell, store, open } = makePage();
  await open();
  change(ANA);
  save();
  await tell('storage');
  expect(store.get()).toEqual(ANA);
});

it('expects the sign-out of another tab, which removes the saved session', async () => {
  const { expectSignOut, tell, open } = makePage({ isSaved: true });
  await open();
  await tell('storage', { key: SESSION_KEY, newValue: null });
  expect(expectSignOut).toHaveBeenCalledOnce();
});

it('expects no sign-out if another tab saves a session', async () => {
  const { expectSignOut, tell, open } = makePage({ isSaved: true });
  await open();
  await tell('storage', { key: SESSION_KEY, newValue: '{}' });
  expect(expectSignOut).not.toHaveBeenCalled();
});

it('expects no sign-out if another tab removes something else', async () => {
  const { expectSignOut, tell, open } = makePage({ isSaved: true });
  await open();
  await tell('storage', { key: 'theme', newValue: null });
  expect(expectSignOut).not.toHaveBeenCalled();
});

it('ends with a sign-out in this tab', async () => {
  const { store, open } = makePage({ isSaved: true });
  await open();
  await store.signOut();
  expect(store.get()).toEqual(SIGNED_OUT);
});

it.each<[string, (page: ReturnType<typeof makePage>) => unknown]>([
  ['the next screen watches', ({ store }) => store.watch()],
  ['the network is back', ({ tell }) => tell('online')],
  ['the user retries', ({ store }) => store.refresh()],
])('is loaded again after a network failure when %s', async (_, retry) => {
  const page = makePage({ isSaved: true, isReachable: false });
  await page.open();
  expect(page.store.get()).toEqual({ state: 'unreachable' });
  page.firebase.isReachable = true;
  retry(page);
  await loaded();
  expect(page.store.get()).toEqual(ANA);
});

it('asks for an unknown role again when the network is back', async () => {
  const { change, refresh, tell, open } = makePage({ isSaved: true });
  change({ ...ANA, role: 'unknown' });
  await open();
  await tell('online');
  expect(refresh).toHaveBeenCalledOnce();
});

it('does not ask for a known role again when the network is back', async () => {
  const { refresh, tell, open } = makePage({ isSaved: true });
  await open();
  await tell('online');
  expect(refresh).not.toHaveBeenCalled();
});

it('checks the role on the next page for a saved session', async () => {
  const { store, checkRole, open } = makePage({ isSaved: true });
  await open();
  store.checkRole();
  expect(checkRole).toHaveBeenCalledOnce();
});

it('loads nothing on the next page for a visitor', async () => {
  const { store, load, open } = makePage();
  await open();
  store.checkRole();
  await loaded();
  expect(load).not.toHaveBeenCalled();
});
