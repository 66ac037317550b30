import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchProfile } from '../../../src/features/auth/api/watch-profile';

/** Firestore's listener: loading its chunk may fail, and the listener may end. */
const firestore = vi.hoisted(() => ({ isBroken: false, change: () => {}, fail: (_: unknown) => {}, stop: () => {} }));
const listen = vi.hoisted(() =>
  vi.fn((_: object, change: () => void, fail: (error: unknown) => void) => {
    Object.assign(firestore, { change, fail });
    return firestore.stop;
  }),
);

vi.mock('../../../src/firebase/listening-firestore', () => ({
  get listeningFirestore() {
    if (firestore.isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return {};
  },
}));
vi.mock('firebase/firestore', () => ({ doc: () => ({}), onSnapshot: listen }));

const onChange = vi.fn();
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(firestore, { isBroken: false, stop: vi.fn() });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('listens again after its code could not be loaded, and after the server has ended the listener', async () => {
  firestore.isBroken = true;
  stop = watchProfile('ana', onChange);
  await wait(25);
  expect(listen).not.toHaveBeenCalled();
  firestore.isBroken = false;
  await wait(25);
  expect(listen).toHaveBeenCalledTimes(1);
  firestore.fail(new Error('unavailable'));
  await wait(25);
  expect(listen).toHaveBeenCalledTimes(2);
});

test('stays stopped if it was stopped while its code loaded or before it listened again', async () => {
  watchProfile('ana', onChange)();
  await wait(25);
  expect(listen).not.toHaveBeenCalled();
  stop = watchProfile('ana', onChange);
  await wait(0);
  firestore.fail(new Error('unavailable'));
  stop();
  await wait(25);
  expect(listen).toHaveBeenCalledOnce();
});
