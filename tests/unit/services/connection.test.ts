import { expect, test, vi } from 'vitest';

test.each([true, false])('asks the server if the browser claims to be offline (answers: %s)', async (answers) => {
  vi.resetModules();
  const browser = new EventTarget();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('fetch', () => (answers ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))));
  const { readOnline, watchConnection } = await import('../../../src/services/connection');
  const close = watchConnection(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(readOnline()).toBe(answers);
  close(); // follows the browser even while no screen is open
  browser.dispatchEvent(new Event(answers ? 'offline' : 'online'));
  expect(readOnline()).toBe(!answers);
});
