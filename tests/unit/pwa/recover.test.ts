import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recoverFromChunkError } from '../../../src/features/pwa/recover';
import { mayReload, reload } from '../../../src/features/pwa/reload';
import { stubSessionStorage } from '../../support/session-storage';

vi.mock('../../../src/features/pwa/reload', () => ({ mayReload: vi.fn(() => true), reload: vi.fn() }));

/** The page of a version of the site. */
const pageOf = (version: number) => `<script type="module" src="/assets/index-${version}.js"></script>`;
let served: string;

/** Version 1 is open, and a chunk of it fails to load: another one each time, unless it is named. */
const fail = (chunk: string = crypto.randomUUID()) => {
  const payload = new Error(`Failed: https://site.example/assets/${chunk}.js`);
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

/** The server has a newer version, which the browser installs until `finishInstalling`. */
function startInstalling() {
  registration.update = async () => void Object.assign(registration, { installing: newer });
}
function finishInstalling() {
  Object.assign(registration, { installing: null, waiting: newer });
  newer.dispatchEvent(new Event('statechange'));
}
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
  vi.mocked(mayReload).mockReturnValue(true);
});
afterEach(() => void vi.useRealTimers());

test('activates a newer version once it is installed, and reloads when it is in control', async () => {
  startInstalling();
  const leaving = fail();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(newer.postMessage).not.toHaveBeenCalled();
  finishInstalling();
  await vi.advanceTimersByTimeAsync(1000);
  expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(older.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'END_REQUESTS' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  await leaving;
  expect(reload).toHaveBeenCalledOnce();
});

test('leaves a version that takes more than a minute to install to the visitor', async () => {
  startInstalling();
  const leaving = fail();
  await vi.advanceTimersByTimeAsync(60_000);
  await leaving;
  finishInstalling();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(newer.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('reloads if the newer version is not in control after four seconds, and only once', async () => {
  Object.assign(registration, { waiting: newer });
  const leaving = fail();
  await vi.advanceTimersByTimeAsync(3900);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await leaving;
  expect(reload).toHaveBeenCalledOnce();

  const again = fail(); // the reloaded page still has the old version
  await vi.advanceTimersByTimeAsync(4000);
  await again;
  expect(reload).toHaveBeenCalledOnce();
});

test('activates no newer version while a reload would end an upload', async () => {
  vi.mocked(mayReload).mockReturnValue(false);
  Object.assign(registration, { waiting: newer });
  await fail();
  expect(newer.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload an outdated page while that would end an upload', async () => {
  vi.mocked(mayReload).mockReturnValue(false);
  served = pageOf(2);
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test('does not activate a version that the visitor has put off if there is no connection', async () => {
  Object.assign(registration, { waiting: newer });
  registration.update = () => Promise.reject(new TypeError('Failed to fetch'));
  await fail();
  expect(newer.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload if the storage that prevents a loop is blocked', async () => {
  served = pageOf(2);
  vi.stubGlobal('sessionStorage', undefined);
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test('reloads if a chunk that the server has fails twice, because Firefox remembers the first failure', async () => {
  vi.stubGlobal('navigator', {});
  await fail('calculator');
  expect(reload).not.toHaveBeenCalled();
  await fail('calculator');
  expect(reload).toHaveBeenCalledOnce();
  await fail('calculator'); // the reload did not help
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
