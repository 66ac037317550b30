import type { FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFollowing } from '../../../src/firebase/following';
import { createSession } from '../../../src/firebase/session';

/** The listener, as a chunk that may be lost, and as listening that may end. */
const listener = vi.hoisted(() => ({ isLost: false, begun: 0, end: (_: unknown) => {} }));

vi.mock('../../../src/firebase/profile-watch', () => ({
  get watchProfile() {
    if (listener.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return (_app: unknown, _uid: string, _onProfile: unknown, onError: (error: unknown) => void) => {
      listener.begun += 1;
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
const admit = vi.fn((_: User, profile: Promise<unknown>) => void profile.catch(() => {}));
let here: User | null;
const begun = (count: number) => vi.waitFor(() => expect(listener.begun).toBe(count));
const open = () => createFollowing(APP, () => here, admit);

beforeEach(() => {
  Object.assign(listener, { isLost: false, begun: 0 });
  here = ANA;
  admit.mockClear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(['a new token', 'the network'])('a listener that could not be loaded is loaded with %s', async (news) => {
  const following = open();
  listener.isLost = true;
  following.follow();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  listener.isLost = false;
  if (news === 'the network') page.dispatchEvent(new Event('online'));
  else following.resume();
  await begun(1);
  following.resume();
  page.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(listener.begun, 'once').toBe(1);
});

test('a listener that could not be loaded is loaded when the session is looked at once more', async () => {
  const session = createSession(APP);
  listener.isLost = true;
  session.follow();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  listener.isLost = false;
  await session.recheck();
  await begun(1);
});

test('listening that ends by itself is told, and begun again', async () => {
  const following = open();
  following.follow();
  await begun(1);
  listener.end(new Error('unavailable'));
  await expect(admit.mock.calls[0]?.[1]).rejects.toThrow('unavailable');
  following.resume();
  await begun(2);
});

test('listening that ends since another tab has taken the session away is told to nobody, and begun again', async () => {
  const following = open();
  following.follow();
  await begun(1);
  here = null;
  listener.end(new Error('unauthenticated'));
  expect(admit).not.toHaveBeenCalled();
  here = ANA;
  following.resume();
  await begun(2);
});
