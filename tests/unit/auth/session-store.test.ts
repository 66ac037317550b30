import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../src/domain/accounts';
import { createMemoryAccounts } from '../../../src/domain/memory/accounts';
import { createSessionStore } from '../../../src/services/session-store';

const EMAIL = 'ana@mesquite.example';
const PASSWORD = 'correct horse';
const ADMIN = { role: 'admin', is_active: true } as const;

const loaded = () => new Promise((resolve) => setTimeout(resolve));

/** A page with in-memory accounts and Ana's verified account. `isSaved`: the device has her session. */
async function makePage({ isSaved = false, isReachable = true } = {}) {
  const accounts = createMemoryAccounts();
  await accounts.signUp({ email: EMAIL, password: PASSWORD, fullName: 'Ana', language: 'en' });
  accounts.verify(EMAIL);
  if (isSaved) await accounts.signIn(EMAIL, PASSWORD);

  const device = { hasSession: isSaved, isReachable, loads: 0 };
  const tabs = new EventTarget();
  const store = createSessionStore({
    mayHaveSession: () => device.hasSession,
    accounts: async () => {
      device.loads += 1;
      if (!device.isReachable) throw new Error('No connection');
      return accounts;
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
    expect((await makePage()).store.get()).toEqual({ state: 'loading' });
  });

  it('is signed out at once if none is saved, without loading the back end', async () => {
    const { store, device, tabs } = await makePage();
    store.open(tabs);
    expect(store.get()).toEqual({ state: 'signed-out' });
    await loaded();
    expect(device.loads).toBe(0);
  });

  it('goes from loading to signed in if one is saved', async () => {
    const { store, seen, tabs } = await makePage({ isSaved: true });
    store.open(tabs);
    expect(store.get().state).toBe('loading');
    await loaded();
    expect(store.get()).toMatchObject({ state: 'signed-in', email: EMAIL, isAdmin: false });
    expect(seen).toEqual(['signed-in']);
  });

  it('follows a sign-in in another tab', async () => {
    const { accounts, device, tabs, store, open } = await makePage();
    await open();
    await accounts.signIn(EMAIL, PASSWORD);
    tabs.dispatchEvent(new Event('storage'));
    await loaded();
    expect(device.loads).toBe(0); // another key of local storage changed, such as the theme

    device.hasSession = true;
    tabs.dispatchEvent(new Event('storage'));
    await loaded();
    expect(store.get()).toMatchObject({ state: 'signed-in', email: EMAIL });
  });

  it('follows a sign-in and a sign-out in this tab once a screen watches', async () => {
    const { accounts, device, store, seen, tabs } = await makePage();
    store.open(tabs);
    store.watch();
    store.watch();
    await loaded();
    await accounts.signIn(EMAIL, PASSWORD);
    await accounts.signOut();
    expect(seen).toEqual(['signed-out', 'signed-out', 'signed-in', 'signed-out']);
    expect(device.loads).toBe(1);
  });

  it.each([
    ['the next screen watches', ({ store }) => store.watch()],
    ['the network is back', ({ tabs }) => tabs.dispatchEvent(new Event('online'))],
  ] satisfies [string, (page: Awaited<ReturnType<typeof makePage>>) => void][])(
    'is loaded again after a network failure when %s',
    async (_, retry) => {
      const page = await makePage({ isSaved: true, isReachable: false });
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
    const { device, store, open } = await makePage({ isSaved: true, isReachable: false });
    await open();
    await store.retry();
    expect(store.get()).toEqual({ state: 'unreachable' });
    device.isReachable = true;
    await store.retry();
    expect(store.get()).toMatchObject({ state: 'signed-in', email: EMAIL });
  });

  it('stays signed out if none is saved and the accounts cannot be loaded', async () => {
    const { store, open } = await makePage({ isReachable: false });
    await open();
    store.watch();
    await loaded();
    expect(store.get()).toEqual({ state: 'signed-out' });
  });

  it('survives token refreshes and reports when the server revokes it', async () => {
    const { accounts, store, seen, open } = await makePage({ isSaved: true });
    await open();
    accounts.refreshToken();
    expect(seen).toEqual(['signed-in']);
    accounts.refreshToken(true);
    expect(store.get()).toEqual({ state: 'signed-out', hasEnded: true });
  });

  it('follows the profile only while a screen does', async () => {
    const { accounts, store, open } = await makePage({ isSaved: true });
    await open();
    const end = store.follow();
    await loaded();
    accounts.setProfile(EMAIL, ADMIN);
    expect(store.get()).toMatchObject({ isAdmin: true });
    accounts.setProfile(EMAIL, { ...ADMIN, is_active: false });
    expect(store.get()).toMatchObject({ isAdmin: false });

    end();
    await loaded();
    accounts.setProfile(EMAIL, ADMIN);
    expect(store.get()).toMatchObject({ isAdmin: false });
  });

  it('does not follow for a screen that closed before the accounts were loaded', async () => {
    const { accounts, store, tabs } = await makePage({ isSaved: true });
    store.open(tabs);
    store.follow()();
    await loaded();
    accounts.setProfile(EMAIL, ADMIN);
    expect(store.get()).toMatchObject({ isAdmin: false });
  });

  it('has no rights while the role is unknown, and asks again when the network is back', async () => {
    const { accounts, tabs, store, open } = await makePage();
    accounts.setProfile(EMAIL, ADMIN);
    accounts.loseProfiles(true);
    await accounts.signIn(EMAIL, PASSWORD);
    await open();
    store.watch();
    await loaded();
    expect(store.get()).toMatchObject({ isAdmin: false, isRoleUnknown: true });
    await store.retry();
    expect(store.get()).toMatchObject({ isAdmin: false, isRoleUnknown: true });
    accounts.loseProfiles(false);
    tabs.dispatchEvent(new Event('online'));
    await loaded();
    expect(store.get()).toMatchObject({ isAdmin: true });
    expect(store.get()).not.toHaveProperty('isRoleUnknown');
  });

  it('sends nothing after it is closed, and can be opened again', async () => {
    const { accounts, tabs, store, seen, open } = await makePage({ isSaved: true });
    store.open(tabs)();
    await loaded();
    tabs.dispatchEvent(new Event('storage'));
    await accounts.signOut();
    expect(seen).toEqual([]);

    await accounts.signIn(EMAIL, PASSWORD);
    await open();
    expect(seen).toEqual(['signed-in']);
  });
});
