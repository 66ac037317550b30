import { LANGUAGE_KEY, localePath, otherLocale } from '../../../src/domain/locale';
import { wordsOf } from '../../support/words';
import { expect, test } from '../fixtures';

test('a visitor who prefers Spanish is offered it once and never redirected, and keeps the chosen theme', {
  tag: '@phone',
}, async ({ page }) => {
  const { language, theme } = wordsOf('common', 'en');
  await page.goto('/clients');
  await expect(page).toHaveURL('/clients');
  const bar = page.getByRole('complementary', { name: language.offer.label });
  await bar.getByRole('button', { name: language.offer.dismiss }).click();
  await expect(bar).toBeHidden();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('banner').getByRole('button', { name: theme.toLight }).tap();
  await expect(page.locator('html')).toHaveClass('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.className), 'no flash of the other theme').toBe('light');
  await expect(page.getByRole('button', { name: theme.toDark })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a visitor switches to the same page in the other language, also in another tab, which is remembered', {
  tag: '@desktop',
}, async ({ page, context, site, language }) => {
  const other = otherLocale(language);
  const { offer, switch: label } = site.words('common').language;
  await page.goto(`${site.path('partners')}?source=test#main`);
  await expect(page.getByRole('complementary', { name: offer.label })).toBeHidden();
  await page.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(localePath(other, '/partners?source=test#main'));
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  expect(await page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY)).toBe(other);
  await page.goto('/?source=test');
  await expect(page).toHaveURL(localePath(other, '/?source=test'));

  await page.goto(localePath(other, '/'));
  const opened = context.waitForEvent('page');
  await page.locator(`a[data-language=${language}]:visible`).first().click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(site.path('home'));
  await expect(tab.locator('html')).toHaveAttribute('lang', language);
  expect(await tab.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY)).toBe(language);
});
