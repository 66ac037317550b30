import type { FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProfileListener } from '../../../src/firebase/profile-listener';
import { createSession } from '../../../src/firebase/session';

/** The profile listener: loading its chunk may fail, and the listener may end. */
const listener = vi.hoisted(() => ({ isBroken: false, started: 0, end: (_: unknown) => {} }));

vi.mock('../../../src/firebase/profile-watch', () => ({
  get listenToProfile() {
    if (listener.isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return (_app: unknown, _uid: string, _onProfile: unknown, onError: (error: unknown) => void) => {
      listener.started += 1;
      listener.end = onError;
      return () => {};
    };
  },
}));

vi.mock('../../../src/firebase/services/auth', () => ({
  authOf: () => ({ currentUser: { uid: 'ana', emailVerified: true }, onIdTokenChanged: () => {} }),
}));

const APP = {} as FirebaseApp;
const ANA = { uid: 'ana' } as User;
const page = new EventTarget();
const onProfile = vi.fn((_: User, profile: Promise<unknown>) => void profile.catch(() => {}));
let here: User | null;
const started = (count: number) => vi.waitFor(() => expect(listener.started).toBe(count));
const open = () => createProfileListener(APP, () => here, onProfile);

beforeEach(() => {
  Object.assign(listener, { isBroken: false, started: 0 });
  here = ANA;
  onProfile.mockClear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(['a new token', 'the network'])('loads a listener that failed to load again with %s', async (news) => {
  const profileListener = open();
  listener.isBroken = true;
  profileListener.watch();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  listener.isBroken = false;
  if (news === 'the network') page.dispatchEvent(new Event('online'));
  else profileListener.resume();
  await started(1);
  profileListener.resume();
  page.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(listener.started, 'once').toBe(1);
});

test('loads a listener that failed to load again when the session is rechecked', async () => {
  const session = createSession(APP);
  listener.isBroken = true;
  session.watchProfile();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  listener.isBroken = false;
  await session.recheck();
  await started(1);
});

test('reports a listener that ends by itself and starts it again', async () => {
  const profileListener = open();
  profileListener.watch();
  await started(1);
  listener.end(new Error('unavailable'));
  await expect(onProfile.mock.calls[0]?.[1]).rejects.toThrow('unavailable');
  profileListener.resume();
  await started(2);
});

test('does not report a listener that ends because another tab signed out', async () => {
  const profileListener = open();
  profileListener.watch();
  await started(1);
  here = null;
  listener.end(new Error('unauthenticated'));
  expect(onProfile).not.toHaveBeenCalled();
  here = ANA;
  profileListener.resume();
  await started(2);
});
