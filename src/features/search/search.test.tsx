import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Link } from 'wouter';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { loadNamespaces } from '../../i18n/i18n';
import { SearchProvider } from './search';
import { SearchButton } from './search-button';
import { answerSearchKeys } from './search-keys';

vi.mock('../../i18n/i18n', { spy: true });

const { keys, label } = wordsOf('search');
const { search } = wordsOf('common').header;
const button = page.getByRole('button', { name: search.label });
const dialog = page.getByRole('dialog', { name: label });
const box = page.getByRole('combobox', { name: label });
const slash = page.getByRole('checkbox', { name: keys.slash });
const volume = page.getByRole('textbox', { name: 'Monthly volume' });

answerSearchKeys();
beforeEach(() => {
  vi.mocked(loadNamespaces).mockReset();
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([]));
});

const show = () =>
  renderComponent(
    <SearchProvider>
      <SearchButton />
      <input aria-label="Monthly volume" />
      <Link href="/another-page">Another page</Link>
    </SearchProvider>,
  );

test('keys open the search outside of fields, and Escape returns the focus to the button', async () => {
  await show();
  await volume.click();
  await userEvent.keyboard('/');
  await expect.element(volume).toHaveValue('/');
  await expect.element(dialog).not.toBeInTheDocument();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Control>}K{/Control}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('a/b');
  await expect.element(box).toHaveValue('a/b');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(dialog.elements()).toHaveLength(1);
});

test('a visitor turns the slash off for good', async () => {
  const { unmount } = await show();
  await userEvent.keyboard('/');
  await expect.element(slash).toBeChecked();
  await slash.click();
  await expect.element(slash).not.toBeChecked();
  await unmount();
  await show();
  await userEvent.keyboard('/');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(slash).not.toBeChecked();
  expect(dialog.elements()).toHaveLength(1);
});

test.each([
  ['field', () => volume.click()],
  ['page', () => page.getByRole('link', { name: 'Another page' }).click()],
])('a slow search does not open over another %s', async (_, leave) => {
  await show();
  let end = () => {};
  vi.mocked(loadNamespaces).mockImplementation(() => new Promise((resolve) => (end = resolve)));
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await leave();
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  end();
  vi.mocked(loadNamespaces).mockReset();
  await new Promise((done) => setTimeout(done, 100));
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await expect.element(dialog).toBeVisible();
});

test('reports a search that does not load', async () => {
  await show();
  vi.mocked(loadNamespaces).mockRejectedValue(new TypeError('Failed to fetch'));
  await button.click();
  await expect.element(page.getByRole('alert').filter({ hasText: search.failed })).toBeVisible();
});
