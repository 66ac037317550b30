import { wordsOf } from '../../support/words';
import { expect, type Page, test } from '../fixtures';

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test('a visitor chooses a language and a theme', async ({ page, context }) => {
  const { language, theme } = wordsOf('common', 'en');
  await page.goto('/clients');
  await expect(page).toHaveURL('/clients');
  const bar = page.getByRole('complementary', { name: language.offer.label });
  await bar.getByRole('button', { name: language.offer.dismiss }).click();
  await expect(bar).toBeHidden();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.locator('html').evaluate((html) => html.classList.add('translated-ltr')); // as the browser's translator does
  await page.getByRole('banner').getByRole('button', { name: theme.toLight }).tap();
  await expect(page.locator('html')).toHaveClass('translated-ltr light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.className), 'no flash of the other theme').toBe('light');
  await expect(page.getByRole('button', { name: theme.toDark })).toBeVisible();
  await expect(bar).toBeHidden();

  const linkTo = (other: string) => page.locator(`a[data-language=${other}]:visible`).first();
  await page.goto('/partners?source=test#main');
  await linkTo('es').click();
  await expect(page).toHaveURL('/es/partners?source=test#main');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await storedLanguage(page)).toBe('es');
  await page.goto('/?source=test');
  await expect(page).toHaveURL('/es?source=test');
  await linkTo('en').click({ button: 'right' });
  expect(await storedLanguage(page)).toBe('es');
  const opened = context.waitForEvent('page');
  await linkTo('en').click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL('/?source=test');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
  expect(await storedLanguage(tab)).toBe('en');
});
