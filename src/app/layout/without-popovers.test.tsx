import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, renderComponent } from '../../../tests/support/render-component';
import { keepInstallOffer } from '../../features/pwa/install';
import { answerSearchKeys } from '../../features/search/search-keys';
import chat from '../../locales/en/chat.json';
import common from '../../locales/en/common.json';
import search from '../../locales/en/search.json';
import { Layout } from './layout';

const box = page.getByRole('combobox', { name: search.label });
const menu = page.getByRole('banner').getByRole('group').filter({ hasText: common.header.solutions });
const footer = page.getByRole('contentinfo');

answerSearchKeys();
keepInstallOffer();

/** Makes the browser behave like Safari before version 17: it has no popovers, and throws at their selector. */
function removePopovers() {
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') as PropertyDescriptor;
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  onTestFinished(() => void Object.defineProperty(HTMLElement.prototype, 'popover', popover));
  for (const owner of [Element.prototype, Document.prototype]) {
    const query = owner.querySelector;
    vi.spyOn(owner, 'querySelector').mockImplementation(function (this: Element | Document, selector: string) {
      if (selector.includes(':popover-open')) throw new SyntaxError(selector);
      return query.call(this, selector);
    });
  }
}

/** What the page throws. */
const errors: unknown[] = [];
const collect = (event: ErrorEvent) => {
  event.preventDefault();
  errors.push(event.error);
};

beforeEach(async () => {
  errors.length = 0;
  addEventListener('error', collect);
  removePopovers();
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([])); // the index of the search
  history.replaceState(null, '', '/');
  await renderComponent(<Layout>The page</Layout>, ['chat', 'pwa', 'search']);
});
afterEach(() => {
  removeEventListener('error', collect);
  expect(errors).toEqual([]);
});

test('the page is there', async () => {
  await expect.element(page.getByText('The page')).toBeVisible();
});

test('a link leads to another page', async () => {
  await footer.getByRole('link', { name: common.routes.contact, exact: true }).click();
  await expect.poll(() => location.pathname).toBe('/contact');
});

test('a link closes the menu that it is in', async () => {
  await menu.getByText(common.header.solutions, { exact: true }).click();
  await menu.getByRole('link', { name: common.routes.posSystems }).click();
  await expect.element(menu).not.toHaveAttribute('open');
});

test('Escape closes a menu', async () => {
  await menu.getByText(common.header.solutions, { exact: true }).click();
  await expect.element(menu).toHaveAttribute('open');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toHaveAttribute('open');
});

test('Back closes a menu', async () => {
  history.pushState(null, '', '/contact');
  await menu.getByText(common.header.solutions, { exact: true }).click();
  await expect.element(menu).toHaveAttribute('open');
  history.back();
  await expect.element(menu).not.toHaveAttribute('open');
});

test('the slash opens the search', async () => {
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
});

test('Escape closes the chat', async () => {
  await button(common.chat.open).click();
  await expect.element(page.getByRole('textbox', { name: chat.input })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button(common.chat.open)).toHaveFocus();
});

test('a button installs the site', async () => {
  const prompt = vi.fn();
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  await footer.getByRole('button', { name: common.install }).click();
  expect(prompt).toHaveBeenCalledOnce();
});
