import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { LanguageOffer } from './language-offer';

const words = wordsOf('common').language.offer;
const bar = page.getByRole('complementary', { name: words.label });

afterEach(() => delete document.documentElement.dataset.offer);

/** Shows the bar at a path; the inline script of the page decides whether it is seen. */
async function show(path: string, locale: 'en' | 'es' = 'en') {
  history.replaceState(null, '', path);
  document.documentElement.dataset.offer = 'es';
  await renderComponent(
    <>
      <h1>Page</h1>
      <LanguageOffer />
    </>,
    [],
    locale,
  );
}

test('offers the same page in Spanish, in Spanish, to whom the page decides to ask', async () => {
  await show('/contact');
  await expect.element(bar).toHaveAttribute('lang', 'es');
  await expect.element(bar.getByRole('link', { name: words.accept })).toHaveAttribute('href', '/es/contact');
  await bar.getByRole('button', { name: words.dismiss }).click();
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

test('offers nothing on a Spanish page', async () => {
  await show('/es/contact', 'es');
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
});
