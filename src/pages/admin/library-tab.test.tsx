import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { blockRequests } from '../../../tests/support/block-requests';
import { renderComponent } from '../../../tests/support/render-component';
import auth from '../../locales/en/auth.json';
import common from '../../locales/en/common.json';
import { LibraryTab } from './library-tab';

const unavailable = page.getByRole('heading', { name: auth.guard.unavailable });

beforeEach(() => blockRequests('*/media-library.tsx*'));
afterEach(() => blockRequests());

/** Opens the tab in a browser that keeps, or may remove, what the site stores. */
async function show(isPersisted: boolean) {
  const persisted = vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(isPersisted);
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  await renderComponent(<LibraryTab />, ['admin', 'auth', 'media']);
  await expect.element(unavailable).toBeVisible();
  await persisted.mock.results[0]?.value;
  return persist;
}

test('says that the library could not be loaded', async () => {
  await show(true);
  await expect.element(page.getByText(common.checkConnection)).toBeVisible();
});

test('asks the browser to keep what the library stores', async () => {
  expect(await show(false)).toHaveBeenCalledOnce();
});

test('asks nothing of a browser that keeps it already', async () => {
  expect(await show(true)).not.toHaveBeenCalled();
});
