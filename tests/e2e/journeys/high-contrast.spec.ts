import type { Locator } from 'playwright/test';
import { expect, test } from '../journey';
import { openLibrary } from '../staff';

const borderOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).borderTopWidth);

async function expectMarked(chosen: Locator, other: Locator) {
  expect(await borderOf(chosen)).not.toBe(await borderOf(other));
}

test('in high contrast a border marks what is chosen, and a slider shows its track and value', {
  tag: '@desktop',
}, async ({ page, site, gallery, admin, files: [first, second], place }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await gallery.open();
  const filters = page.getByRole('main').locator('fieldset');
  await expectMarked(filters.locator('[aria-pressed=true]'), filters.locator('[aria-pressed=false]').first());
  const views = page.getByRole('radiogroup').locator('[data-part=item]');
  await expectMarked(views.nth(0), views.nth(1));

  await page.goto(site.path('contact'));
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expectMarked(links.and(page.locator('[aria-current=page]')), links.first());

  await page.goto(site.path('zeroFee'));
  const slider = page.getByRole('slider').first();
  await expect(slider).toHaveCSS('appearance', 'auto');
  await slider.focus();
  await expect(slider).toHaveCSS('outline-style', 'solid');

  await place();
  const library = await openLibrary(page, site, null, admin);
  await library.select(first.name).check();
  const tabs = page.getByRole('tab');
  await expectMarked(tabs.and(page.locator('[aria-selected=true]')), tabs.first());
  await expect(page.getByRole('tabpanel')).toHaveCSS('border-top-width', '0px');
  const item = ({ name }: { name: string }) => library.items.filter({ hasText: name });
  await expectMarked(item(first), item(second));
});
