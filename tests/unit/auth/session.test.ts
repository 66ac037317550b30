import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KnownSession, Session, SessionEvent } from '../../../src/domain/accounts';
import { createSessionStore } from '../../../src/features/auth/session';

const SIGNED_OUT: KnownSession = { state: 'signed-out' };
const ANA = { state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: 'Ana', role: 'user' } as const;

const loaded = () => new Promise((resolve) => setTimeout(resolve));

/** A page with Ana's session. `isSaved`: the device has it. */
function makePage({ isSaved = false, isReachable = true } = {}) {
  const device = { isReachable, loads: 0 };
  const save = () => vi.stubGlobal('localStorage', { 'firebase:authUser:key:[DEFAULT]': '{}' });
  vi.stubGlobal('localStorage', {});
  if (isSaved) save();

  // Firebase, as the store sees it.
  const listeners = new Set<(event: SessionEvent) => void>();
  let session: KnownSession = isSaved ? ANA : SIGNED_OUT;
  function change(next: KnownSession, type: SessionEvent['type'] = 'user-updated') {
    session = next;
    for (const listener of listeners) listener({ type, session });
  }
  const refresh = vi.fn(async () => {});
  const signOut = vi.fn(async () => change(SIGNED_OUT, 'signed-out'));
  function watchSession(listener: (event: SessionEvent) => void) {
    listeners.add(listener);
    queueMicrotask(() => listeners.has(listener) && listener({ type: 'initial-session', session }));
    return { refresh, signOut, stop: () => void listeners.delete(listener) };
  }

  const tabs = new EventTarget();
  const store = createSessionStore(async () => {
    device.loads += 1;
    if (!device.isReachable) throw new Error('No connection');
    return { watchSession };
  });
  const seen: Session['state'][] = [];
  store.subscribe(() => seen.push(store.get().state));
  const open = () => {
    store.open(tabs);
    return loaded();
  };
  return { device, save, change, refresh, signOut, tabs, store, seen, open };
}

describe('The session of a page', () => {
  let errors: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    errors = vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is signed out at once if none is saved, without loading Firebase', async () => {
    const { store, device, open } = makePage();
    expect(store.get()).toEqual({ state: 'loading' });
    const opened = open();
    expect(store.get()).toEqual({ state: 'signed-out' });
    await opened;
    expect(device.loads).toBe(0);
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
    const { change, save, device, tabs, store, open } = makePage();
    await open();
    change(ANA);
    tabs.dispatchEvent(new Event('storage'));
    await loaded();
    expect(device.loads).toBe(0); // another key of local storage changed, such as the theme

    save();
    tabs.dispatchEvent(new Event('storage'));
    await loaded();
    expect(store.get()).toEqual(ANA);
  });

  it('follows a sign-in and a sign-out in this tab once a screen watches', async () => {
    const { change, device, store, seen, tabs } = makePage();
    store.open(tabs);
    store.watch();
    store.watch();
    await loaded();
    change(ANA);
    await store.signOut();
    expect(seen).toEqual(['signed-out', 'signed-out', 'signed-in', 'signed-out']);
    expect(device.loads).toBe(1);
  });

  it.each([
    ['the next screen watches', ({ store }) => store.watch()],
    ['the network is back', ({ tabs }) => tabs.dispatchEvent(new Event('online'))],
    ['the user retries', ({ store }) => store.refresh()],
  ] satisfies [string, (page: ReturnType<typeof makePage>) => void][])(
    'is loaded again after a network failure when %s',
    async (_, retry) => {
      const page = makePage({ isSaved: true, isReachable: false });
      await page.open();
      expect(page.store.get()).toEqual({ state: 'unreachable' });
      expect(errors).toHaveBeenCalledOnce();

      await page.store.refresh(); // fails too
      expect(page.store.get()).toEqual({ state: 'unreachable' });
      page.device.isReachable = true;
      retry(page);
      await loaded();
      expect(page.store.get()).toEqual(ANA);
    },
  );

  it('stays signed out if none is saved and Firebase cannot be loaded', async () => {
    const { store, open } = makePage({ isReachable: false });
    await open();
    store.watch();
    await loaded();
    expect(store.get()).toEqual({ state: 'signed-out' });
  });

  it('asks for an unknown role again on a retry and when the network is back', async () => {
    const { change, refresh, tabs, store, open } = makePage({ isSaved: true });
    change({ ...ANA, role: 'unknown' });
    await open();
    expect(store.get()).toMatchObject({ role: 'unknown' });
    await store.refresh();
    expect(refresh).toHaveBeenCalledTimes(1);
    tabs.dispatchEvent(new Event('online'));
    await loaded();
    expect(refresh).toHaveBeenCalledTimes(2);
    change({ ...ANA, role: 'admin' });
    tabs.dispatchEvent(new Event('online'));
    await loaded();
    expect(refresh, 'a known role').toHaveBeenCalledTimes(2);
  });

  it('sends nothing after it is closed, and can be opened again', async () => {
    const { change, tabs, store, seen, open } = makePage({ isSaved: true });
    const close = store.open(tabs);
    await loaded();
    close();
    await loaded();
    tabs.dispatchEvent(new Event('storage'));
    change(SIGNED_OUT);
    expect(seen).toEqual(['signed-in']);

    change({ ...ANA, role: 'admin' });
    await open();
    expect(store.get()).toMatchObject({ role: 'admin' });
  });
});
