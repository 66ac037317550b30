import { afterEach, expect, test, vi } from 'vitest';
import { keepStorage } from '../../../src/pages/admin/library-tab';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [false, 1],
  [true, 0],
])('asks for persistent storage, unless it is granted (%s)', async (isPersisted, times) => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persisted: async () => isPersisted, persist } });
  await keepStorage();
  expect(persist).toHaveBeenCalledTimes(times);
  vi.stubGlobal('navigator', {}); // a browser without it
  await expect(keepStorage()).resolves.toBeUndefined();
});
