import { beforeEach, expect, test, vi } from 'vitest';

let browser: EventTarget;
let connection: typeof import('../../../src/services/connection');
const probe = vi.fn<() => Promise<unknown>>();

/** Opens the first screen in a browser that claims to be online or offline. */
async function open(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine });
  connection = await import('../../../src/services/connection');
  return connection.watchConnection(() => {});
}

beforeEach(() => {
  vi.resetModules();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('fetch', probe.mockResolvedValue(null));
});

test('detects a missing connection when a screen opens', async () => {
  probe.mockRejectedValue(new TypeError('Failed to fetch'));
  await open(false);
  await vi.waitFor(() => expect(connection.readOnline()).toBe(false));
  browser.dispatchEvent(new Event('online'));
  expect(connection.readOnline()).toBe(true);
});

test('checks the claim of a browser that it is offline, not that it is online', async () => {
  await open(false);
  await vi.waitFor(() => expect(probe).toHaveBeenCalledTimes(1));
  expect(connection.readOnline()).toBe(true);
  vi.resetModules();
  await open(true);
  expect(connection.readOnline()).toBe(true);
  expect(probe).toHaveBeenCalledTimes(1);
});

test('remembers a connection that was lost while no screen was open', async () => {
  const leave = await open(true);
  leave();
  browser.dispatchEvent(new Event('offline'));
  expect(connection.readOnline()).toBe(false);
});
