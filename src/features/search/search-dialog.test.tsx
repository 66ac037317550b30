import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { brand } from '../../domain/brand';
import type { IndexedPage } from '../../domain/search';
import { queryClient } from '../../services/query-client';
import { SearchDialog } from './search-dialog';

const words = wordsOf('search');
const box = page.getByRole('combobox', { name: words.label });
const options = page.getByRole('option');

const INDEX: IndexedPage[] = ['Terminals', 'Terminals to rent', 'Terminals on wheels'].map((name, index) => ({
  name,
  path: `/terminals-${index}`,
  sections: [{ title: name, text: ['A terminal takes cards.'] }],
}));
const answer = () => Promise.resolve(new Response(JSON.stringify(INDEX)));

afterEach(() => queryClient.clear());

async function show() {
  const onClose = vi.fn();
  await renderComponent(<SearchDialog onClose={onClose} />, ['search']);
  return onClose;
}

const expectActive = (index: number) =>
  expect.element(box).toHaveAttribute('aria-activedescendant', options.nth(index).element().id);

test('arrow keys walk around the results, and Enter follows one', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(answer);
  const onClose = await show();
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
  const sections = Array.from({ length: 20 }, (_, index) => ({
    title: `Terminal ${index}`,
    text: ['It takes cards.'],
  }));
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json([{ name: 'Terminals', path: '/t', sections }]),
  );
  await show();
  await box.fill('terminal');
  await expect.element(options.nth(7)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expectActive(7);
  await expect.element(options.nth(7)).toBeInViewport({ ratio: 0.9 });
});

test('offers a call and popular pages if nothing is found', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(answer);
  const onClose = await show();
  const contact = page.getByRole('link', { name: wordsOf('common').routes.contact });
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
  const request = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await show();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed.title);
  await box.fill('terminals');
  request.mockImplementation(answer);
  await page.getByRole('button', { name: words.failed.retry }).click();
  await expect.element(options.nth(0)).toBeVisible();
});
