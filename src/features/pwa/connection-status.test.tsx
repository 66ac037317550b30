import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
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
