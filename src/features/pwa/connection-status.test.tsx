import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
import { watchLeaving } from '../../../tests/support/watch-leaving';
import common from '../../locales/en/common.json';
import { ConnectionStatus } from './connection-status';

const notice = page.getByText(common.offline);

afterEach(() => void dispatchEvent(new Event('online')));

/** Loses the connection of a page that a worker controls or not. */
async function loseConnection(controller: object | null) {
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(controller as ServiceWorker | null);
  await renderComponent(<ConnectionStatus />);
  dispatchEvent(new Event('offline'));
}

test('says that the connection is lost', async () => {
  await loseConnection({});
  await expect.element(notice).toBeVisible();
});

test('says nothing once the connection is back', async () => {
  await loseConnection({});
  await expect.element(notice).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(notice).not.toBeInTheDocument();
});

test('says nothing without a worker: the page does not work offline, and the browser says so itself', async () => {
  await loseConnection(null);
  await new Promise((resolve) => setTimeout(resolve, 300)); // the region fills
  await expect.element(notice).not.toBeInTheDocument();
});

describe('the offline page in place of another page', () => {
  /** Shows the offline page at an address. `server` answers its requests. */
  async function show({ path = '/services', server = async () => new Response() } = {}) {
    history.replaceState(null, '', path);
    const root = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => root.remove());
    root.id = 'root';
    root.dataset.page = 'offline';
    const fetch = vi.spyOn(window, 'fetch').mockImplementation(server);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const leave = watchLeaving();
    const { unmount } = await renderComponent(<ConnectionStatus />);
    return { fetch, leave, unmount };
  }

  const goOnline = () => dispatchEvent(new Event('online'));
  const passSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  /** The page handles an answer that it has. Unlike `expect.poll`, this lets no time pass for the page. */
  const handleAnswer = () => new Promise((resolve) => setTimeout(resolve));

  test('loads the page once the browser is online', async () => {
    const { leave } = await show();
    goOnline();
    await handleAnswer();
    expect(leave.mock.calls.map(([{ navigationType }]) => navigationType)).toEqual(['reload']);
  });

  test('loads the page once the server answers, although the browser was online before', async () => {
    const { leave } = await show();
    passSeconds(5);
    await handleAnswer();
    expect(leave).toHaveBeenCalledOnce();
  });

  test('stays while the server does not answer', async () => {
    const { fetch, leave } = await show({ server: () => Promise.reject(new TypeError('Failed to fetch')) });
    goOnline();
    await handleAnswer();
    expect(fetch).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
  });

  test('asks nothing of the server once the visitor has left it', async () => {
    const { fetch, unmount } = await show();
    await unmount();
    goOnline();
    passSeconds(5);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('does not load the page if the visitor leaves before the server answers', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { leave, unmount } = await show({ server: () => promise });
    goOnline();
    await unmount();
    resolve(new Response());
    await handleAnswer();
    expect(leave).not.toHaveBeenCalled();
  });

  test('stays at its own address', async () => {
    const { fetch } = await show({ path: '/offline' });
    goOnline();
    passSeconds(5);
    expect(fetch).not.toHaveBeenCalled();
  });
});
