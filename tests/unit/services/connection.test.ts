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

describe('a page that is online', () => {
  const browser = new EventTarget();
  const listen = vi.fn(browser.addEventListener.bind(browser));
  const fetched = vi.fn();
  let connection: typeof import('../../../src/services/connection');
  beforeEach(async () => {
    vi.resetModules();
    listen.mockImplementation(browser.addEventListener.bind(browser));
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('fetch', fetched);
    connection = await import('../../../src/services/connection');
  });

  test('does not ask the server', () => {
    connection.watchConnection(() => {});
    expect(fetched).not.toHaveBeenCalled();
  });

  test('shows on every screen that the connection is lost', () => {
    const screens = [vi.fn(), vi.fn()];
    for (const screen of screens) connection.watchConnection(screen);
    browser.dispatchEvent(new Event('offline'));
    for (const screen of screens) expect(screen).toHaveBeenCalledOnce();
  });

  test('no longer calls a screen that has closed', () => {
    const screen = vi.fn();
    const close = connection.watchConnection(screen);
    close();
    browser.dispatchEvent(new Event('offline'));
    expect(screen).not.toHaveBeenCalled();
  });

  test('listens to the browser once for all screens', () => {
    connection.watchConnection(() => {});
    connection.watchConnection(() => {});
    expect(listen.mock.calls.map(([type]) => type)).toEqual(['online', 'offline']);
  });
});

test('asks the server for a small file past all caches, without its content', async () => {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', () => {});
  vi.resetModules();
  const { watchConnection } = await import('../../../src/services/connection');
  watchConnection(() => {});
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/robots.txt', { method: 'HEAD', cache: 'no-store' });
});
