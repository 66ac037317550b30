import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures';

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

/** In high contrast, where browsers drop background colors, a border marks what is chosen. */
async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  const borderOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).borderTopWidth);
  expect(await borderOf(chosen)).not.toBe(await borderOf(other));
}

test('high contrast marks what is chosen @desktop', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open('gallery');
  const filters = page.getByRole('main').locator('fieldset');
  await expectMarked(filters.locator('[aria-pressed=true]'), filters.locator('[aria-pressed=false]').first());
  const views = page.getByRole('radiogroup').locator('[data-part=item]');
  await expectMarked(views.nth(0), views.nth(1));

  await site.open('contact');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expectMarked(links.and(page.locator('[aria-current=page]')), links.first());
});
