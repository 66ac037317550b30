import { afterEach, expect, test, vi } from 'vitest';
import { keepStorage } from '../../../src/pages/admin/keep-storage';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['asks where nothing is promised yet', false, 1],
  ['asks nobody twice', true, 0],
])('%s', async (_, isPersisted, times) => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persisted: async () => isPersisted, persist } });
  await keepStorage();
  expect(persist).toHaveBeenCalledTimes(times);
});

test('a browser that cannot, or must not, changes nothing', async () => {
  vi.stubGlobal('navigator', {});
  await expect(keepStorage()).resolves.toBeUndefined();
});
