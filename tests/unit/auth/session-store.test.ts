import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../src/domain/accounts';
import { createMemoryAccounts } from '../../../src/domain/memory/accounts';
import { createSessionStore } from '../../../src/stores/session-store';

const EMAIL = 'ana@mesquite.example';
const PASSWORD = 'correct horse';
const ADMIN = { role: 'admin', is_active: true } as const;

/** A page over accounts in memory, with Ana's verified account; `keep` says whether her session is kept here. */
async function makePage({ keep = false } = {}) {
  const accounts = createMemoryAccounts();
  await accounts.signUp({ email: EMAIL, password: PASSWORD, fullName: 'Ana', language: 'en' });
  accounts.verify(EMAIL);
  if (keep) await accounts.signIn(EMAIL, PASSWORD);

  const device = { keepsSession: keep, isReachable: true, loads: 0 };
  const tabs = new EventTarget();
  const store = createSessionStore({
    mayHaveSession: () => device.keepsSession,
    accounts: async () => {
      device.loads += 1;
      if (!device.isReachable) throw new Error('No connection');
      return accounts;
    },
  });
  const seen: Session['state'][] = [];
  store.subscribe(() => seen.push(store.get().state));
  return { accounts, device, tabs, store, seen, open: () => store.open(tabs) };
}

const loaded = () => new Promise((resolve) => setTimeout(resolve));

describe('The session of a page', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is unknown until somebody looks', async () => {
    const { store } = await makePage();
    expect(store.get()).toEqual({ state: 'loading' });
  });

  it('is signed out at once where none is kept, and nothing of the back end is loaded', async () => {
    const { store, device, open } = await makePage();
    open();
    expect(store.get()).toEqual({ state: 'signed-out' });
    await loaded();
    expect(device.loads).toBe(0);
  });

  it('is looked up where one is kept, without a moment of being signed out', async () => {
    const { store, seen, open } = await makePage({ keep: true });
    open();
    expect(store.get().state).toBe('loading');
    await loaded();
    expect(store.get()).toMatchObject({ state: 'signed-in', email: EMAIL, isAdmin: false });
    expect(seen).toEqual(['signed-in']);
  });

  it('follows another tab that signs in', async () => {
    const { accounts, device, tabs, store, open } = await makePage();
    open();
    await accounts.signIn(EMAIL, PASSWORD);
    tabs.dispatchEvent(new Event('storage'));
    await loaded();
    expect(device.loads).toBe(0); // that was something else in local storage: the theme, say

    device.keepsSession = true;
    tabs.dispatchEvent(new Event('storage'));
    await loaded();
    expect(store.get()).toMatchObject({ state: 'signed-in', email: EMAIL });
  });

  it('follows a sign-in and a sign-out in this tab, once a screen watches', async () => {
    const { accounts, device, store, seen, open } = await makePage();
    open();
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
    'is not lost with the network: it is looked up again when %s',
    async (_, retry) => {
      const complaint = vi.spyOn(console, 'error').mockReturnValue();
      const page = await makePage({ keep: true });
      page.device.isReachable = false;
      page.open();
      await loaded();
      expect(page.store.get()).toEqual({ state: 'unreachable' });
      expect(complaint).toHaveBeenCalledOnce();

      page.device.isReachable = true;
      retry(page);
      await loaded();
      expect(page.seen).toEqual(['unreachable', 'signed-in']);
    },
  );

  it('says when it has been looked up again, whether or not that has found anything', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { device, store, open } = await makePage({ keep: true });
    device.isReachable = false;
    open();
    await loaded();
    await store.retry();
    expect(store.get()).toEqual({ state: 'unreachable' });
    device.isReachable = true;
    await store.retry();
    expect(store.get()).toMatchObject({ state: 'signed-in', email: EMAIL });
  });

  it('is signed out where none is kept and the accounts cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { device, store, open } = await makePage();
    device.isReachable = false;
    open();
    store.watch();
    await loaded();
    expect(store.get()).toEqual({ state: 'signed-out' });
  });

  it('outlives its tokens, until the server refuses one for good, which it says', async () => {
    const { accounts, store, seen, open } = await makePage({ keep: true });
    open();
    await loaded();
    accounts.refreshToken();
    expect(seen).toEqual(['signed-in']);
    accounts.refreshToken(true);
    expect(store.get()).toEqual({ state: 'signed-out', hasEnded: true });
  });

  it('stays in step with the profile while a screen follows, and not after that', async () => {
    const { accounts, store, open } = await makePage({ keep: true });
    open();
    await loaded();
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

  it('does not follow for a screen that was left before the accounts were there', async () => {
    const { accounts, store, open } = await makePage({ keep: true });
    open();
    store.follow()();
    await loaded();
    accounts.setProfile(EMAIL, ADMIN);
    expect(store.get()).toMatchObject({ isAdmin: false });
  });

  it('is no admin’s while that cannot be found out, and is looked up again when the network is back', async () => {
    const { accounts, tabs, store, open } = await makePage();
    accounts.setProfile(EMAIL, ADMIN);
    accounts.loseProfiles(true);
    await accounts.signIn(EMAIL, PASSWORD);
    open();
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

  it('tells nothing more once it is closed, and can be opened again', async () => {
    const { accounts, tabs, seen, open } = await makePage({ keep: true });
    open()();
    await loaded();
    tabs.dispatchEvent(new Event('storage'));
    await accounts.signOut();
    expect(seen).toEqual([]);

    await accounts.signIn(EMAIL, PASSWORD);
    open();
    await loaded();
    expect(seen).toEqual(['signed-in']);
  });
});
