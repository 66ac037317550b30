import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
import common from '../../locales/en/common.json';
import { LanguageOffer } from './language-offer';

const words = common.language.offer;
const bar = page.getByRole('complementary', { name: words.label });
const region = bar.getByRole('status');
const dismiss = bar.getByRole('button', { name: words.dismiss });

afterEach(() => delete document.documentElement.dataset.offer);

async function show(path: string, locale: 'en' | 'es') {
  history.replaceState(null, '', path);
  document.documentElement.dataset.offer = 'es'; // the inline script of the page decides
  return renderComponent([<h1 key="heading">Page</h1>, <LanguageOffer key="offer" />], [], locale);
}

test('announces the offer, which is in the page from the start', async () => {
  await show('/contact', 'en');
  await expect.element(region).toHaveTextContent(words.text);
});

test('offers the same page in Spanish', async () => {
  await show('/contact', 'en');
  await expect.element(bar.getByRole('link', { name: words.accept })).toHaveAttribute('href', '/es/contact');
});

test('marks the offer as Spanish for screen readers', async () => {
  await show('/contact', 'en');
  await expect.element(bar).toHaveAttribute('lang', 'es');
});

test('announces nothing more once the offer is dismissed', async () => {
  await show('/contact', 'en');
  await expect.element(region).toHaveTextContent(words.text);
  await dismiss.click();
  await expect.element(region).toBeEmptyDOMElement();
});

test('moves the focus to the heading when the offer is dismissed', async () => {
  await show('/contact', 'en');
  await dismiss.click();
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

test('offers nothing on a Spanish page', async () => {
  await show('/es/contact', 'es');
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
});
