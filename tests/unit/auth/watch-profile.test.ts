import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchProfile } from '../../../src/features/auth/api/watch-profile';

/** Firestore's listener: loading its chunk may fail, and the listener may end. */
const firestore = vi.hoisted(() => ({
  isBroken: false,
  change: () => {},
  fail: (_: unknown) => {},
  started: 0,
  stopped: 0,
}));

vi.mock('../../../src/firebase/listening-firestore', () => ({
  get listeningFirestore() {
    if (firestore.isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return {};
  },
}));
vi.mock('firebase/firestore', () => ({
  doc: () => ({}),
  onSnapshot: (_: unknown, change: () => void, fail: (error: unknown) => void) => {
    firestore.started += 1;
    Object.assign(firestore, { change, fail });
    return () => {
      firestore.stopped += 1;
    };
  },
}));

const onChange = vi.fn();
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign(firestore, { isBroken: false, started: 0, stopped: 0 });
  onChange.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('reports changes until it is stopped', async () => {
  stop = watchProfile('ana', onChange);
  await wait(0);
  firestore.change();
  expect(onChange).toHaveBeenCalledOnce();
  stop();
  expect(firestore).toMatchObject({ started: 1, stopped: 1 });
});

test('listens again after its code could not be loaded', async () => {
  firestore.isBroken = true;
  stop = watchProfile('ana', onChange);
  await wait(25);
  expect(firestore.started).toBe(0);
  firestore.isBroken = false;
  await wait(25);
  expect(firestore.started).toBe(1);
});

test('listens again after the server has ended the listener', async () => {
  stop = watchProfile('ana', onChange);
  await wait(0);
  firestore.fail(new Error('unavailable'));
  await wait(25);
  expect(firestore.started).toBe(2);
});

test('stays stopped if it was stopped while its code loaded or before it listened again', async () => {
  watchProfile('ana', onChange)();
  await wait(25);
  expect(firestore.started).toBe(0);

  stop = watchProfile('ana', onChange);
  await wait(0);
  firestore.fail(new Error('unavailable'));
  stop();
  await wait(25);
  expect(firestore.started).toBe(1);
});
