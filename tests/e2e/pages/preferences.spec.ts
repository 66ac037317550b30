import type { Locator } from 'playwright/test';
import { wordsOf } from '../../support/words';
import { expect, open, type Page, test } from '../fixtures';

const { language, theme } = wordsOf('common', 'en');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('a visitor dismisses the offer of the browser’s language', async ({ page }) => {
  const html = page.locator('html');
  const bar = page.getByRole('complementary', { name: language.offer.label });
  await page.goto('/clients');
  await expect(page).toHaveURL('/clients'); // the browser prefers Spanish, which the site only offers
  await expect(html, 'the end of the page stays clear of the offer').toHaveCSS('padding-bottom', '208px');
  await bar.getByRole('button', { name: language.offer.dismiss }).click();
  await expect(bar).toBeHidden();
  await expect(html).toHaveCSS('padding-bottom', '0px');
  await open(page, '/clients');
  await expect(bar).toBeHidden();
});

test('a visitor chooses a theme', async ({ page }) => {
  const html = page.locator('html');
  await page.goto('/clients');
  await expect(html).toHaveClass('dark');
  await page.getByRole('banner').getByRole('button', { name: theme.toLight }).tap();
  await expect(html).toHaveClass('light');
  expect(await stored(page, 'theme')).toBe('light');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await html.getAttribute('class'), 'no flash of the other theme').toBe('light');
});

test('a visitor chooses a language', async ({ page, context }) => {
  const linkTo = (other: string) => page.locator(`a[data-language=${other}]:visible`).first();
  await page.goto('/partners?source=test#main');
  await linkTo('es').click();
  await expect(page).toHaveURL('/es/partners?source=test#main');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await stored(page, 'language')).toBe('es');
  await page.goto('/?source=test');
  await expect(page).toHaveURL('/es?source=test');
  const opened = context.waitForEvent('page');
  await linkTo('en').click({ button: 'middle' });
  await expect(await opened).toHaveURL('/?source=test');
  expect(await stored(page, 'language')).toBe('en');
});

test('a phone prints the full layout with dark text on white', async ({ page, site }) => {
  const { hero } = site.words('home');
  await site.open('home');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(site.heading).toHaveCSS('color', 'rgb(42, 31, 23)');
  await expect(page.getByText(hero.leadCompact)).toBeHidden();
  await expect(page.getByText(hero.lead)).toBeVisible();
  await expect(page.locator('header, nav, button, aside, dialog').filter({ visible: true })).toHaveCount(0);
});

test('high contrast, which drops background colors, marks what is chosen by a border', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open('contact');
  const links = page.getByRole('navigation', { name: site.words('common').bottomBar.label }).getByRole('link');
  const borderOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await borderOf(links.and(page.locator('[aria-current=page]')))).not.toBe(await borderOf(links.first()));
});
