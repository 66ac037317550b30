import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitForFunctions } from '../../../emulators/wait-for-functions';

let answer: () => Promise<Response>;
const functions = (...functionTriggers: object[]) => Response.json({ backends: [{ functionTriggers }] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  answer = async () => functions({ name: 'mirrorRole' });
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => void vi.useRealTimers());

describe('while the functions are alive', () => {
  const TEN_MINUTES = 10 * 60_000;
  const cause = vi.fn(async () => {});
  let isDone: boolean;
  let waiting: Promise<void>;
  let isOver: boolean;
  beforeEach(async () => {
    isDone = false;
    isOver = false;
    waiting = waitForFunctions('record an object', cause, async () => isDone);
    void waiting.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(TEN_MINUTES);
  });

  test('waits until they have done their work', async () => {
    expect(isOver).toBe(false);
    isDone = true;
    await vi.advanceTimersByTimeAsync(1000);
    await waiting;
  });

  test('repeats the cause of the work', () => {
    expect(cause.mock.calls.length).toBeGreaterThan(10);
  });

  test('says what it waits for', () => {
    expect(console.log).toHaveBeenCalledWith('Waiting for the functions to record an object: 8 s');
  });
});

test.each([
  ['do not answer', () => Promise.reject(new TypeError('fetch failed')), 'have stopped'],
  ['were not loaded', async () => functions(), 'could not be loaded'],
])('ends if the functions %s', async (_, dead, reason) => {
  answer = dead;
  const waiting = waitForFunctions(
    'record an object',
    async () => {},
    async () => false,
  );
  const failure = expect(waiting).rejects.toThrow(reason);
  await vi.advanceTimersByTimeAsync(9000);
  await failure;
});
