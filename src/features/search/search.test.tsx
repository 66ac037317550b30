import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Link } from 'wouter';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { translateTexts } from '../../../tests/support/translate-texts';
import { brand } from '../../domain/brand';
import type { IndexedPage } from '../../domain/search';
import { loadNamespaces } from '../../i18n/i18n';
import { SearchProvider } from './search';
import { SearchButton } from './search-button';
import { SearchDialog } from './search-dialog';
import { answerSearchKeys } from './search-keys';

vi.mock('../../i18n/i18n', { spy: true });

const words = wordsOf('search');
const common = wordsOf('common');
const { search } = common.header;
const button = page.getByRole('button', { name: search.label });
const dialog = page.getByRole('dialog', { name: words.label });
const box = page.getByRole('combobox', { name: words.label });
const options = page.getByRole('option');
const slash = page.getByRole('checkbox', { name: words.keys.slash });
const volume = page.getByRole('textbox', { name: 'Monthly volume' });

const INDEX: IndexedPage[] = ['Terminals', 'Terminals to rent', 'Terminals on wheels'].map((name, index) => ({
  name,
  path: `/terminals-${index}`,
  sections: [{ title: name, text: ['A terminal takes cards.'] }],
}));

/** Answers the request for the index. */
const serve = (index = INDEX) => vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(index));

answerSearchKeys();
beforeEach(() => void serve());

const show = () =>
  renderComponent(
    <SearchProvider>
      <SearchButton />
      <input aria-label="Monthly volume" />
      <Link href="/another-page">Another page</Link>
    </SearchProvider>,
  );

async function showDialog() {
  const onClose = vi.fn();
  await renderComponent(<SearchDialog onClose={onClose} />, ['search']);
  return onClose;
}

const expectActive = (index: number) =>
  expect.element(box).toHaveAttribute('aria-activedescendant', options.nth(index).element().id);

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

test('keys close an open menu, which would be above the search, and Escape returns the focus to its button', async () => {
  await renderComponent(
    <SearchProvider>
      <SearchButton />
      <button type="button" popoverTarget="menu">
        More
      </button>
      <div id="menu" popover="auto">
        <button type="button">Close</button>
      </div>
    </SearchProvider>,
  );
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
  expect(document.querySelector(':popover-open')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
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

test('arrow keys walk around the results, and Enter follows one', async () => {
  const onClose = await showDialog();
  await expect.element(box).toHaveFocus();
  await box.fill('terminals');
  await expect.element(options.nth(2)).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('3');
  await expectActive(0);
  await userEvent.keyboard('{ArrowDown}');
  await expectActive(1);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expectActive(2);
  await userEvent.keyboard('{ArrowDown}');
  await expectActive(0);
  const href = options.nth(0).element().getAttribute('href');
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.pathname).toBe(href);
});

test('a result far down is scrolled into view', async () => {
  const sections = Array.from({ length: 20 }, (_, index) => ({ title: `Terminal ${index}`, text: ['Takes cards.'] }));
  serve([{ name: 'Terminals', path: '/t', sections }]);
  await showDialog();
  await box.fill('terminal');
  await expect.element(options.nth(7)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expectActive(7);
  await expect.element(options.nth(7)).toBeInViewport({ ratio: 0.9 });
});

test('offers a call and popular pages if nothing is found', async () => {
  const onClose = await showDialog();
  const contact = page.getByRole('link', { name: common.routes.contact });
  await expect.element(contact).toBeVisible();
  await box.fill('terminals');
  await expect.element(contact).not.toBeInTheDocument();
  await box.fill('xyzzy');
  await expect.element(page.getByRole('status')).toHaveTextContent(words.none.title.replace('{{query}}', 'xyzzy'));
  expect(options.elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
  await contact.click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/contact');
});

test('retries after a lost connection, and keeps the question', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await showDialog();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed.title);
  await box.fill('terminals');
  serve();
  await page.getByRole('button', { name: wordsOf('common').retry }).click();
  await expect.element(options.nth(0)).toBeVisible();
});

test('the results change on a page that the browser translates', async () => {
  await showDialog();
  await box.fill('term');
  await expect.element(options.first()).toHaveTextContent('Terminal');
  for (const option of options.elements()) translateTexts(option);
  await box.fill('takes');
  await expect.element(options.first().getByText('takes', { exact: true })).toBeVisible();
});
