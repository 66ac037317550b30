import { expect, test, vi } from 'vitest';

/** Opens the first screen in a browser that claims to be offline. The server answers, or not. */
async function open(isReached: boolean) {
  vi.resetModules();
  const browser = new EventTarget();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  const probe = vi.fn(() => (isReached ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))));
  vi.stubGlobal('fetch', probe);
  const connection = await import('../../../src/services/connection');
  const close = connection.watchConnection(() => {});
  await vi.waitFor(() => expect(probe).toHaveBeenCalledOnce());
  return { browser, close, isOnline: connection.readOnline };
}

test('is offline if the server does not answer, until the browser is online', async () => {
  const { browser, isOnline } = await open(false);
  await vi.waitFor(() => expect(isOnline()).toBe(false));
  browser.dispatchEvent(new Event('online'));
  expect(isOnline()).toBe(true);
});

test('is online if the server answers, and follows the browser even while no screen is open', async () => {
  const { browser, close, isOnline } = await open(true);
  expect(isOnline()).toBe(true);
  close();
  browser.dispatchEvent(new Event('offline'));
  expect(isOnline()).toBe(false);
});
