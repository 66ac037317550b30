import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('waits for as long as the functions are alive, repeats the cause, and says what it waits for', async () => {
  const cause = vi.fn(async () => {});
  let isDone = false;
  const waiting = waitForFunctions('record an object', cause, async () => isDone);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(console.log).toHaveBeenCalledWith('Waiting for the functions to record an object: 8 s');
  expect(cause.mock.calls.length).toBeGreaterThan(10);
  isDone = true;
  await vi.advanceTimersByTimeAsync(1000);
  await waiting;
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
