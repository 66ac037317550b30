import { beforeEach, describe, expect, test, vi } from 'vitest';

describe.each([
  { what: 'the server answers although the browser claims to be offline', answers: true, event: 'offline' },
  { what: 'neither the browser nor the server has a connection', answers: false, event: 'online' },
])('if $what', ({ answers, event }) => {
  const browser = new EventTarget();
  let connection: typeof import('../../../src/services/connection');
  let close: () => void;
  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('fetch', () => (answers ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))));
    connection = await import('../../../src/services/connection');
    close = connection.watchConnection(() => {});
    await new Promise((resolve) => setTimeout(resolve));
  });

  test(`the page is ${answers ? 'online' : 'offline'}`, () => {
    expect(connection.readOnline()).toBe(answers);
  });

  test(`the page follows the browser when it is ${event}, even while no screen is open`, () => {
    close();
    browser.dispatchEvent(new Event(event));
    expect(connection.readOnline()).toBe(!answers);
  });
});
