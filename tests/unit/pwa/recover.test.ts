import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recoverFromChunkError } from '../../../src/features/pwa/recover';
import { reload } from '../../../src/features/pwa/reload';
import { stubSessionStorage } from '../../support/session-storage';

vi.mock('../../../src/features/pwa/reload', () => ({ mayReload: () => true, reload: vi.fn() }));

/** The page of a version of the site. */
const pageOf = (version: number) => `<script type="module" src="/assets/index-${version}.js"></script>`;
let served: string;

/** Version 1 is open, and a chunk of it fails to load. */
const fail = () => {
  const payload = new Error(`Failed: https://site.example/assets/${crypto.randomUUID()}.js`);
  return recoverFromChunkError(Object.assign(new Event('vite:preloadError'), { payload }));
};

const newer = Object.assign(new EventTarget(), { postMessage: vi.fn() });
const older = { postMessage: vi.fn() };
const makeRegistration = () =>
  Object.assign(new EventTarget(), {
    active: older,
    update: async () => {},
    unregister: vi.fn(async () => true),
  });
let registration: ReturnType<typeof makeRegistration>;
const container = Object.assign(new EventTarget(), { getRegistration: async () => registration });

beforeEach(() => {
  vi.useFakeTimers();
  served = pageOf(1);
  registration = makeRegistration();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { pathname: '/auth' });
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://site.example/assets/index-1.js' }) });
  vi.stubGlobal('fetch', async () => new Response(served));
  stubSessionStorage();
});
afterEach(() => void vi.useRealTimers());

test('activates a newer version once it is installed, and reloads when it is in control', async () => {
  registration.update = async () => void Object.assign(registration, { installing: newer });
  const leaving = fail();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(newer.postMessage).not.toHaveBeenCalled();
  Object.assign(registration, { installing: null, waiting: newer });
  newer.dispatchEvent(new Event('statechange'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(older.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'END_REQUESTS' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  await leaving;
  expect(reload).toHaveBeenCalledOnce();
});

test.each(['a worker', 'no worker'])('with %s, reloads only an outdated page, and only once', async (worker) => {
  if (worker === 'no worker') vi.stubGlobal('navigator', {});
  await fail();
  expect(reload).not.toHaveBeenCalled();
  served = pageOf(2);
  await fail();
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  [404, 1],
  [503, 0],
])('removes a worker that cannot update if the server answers a chunk with %i', async (status, times) => {
  vi.stubGlobal('fetch', async (url: string) => new Response(served, { status: url.endsWith('.js') ? status : 200 }));
  await fail();
  expect(registration.unregister).toHaveBeenCalledTimes(times);
  expect(reload).toHaveBeenCalledTimes(times);
});
