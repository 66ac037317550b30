import { LANGUAGE_KEY, localePath, otherLocale } from '../../../src/domain/locale';
import { wordsOf } from '../../support/words';
import { expect, test } from '../fixtures';

test('keeps the chosen theme after a reload, without a flash of the other', async ({ page, site, isMobile }) => {
  const { theme } = site.words('common');
  await page.goto(site.path('home'));
  await expect(page.locator('html')).toHaveClass('dark');
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: theme.toLight }).tap();
  else await page.getByRole('button', { name: theme.toLight }).click();
  await expect(page.locator('html')).toHaveClass('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.className)).toBe('light');
  await expect(page.getByRole('button', { name: theme.toDark })).toBeVisible();
});

test('switches to the same page in the other language, also in another tab, and remembers the choice', {
  tag: '@desktop',
}, async ({ page, context, site, language }) => {
  const other = otherLocale(language);
  await page.goto(`${site.path('partners')}?source=test#main`);
  await page.getByRole('link', { name: site.words('common').language.switch }).click();
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

test('offers Spanish once to visitors who prefer it, and never redirects', async ({ page, language }) => {
  const { offer } = wordsOf('common', 'en').language;
  await page.goto('/clients');
  await expect(page).toHaveURL('/clients');
  const bar = page.getByRole('complementary', { name: offer.label });
  await expect(bar).toBeVisible({ visible: language === 'es' });
  if (language === 'en') return;
  await bar.getByRole('button', { name: offer.dismiss }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
});
