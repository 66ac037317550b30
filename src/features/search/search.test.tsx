import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
import { brand } from '../../domain/brand';
import type { IndexedPage } from '../../domain/search';
import common from '../../locales/en/common.json';
import words from '../../locales/en/search.json';
import { SearchProvider } from './search';
import { SearchButton } from './search-button';
import { answerSearchKeys } from './search-keys';

const button = page.getByRole('button', { name: common.header.search.label });
const dialog = page.getByRole('dialog', { name: words.label });
const box = page.getByRole('combobox', { name: words.label });
const options = page.getByRole('option');

const INDEX: IndexedPage[] = ['Terminals', 'Terminals to rent', 'Terminals on wheels'].map((name, index) => ({
  name,
  path: `/terminals-${index}`,
  sections: [{ title: name, text: ['A terminal takes cards.'] }],
}));
const serveIndex = () => vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(INDEX));

answerSearchKeys();
beforeEach(() => void serveIndex());

const show = () =>
  renderComponent(
    <SearchProvider>
      <SearchButton />
      <input aria-label="Monthly volume" />
    </SearchProvider>,
  );
async function open() {
  await show();
  await button.click();
  await expect.element(box).toHaveFocus();
}

test('keys open the search outside of fields, and Escape returns the focus to the button', async () => {
  await show();
  const volume = page.getByRole('textbox', { name: 'Monthly volume' });
  await volume.click();
  await userEvent.keyboard('/');
  await expect.element(volume).toHaveValue('/');
  await expect.element(dialog).not.toBeInTheDocument();
  button.element().focus();
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the field has the focus even if the browser is too busy to draw a frame', async () => {
  await show();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  (button.element() as HTMLElement).click();
  await expect.element(box).toHaveFocus();
});

test('a visitor turns the slash off for good, but not Ctrl+K', async () => {
  const slash = page.getByRole('checkbox', { name: words.keys.slash });
  const { unmount } = await show();
  await userEvent.keyboard('/');
  await slash.click();
  await expect.element(slash).not.toBeChecked();
  await unmount();
  await show();
  const onPress = vi.fn();
  button.element().addEventListener('click', onPress);
  await userEvent.keyboard('/');
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(slash).not.toBeChecked();
});

test('arrow keys walk around the results, and Enter follows one', async () => {
  await open();
  const expectActive = (index: number) =>
    expect.element(box).toHaveAttribute('aria-activedescendant', options.nth(index).element().id);
  await box.fill('terminals');
  await expect.element(page.getByRole('status')).toHaveTextContent('3');
  await expectActive(0);
  await userEvent.keyboard('{ArrowUp}');
  await expectActive(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expectActive(1);
  const href = options.nth(1).element().getAttribute('href');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname).toBe(href);
});

test('offers a call and popular pages if nothing is found', async () => {
  await open();
  await box.fill('xyzzy');
  await expect.element(page.getByRole('status')).toHaveTextContent(words.none.title.replace('{{query}}', 'xyzzy'));
  await expect.element(page.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
  await page.getByRole('link', { name: common.routes.contact }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname).toBe('/contact');
});

test('retries after a lost connection, and keeps the question', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed.title);
  await box.fill('terminals');
  serveIndex();
  await page.getByRole('button', { name: common.retry }).click();
  await expect.element(options.first()).toBeVisible();
});
