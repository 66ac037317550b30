import { beforeEach, expect, it, vi } from 'vitest';
import type { KnownSession, Session, SessionEvent } from '../../../src/domain/accounts';
import { createSessionStore } from '../../../src/features/auth/session';

const SIGNED_OUT: KnownSession = { state: 'signed-out' };
const ANA = { state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: 'Ana', role: 'user' } as const;

const loaded = () => new Promise((resolve) => setTimeout(resolve));

/** A page with Ana's session. `isSaved`: the device has it. `storage`: its local storage otherwise. */
function makePage({ isSaved = false, isReachable = true, storage = {} as object | null } = {}) {
  const save = () => vi.stubGlobal('localStorage', { 'firebase:authUser:key:[DEFAULT]': '{}' });
  vi.stubGlobal('localStorage', storage);
  if (isSaved) save();

  // Firebase, as the store sees it.
  let listener: ((event: SessionEvent) => void) | undefined;
  let session: KnownSession = isSaved ? ANA : SIGNED_OUT;
  function change(next: KnownSession, type: SessionEvent['type'] = 'user-updated') {
    session = next;
    listener?.({ type, session });
  }
  const refresh = vi.fn(async () => {});
  const signOut = vi.fn(async () => change(SIGNED_OUT, 'signed-out'));
  const expectSignOut = vi.fn();
  const stop = () => {
    listener = undefined;
  };
  const firebase = {
    isReachable,
    watchSession(onEvent: (event: SessionEvent) => void) {
      listener = onEvent;
      queueMicrotask(() => listener?.({ type: 'initial-session', session }));
      return { refresh, expectSignOut, signOut, stop };
    },
  };
  const load = vi.fn(async () => {
    if (!firebase.isReachable) throw new Error('No connection');
    return firebase;
  });

  const tabs = new EventTarget();
  const tell = (type: 'storage' | 'online', change: Partial<StorageEvent> = {}) => {
    tabs.dispatchEvent(Object.assign(new Event(type), change));
    return loaded();
  };
  const store = createSessionStore(load);
  const seen: Session['state'][] = [];
  store.subscribe(() => seen.push(store.get().state));
  const open = async () => {
    const close = store.open(tabs);
    await loaded();
    return close;
  };
  return { firebase, load, save, change, refresh, expectSignOut, tell, store, seen, open };
}

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockReturnValue();
});

it.each([
  ['none is saved', { theme: 'dark', 'x:firebase:authUser:y': '' }],
  ['the browser blocks local storage', null],
])('is signed out at once, without Firebase, if %s', async (_, storage) => {
  const { store, load, open } = makePage({ isReachable: false, storage });
  expect(store.get()).toEqual({ state: 'loading' });
  const opened = open();
  expect(store.get()).toEqual({ state: 'signed-out' });
  await opened;
  expect(load).not.toHaveBeenCalled();
  store.watch();
  await loaded();
  expect(store.get()).toEqual({ state: 'signed-out' });
});

it('goes from loading to signed in if one is saved, survives token refreshes, and ends if the server revokes it', async () => {
  const { change, store, seen, open } = makePage({ isSaved: true });
  const opened = open();
  expect(store.get().state).toBe('loading');
  await opened;
  expect(store.get()).toEqual(ANA);
  change(ANA, 'token-refreshed');
  expect(seen).toEqual(['signed-in']);
  change({ state: 'signed-out', hasEnded: true });
  expect(store.get()).toEqual({ state: 'signed-out', hasEnded: true });
});

it('follows a sign-in in another tab', async () => {
  const { change, save, load, tell, store, open } = makePage();
  await open();
  change(ANA);
  await tell('storage');
  expect(load, 'for another key of local storage, such as the theme').not.toHaveBeenCalled();
  save();
  await tell('storage');
  expect(store.get()).toEqual(ANA);
});

it('expects the sign-out of another tab, which is not the server’s', async () => {
  const { tell, expectSignOut, open } = makePage({ isSaved: true });
  await open();
  await tell('storage', { key: 'firebase:authUser:key:app', newValue: '{}' });
  await tell('storage', { key: 'theme', newValue: null });
  expect(expectSignOut).not.toHaveBeenCalled();
  await tell('storage', { key: 'firebase:authUser:key:app', newValue: null });
  expect(expectSignOut).toHaveBeenCalledOnce();
});

it('follows a sign-in and a sign-out in this tab once a screen watches', async () => {
  const { change, load, store, seen, open } = makePage();
  const opened = open();
  store.watch();
  store.watch();
  await opened;
  change(ANA);
  await store.signOut();
  expect(seen).toEqual(['signed-out', 'signed-out', 'signed-in', 'signed-out']);
  expect(load).toHaveBeenCalledOnce();
});

it.each<[string, (page: ReturnType<typeof makePage>) => unknown]>([
  ['the next screen watches', ({ store }) => store.watch()],
  ['the network is back', ({ tell }) => tell('online')],
  ['the user retries', ({ store }) => store.refresh()],
])('is loaded again after a network failure when %s', async (_, retry) => {
  const page = makePage({ isSaved: true, isReachable: false });
  await page.open();
  expect(errors).toHaveBeenCalledOnce();
  await page.store.refresh(); // fails too
  expect(page.store.get()).toEqual({ state: 'unreachable' });
  page.firebase.isReachable = true;
  retry(page);
  await loaded();
  expect(page.store.get()).toEqual(ANA);
});

it('asks for an unknown role again on a retry and when the network is back', async () => {
  const { change, refresh, tell, store, open } = makePage({ isSaved: true });
  change({ ...ANA, role: 'unknown' });
  await open();
  expect(store.get()).toMatchObject({ role: 'unknown' });
  await store.refresh();
  expect(refresh).toHaveBeenCalledTimes(1);
  await tell('online');
  expect(refresh).toHaveBeenCalledTimes(2);
  change({ ...ANA, role: 'admin' });
  await tell('online');
  expect(refresh, 'a known role').toHaveBeenCalledTimes(2);
});

it('sends nothing after it is closed, and can be opened again', async () => {
  const { change, tell, store, seen, open } = makePage({ isSaved: true });
  const close = await open();
  close();
  await tell('storage');
  change({ ...ANA, role: 'admin' });
  expect(seen).toEqual(['signed-in']);
  await open();
  expect(store.get()).toMatchObject({ role: 'admin' });
});
