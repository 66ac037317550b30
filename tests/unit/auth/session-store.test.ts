import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accounts, KnownSession, Session, SessionEvent } from '../../../src/domain/accounts';
import { createSessionStore } from '../../../src/features/auth/session-store';

const SIGNED_OUT: KnownSession = { state: 'signed-out' };
const ANA = { state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: 'Ana', isAdmin: false } as const;

const loaded = () => new Promise((resolve) => setTimeout(resolve));

/** The part of the accounts that a session store uses. `show` changes the session, as Firebase does. */
function stubAccounts(session: KnownSession) {
  const listeners = new Set<(event: SessionEvent) => void>();
  const endWatching = vi.fn();
  return {
    show(next: KnownSession, type: SessionEvent['type'] = 'user-updated') {
      session = next;
      for (const listener of listeners) listener({ type, session });
    },
    watch(listener) {
      listeners.add(listener);
      listener({ type: 'initial-session', session });
      return () => listeners.delete(listener);
    },
    watchProfile: vi.fn(() => endWatching),
    endWatching,
    recheck: vi.fn(async () => {}),
  } satisfies Partial<Accounts> & Record<string, unknown>;
}

/** A page whose accounts have Ana's session. `isSaved`: the device has it. */
function makePage({ isSaved = false, isReachable = true } = {}) {
  const accounts = stubAccounts(isSaved ? ANA : SIGNED_OUT);
  const device = { hasSession: isSaved, isReachable, loads: 0 };
  const tabs = new EventTarget();
  const store = createSessionStore({
    mayHaveSession: () => device.hasSession,
    accounts: async () => {
      device.loads += 1;
      if (!device.isReachable) throw new Error('No connection');
      return accounts as unknown as Accounts;
    },
  });
  const seen: Session['state'][] = [];
  store.subscribe(() => seen.push(store.get().state));
  const open = () => {
    store.open(tabs);
    return loaded();
  };
  return { accounts, device, tabs, store, seen, open };
}

describe('The session of a page', () => {
  let errors: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    errors = vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => vi.restoreAllMocks());

  it('is loading before the page opens', async () => {
    expect(makePage().store.get()).toEqual({ state: 'loading' });
  });

  it('is signed out at once if none is saved, without loading the back end', async () => {
    const { store, device, tabs } = makePage();
    store.open(tabs);
    expect(store.get()).toEqual({ state: 'signed-out' });
    await loaded();
    expect(device.loads).toBe(0);
  });

  it('goes from loading to signed in if one is saved', async () => {
    const { store, seen, tabs } = makePage({ isSaved: true });
    store.open(tabs);
    expect(store.get().state).toBe('loading');
    await loaded();
    expect(store.get()).toEqual(ANA);
    expect(seen).toEqual(['signed-in']);
  });

  it('follows a sign-in in another tab', async () => {
    const { accounts, device, tabs, store, open } = makePage();
    await open();
    accounts.show(ANA);
    tabs.dispatchEvent(new Event('storage'));
    await loaded();
    expect(device.loads).toBe(0); // another key of local storage changed, such as the theme

    device.hasSession = true;
    tabs.dispatchEvent(new Event('storage'));
    await loaded();
    expect(store.get()).toEqual(ANA);
  });

  it('follows a sign-in and a sign-out in this tab once a screen watches', async () => {
    const { accounts, device, store, seen, tabs } = makePage();
    store.open(tabs);
    store.watch();
    store.watch();
    await loaded();
    accounts.show(ANA);
    accounts.show(SIGNED_OUT);
    expect(seen).toEqual(['signed-out', 'signed-out', 'signed-in', 'signed-out']);
    expect(device.loads).toBe(1);
  });

  it.each([
    ['the next screen watches', ({ store }) => store.watch()],
    ['the network is back', ({ tabs }) => tabs.dispatchEvent(new Event('online'))],
  ] satisfies [string, (page: ReturnType<typeof makePage>) => void][])(
    'is loaded again after a network failure when %s',
    async (_, retry) => {
      const page = makePage({ isSaved: true, isReachable: false });
      await page.open();
      expect(page.store.get()).toEqual({ state: 'unreachable' });
      expect(errors).toHaveBeenCalledOnce();

      page.device.isReachable = true;
      retry(page);
      await loaded();
      expect(page.seen).toEqual(['unreachable', 'signed-in']);
    },
  );

  it('has its new state when a retry resolves', async () => {
    const { device, store, open } = makePage({ isSaved: true, isReachable: false });
    await open();
    await store.retry();
    expect(store.get()).toEqual({ state: 'unreachable' });
    device.isReachable = true;
    await store.retry();
    expect(store.get()).toEqual(ANA);
  });

  it('stays signed out if none is saved and the accounts cannot be loaded', async () => {
    const { store, open } = makePage({ isReachable: false });
    await open();
    store.watch();
    await loaded();
    expect(store.get()).toEqual({ state: 'signed-out' });
  });

  it('survives token refreshes and reports when the server revokes it', async () => {
    const { accounts, store, seen, open } = makePage({ isSaved: true });
    await open();
    accounts.show(ANA, 'token-refreshed');
    expect(seen).toEqual(['signed-in']);
    accounts.show({ state: 'signed-out', hasEnded: true });
    expect(store.get()).toEqual({ state: 'signed-out', hasEnded: true });
  });

  it('follows the profile only while a screen does', async () => {
    const { accounts, store, open } = makePage({ isSaved: true });
    await open();
    const end = store.watchProfile();
    await loaded();
    expect(accounts.watchProfile).toHaveBeenCalledOnce();
    accounts.show({ ...ANA, isAdmin: true });
    expect(store.get()).toMatchObject({ isAdmin: true });
    expect(accounts.endWatching).not.toHaveBeenCalled();
    end();
    await loaded();
    expect(accounts.endWatching).toHaveBeenCalledOnce();
  });

  it('does not watch the profile for a screen that closed before the accounts were loaded', async () => {
    const { accounts, store, tabs } = makePage({ isSaved: true });
    store.open(tabs);
    store.watchProfile()();
    await loaded();
    expect(accounts.endWatching).toHaveBeenCalledTimes(accounts.watchProfile.mock.calls.length);
  });

  it('asks for an unknown role again on a retry and when the network is back', async () => {
    const { accounts, tabs, store, open } = makePage({ isSaved: true });
    accounts.show({ ...ANA, isRoleUnknown: true });
    await open();
    expect(store.get()).toMatchObject({ isAdmin: false, isRoleUnknown: true });
    await store.retry();
    expect(accounts.recheck).toHaveBeenCalledTimes(1);
    tabs.dispatchEvent(new Event('online'));
    await loaded();
    expect(accounts.recheck).toHaveBeenCalledTimes(2);
    accounts.show({ ...ANA, isAdmin: true });
    expect(store.get()).toEqual({ ...ANA, isAdmin: true });
  });

  it('sends nothing after it is closed, and can be opened again', async () => {
    const { accounts, tabs, store, seen, open } = makePage({ isSaved: true });
    store.open(tabs)();
    await loaded();
    tabs.dispatchEvent(new Event('storage'));
    accounts.show(SIGNED_OUT);
    expect(seen).toEqual([]);

    accounts.show(ANA);
    await open();
    expect(seen).toEqual(['signed-in']);
  });
});
