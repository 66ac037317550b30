import { afterEach, expect, test, vi } from 'vitest';
import { keepStorage } from '../../../src/pages/admin/library-tab';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['asks for persistent storage once', false, 1],
  ['does not ask again if it is granted', true, 0],
])('%s', async (_, isPersisted, times) => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persisted: async () => isPersisted, persist } });
  await keepStorage();
  expect(persist).toHaveBeenCalledTimes(times);
});

test('ignores a browser without persistent storage', async () => {
  vi.stubGlobal('navigator', {});
  await expect(keepStorage()).resolves.toBeUndefined();
});
