import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../journey';
import { libraryOf, signIn } from '../staff';

const highContrast = (page: Page) => page.emulateMedia({ forcedColors: 'active' });
const borderOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).borderTopWidth);

async function expectMarked(chosen: Locator, other: Locator) {
  expect(await borderOf(chosen)).not.toBe(await borderOf(other));
}

test.describe('in high contrast a border marks', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => highContrast(page));

  test('the filter and the view of the gallery', async ({ page, gallery }) => {
    await gallery.open();
    const filters = page.getByRole('main').locator('fieldset');
    await expectMarked(filters.locator('[aria-pressed=true]'), filters.locator('[aria-pressed=false]').first());
    const views = page.getByRole('radiogroup').locator('[data-part=item]');
    await expectMarked(views.nth(0), views.nth(1));
  });

  test('the tab, and the files that are selected', async ({ page, site, admin, files: [first, second], place }) => {
    await place();
    await signIn(page, site, admin);
    const library = libraryOf(page, site);
    await page.goto(`${site.path('admin')}?tab=library`);
    await library.select(first.name).check();
    const tabs = page.getByRole('tab');
    await expectMarked(tabs.and(page.locator('[aria-selected=true]')), tabs.first());
    await expect(page.getByRole('tabpanel')).toHaveCSS('border-top-width', '0px');
    const item = ({ name }: { name: string }) => library.items.filter({ hasText: name });
    await expectMarked(item(first), item(second));
    const box = (file: { name: string }) => item(file).locator('[data-part=control]');
    await expectMarked(box(first), box(second));
  });

  test('the current page in the menu', async ({ page, site }) => {
    await page.goto(site.path('contact'));
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expectMarked(links.and(page.locator('[aria-current=page]')), links.first());
  });
});

test('in high contrast a slider shows its track and its value', { tag: '@desktop' }, async ({ page, site }) => {
  await highContrast(page);
  await page.goto(site.path('zeroFee'));
  const slider = page.getByRole('slider').first();
  await expect(slider).toHaveCSS('appearance', 'auto');
  await slider.focus();
  await expect(slider).toHaveCSS('outline-style', 'solid');
});
