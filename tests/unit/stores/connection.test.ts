import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let browser: EventTarget;
let connection: typeof import('../../../src/stores/connection');
const probe = vi.fn<() => Promise<unknown>>();

/** A screen is opened for the first time where the browser believes to be online, or not. */
async function open(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine });
  connection = await import('../../../src/stores/connection');
  return connection.watchConnection(() => {});
}

beforeEach(() => {
  vi.resetModules();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('fetch', probe.mockReset().mockResolvedValue(null));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a screen that is opened without a connection knows it', async () => {
  probe.mockRejectedValue(new TypeError('Failed to fetch'));
  await open(false);
  await vi.waitFor(() => expect(connection.readOnline()).toBe(false));
  browser.dispatchEvent(new Event('online'));
  expect(connection.readOnline()).toBe(true);
});

test('a browser that is wrong about its machine is not believed, and one that is online not asked', async () => {
  await open(false);
  await vi.waitFor(() => expect(probe).toHaveBeenCalledTimes(1));
  expect(connection.readOnline()).toBe(true);
  vi.resetModules();
  await open(true);
  expect(connection.readOnline()).toBe(true);
  expect(probe).toHaveBeenCalledTimes(1);
});

test('a connection that goes while another tab is shown is known to be gone when a screen is opened again', async () => {
  const leave = await open(true);
  leave();
  browser.dispatchEvent(new Event('offline'));
  expect(connection.readOnline()).toBe(false);
});
