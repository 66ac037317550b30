import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
import common from '../../locales/en/common.json';
import { LanguageOffer } from './language-offer';

const words = common.language.offer;
const bar = page.getByRole('complementary', { name: words.label });

afterEach(() => delete document.documentElement.dataset.offer);

async function show(path: string, locale: 'en' | 'es') {
  history.replaceState(null, '', path);
  document.documentElement.dataset.offer = 'es'; // the inline script of the page decides
  return renderComponent([<h1 key="heading">Page</h1>, <LanguageOffer key="offer" />], [], locale);
}

test('announces the offer, which is in the page from the start, and nothing once it is dismissed', async () => {
  await show('/contact', 'en');
  const region = bar.getByRole('status');
  await expect.element(region).toHaveTextContent(words.text);
  await bar.getByRole('button', { name: words.dismiss }).click();
  await expect.element(region).toBeEmptyDOMElement();
});

test('offers the same page in Spanish, in Spanish, but not on a Spanish page', async () => {
  const { unmount } = await show('/contact', 'en');
  await expect.element(bar).toHaveAttribute('lang', 'es');
  await expect.element(bar.getByRole('link', { name: words.accept })).toHaveAttribute('href', '/es/contact');
  await bar.getByRole('button', { name: words.dismiss }).click();
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await unmount();
  await show('/es/contact', 'es');
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
});
