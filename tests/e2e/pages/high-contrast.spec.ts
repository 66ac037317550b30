import { expect, test } from '../fixtures';
import { expectMarked } from '../high-contrast';

test('in high contrast a border marks what is chosen, and a slider shows its track and value', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site.path('gallery'));
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
});
