import { afterEach, expect, it, vi } from 'vitest';
import { withTimeLimit } from '../../../src/services/time-limit';

afterEach(() => void vi.useRealTimers());

it('work that takes too long is rejected', async () => {
  vi.useFakeTimers();
  const limited = withTimeLimit(new Promise(() => {}), 1000);
  const rejected = expect(limited).rejects.toThrow('Too slow');
  await vi.advanceTimersByTimeAsync(1000);
  await rejected;
});

it.each([
  ['succeeds', async () => 'done'],
  ['fails', () => Promise.reject(new Error('broken'))],
])('work that %s in time leaves no timer behind', async (_, work) => {
  vi.useFakeTimers();
  await Promise.allSettled([withTimeLimit(work(), 1000)]);
  expect(vi.getTimerCount()).toBe(0);
});
