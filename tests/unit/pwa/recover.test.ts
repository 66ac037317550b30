import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recoverFromChunkError as recover } from '../../../src/features/pwa/recover';
import { reload } from '../../../src/features/pwa/reload';
import { stubSessionStorage } from '../../support/session-storage';

vi.mock('../../../src/features/pwa/reload', () => ({ mayReload: () => true, reload: vi.fn() }));

const SCRIPT = '/assets/index-1.js';
const PAGE = `<script type="module" src="${SCRIPT}"></script>`;

/** A chunk fails to load: another one each time, unless it is named. */
const fail = (chunk: string = crypto.randomUUID()) =>
  recover(
    Object.assign(new Event('vite:preloadError'), {
      payload: new Error(`Failed: https://site.example/assets/${chunk}.js`),
    }),
  );

let container: EventTarget & { getRegistration?: () => Promise<unknown> };
let registration: Record<'installing' | 'waiting', object | null> & {
  active: object;
  update: () => Promise<void>;
  unregister: () => Promise<boolean>;
};
const newer = Object.assign(new EventTarget(), { postMessage: vi.fn() });

function arrive(): void {
  Object.assign(registration, { installing: null, waiting: newer });
  newer.dispatchEvent(new Event('statechange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  const update = async () => void Object.assign(registration, { installing: newer });
  registration = { active: {}, installing: null, waiting: null, update, unregister: vi.fn(async () => true) };
  container = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { pathname: '/auth' });
  vi.stubGlobal('document', { querySelector: () => ({ src: `https://site.example${SCRIPT}` }) });
  stubSessionStorage();
  vi.stubGlobal('fetch', async () => new Response(PAGE));
});
afterEach(() => void vi.useRealTimers());

test('downloads and activates a version that only the server has', async () => {
  const leaving = fail();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(newer.postMessage).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  await leaving;
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads once even if the active worker stays in control', async () => {
  for (const _ of ['first', 'again']) {
    const leaving = fail();
    await vi.advanceTimersByTimeAsync(0);
    arrive();
    await vi.advanceTimersByTimeAsync(2000);
    await leaving;
    expect(reload).toHaveBeenCalledOnce();
  }
});

test('leaves a version that downloads too slowly to the visitor', async () => {
  vi.stubGlobal('fetch', async (url: string) => new Response(PAGE, { status: url.endsWith('.js') ? 404 : 200 }));
  const leaving = fail();
  await vi.advanceTimersByTimeAsync(60_000);
  await leaving;
  expect(registration.unregister).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(newer.postMessage).not.toHaveBeenCalled();
});

test('does not activate a postponed version without a connection', async () => {
  registration.waiting = newer;
  registration.update = () => Promise.reject(new TypeError('Failed to fetch'));
  await fail();
  expect(newer.postMessage).not.toHaveBeenCalled();
});

test.each([
  ['a worker', () => (registration.update = async () => {})],
  ['no worker', () => vi.stubGlobal('navigator', {})],
])('with %s, reloads only a page that is older than that of the server', async (_, arrange) => {
  arrange();
  await fail();
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => new Response(PAGE.replace('-1', '-2')));
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  [404, 1],
  [503, 0],
])(
  'removes a worker whose newer version cannot be installed if the server answers a chunk with %i',
  async (status, times) => {
    registration.update = async () => {}; // the installation has failed
    vi.stubGlobal('fetch', async (url: string) => new Response(PAGE, { status: url.endsWith('.js') ? status : 200 }));
    await fail();
    await fail();
    expect(registration.unregister).toHaveBeenCalledTimes(times);
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

test('reloads if a chunk fails again that the server has, which Firefox would not load any more', async () => {
  vi.stubGlobal('navigator', {});
  await fail('start');
  expect(reload).not.toHaveBeenCalled();
  await fail('start');
  expect(reload).toHaveBeenCalledOnce();
});
