import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

const makeWorker = () => Object.assign(new EventTarget(), { postMessage: vi.fn() });
let newer: ReturnType<typeof makeWorker>;
let older: ReturnType<typeof makeWorker>;
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
let container: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  served = pageOf(1);
  newer = makeWorker();
  older = makeWorker();
  registration = makeRegistration();
  container = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { pathname: '/auth' });
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://site.example/assets/index-1.js' }) });
  vi.stubGlobal('fetch', async () => new Response(served));
  stubSessionStorage();
  vi.mocked(mayReload).mockReturnValue(true);
});
afterEach(() => void vi.useRealTimers());

describe('while a newer version is installed', () => {
  let leaving: Promise<void>;
  beforeEach(() => {
    startInstalling();
    leaving = fail();
  });
  async function install() {
    await vi.advanceTimersByTimeAsync(30_000);
    finishInstalling();
    await vi.advanceTimersByTimeAsync(1000);
  }

  test('does not activate it', async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    expect(newer.postMessage).not.toHaveBeenCalled();
  });

  test('activates it once it is installed', async () => {
    await install();
    expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  });

  test('ends the requests of the older version once it is installed', async () => {
    await install();
    expect(older.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'END_REQUESTS' });
  });

  test('does not reload before it is in control', async () => {
    await install();
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads when it is in control', async () => {
    await install();
    container.dispatchEvent(new Event('controllerchange'));
    await leaving;
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('after a version took more than a minute to install', () => {
  beforeEach(async () => {
    startInstalling();
    const leaving = fail();
    await vi.advanceTimersByTimeAsync(60_000);
    await leaving;
    finishInstalling();
    await vi.advanceTimersByTimeAsync(60_000);
  });

  test('leaves its activation to the visitor', () => {
    expect(newer.postMessage).not.toHaveBeenCalled();
  });

  test('does not reload', () => {
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('if the newer version does not take control', () => {
  beforeEach(() => void Object.assign(registration, { waiting: newer }));

  test('waits for almost four seconds', async () => {
    void fail();
    await vi.advanceTimersByTimeAsync(3900);
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads after four seconds', async () => {
    const leaving = fail();
    await vi.advanceTimersByTimeAsync(4000);
    await leaving;
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads only once if the reloaded page still has the old version', async () => {
    for (const _ of ['the page', 'the reloaded page']) {
      const leaving = fail();
      await vi.advanceTimersByTimeAsync(4000);
      await leaving;
    }
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('if a reload would end an upload', () => {
  beforeEach(() => void vi.mocked(mayReload).mockReturnValue(false));

  test('does not activate a newer version', async () => {
    Object.assign(registration, { waiting: newer });
    await fail();
    expect(newer.postMessage).not.toHaveBeenCalled();
  });

  test('does not reload for a newer version', async () => {
    Object.assign(registration, { waiting: newer });
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload an outdated page', async () => {
    served = pageOf(2);
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('without a connection, if a version waits that the visitor has put off', () => {
  beforeEach(async () => {
    Object.assign(registration, { waiting: newer });
    registration.update = () => Promise.reject(new TypeError('Failed to fetch'));
    await fail();
  });

  test('does not activate it', () => {
    expect(newer.postMessage).not.toHaveBeenCalled();
  });

  test('does not reload', () => {
    expect(reload).not.toHaveBeenCalled();
  });
});

test('does not reload if the storage that prevents a loop is blocked', async () => {
  served = pageOf(2);
  vi.stubGlobal('sessionStorage', undefined);
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

describe('without a worker, if a chunk fails that the server has', () => {
  let chunk: string;
  beforeEach(() => {
    vi.stubGlobal('navigator', {});
    chunk = crypto.randomUUID(); // the page remembers each
  });

  test('does not reload after the first failure', async () => {
    await fail(chunk);
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads after the second failure, because Firefox remembers the first', async () => {
    await fail(chunk);
    await fail(chunk);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads only once if that does not help', async () => {
    for (const _ of ['first', 'second', 'after the reload']) await fail(chunk);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe.each(['a worker', 'no worker'])('with %s', (worker) => {
  beforeEach(() => {
    if (worker === 'no worker') vi.stubGlobal('navigator', {});
  });

  test('does not reload a current page', async () => {
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads an outdated page', async () => {
    served = pageOf(2);
    await fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads an outdated page only once', async () => {
    served = pageOf(2);
    await fail();
    await fail();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a worker that cannot update', () => {
  const answerChunks = (status: number) =>
    vi.stubGlobal('fetch', async (url: string) => new Response(served, { status: url.endsWith('.js') ? status : 200 }));

  test('is removed if the server does not have the chunk', async () => {
    answerChunks(404);
    await fail();
    expect(registration.unregister).toHaveBeenCalledOnce();
  });

  test('no longer serves the page if the server does not have the chunk: it reloads', async () => {
    answerChunks(404);
    await fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('stays while the server is down', async () => {
    answerChunks(503);
    await fail();
    expect(registration.unregister).not.toHaveBeenCalled();
  });

  test('causes no reload while the server is down', async () => {
    answerChunks(503);
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });
});
