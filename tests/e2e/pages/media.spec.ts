import { THEME_KEY } from '../../../src/domain/theme';
import { expectMarked } from '../accessibility';
import { expect, test } from '../fixtures';

test('a phone prints the full layout with dark text on white', async ({ page, site }) => {
  const home = site.words('home');
  const paper = page.getByRole('main');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'screen', colorScheme: theme });
    await page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [THEME_KEY, theme] as const);
    await site.open('home');
    await expect(page.locator('html')).toHaveClass(new RegExp(theme));
    await expect(paper.getByText(home.hero.leadCompact)).toBeVisible();

    await page.emulateMedia({ media: 'print', colorScheme: theme });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(site.heading).toHaveCSS('color', 'rgb(42, 31, 23)');
    await expect(paper.getByText(home.hero.leadCompact)).toBeHidden();
    await expect(paper.getByText(home.hero.lead)).toBeVisible();
    for (const hidden of ['header', 'nav', 'button', 'aside', 'dialog', '[data-scope=toast]']) {
      await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
    }
    const link = paper.getByRole('link', { name: home.solutions.items.posSystems.link });
    const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(address).toContain(site.path('posSystems'));
    const sheets = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThan(6);
  }
});

test('a printed page shows what a visitor would have to open @desktop', async ({ page, site }) => {
  const { detail } = site.words('small-business').offers.items.pos;
  await site.open('smallBusiness');
  const isShown = () => page.getByText(detail).evaluate((element) => element.checkVisibility());
  expect(await isShown()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isShown()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  await site.open('gallery');
  const files = page.locator('[aria-labelledby=all-files] [data-file]');
  await expect(files.first()).toBeVisible();
  const total = Number(await files.first().locator('xpath=ancestor::li').getAttribute('aria-setsize'));
  expect(await files.count()).toBeLessThan(total);
  // What React has rendered when the browser lays out the sheets.
  await page.evaluate(() => {
    const count = () => document.querySelectorAll('[aria-labelledby=all-files] [data-file]').length;
    addEventListener('beforeprint', () => queueMicrotask(() => Object.assign(window, { printed: count() })));
  });
  await page.pdf();
  expect(await page.evaluate(() => (window as { printed?: number }).printed)).toBe(total);
});

test('high contrast marks what is chosen, and found words @desktop', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site.path('gallery'));
  const filters = page.getByRole('main').locator('fieldset');
  await expectMarked(filters.locator('[aria-pressed=true]'), filters.locator('[aria-pressed=false]').first());
  const views = page.getByRole('radiogroup').locator('[data-part=item]');
  await expectMarked(views.nth(0), views.nth(1));

  await page.goto(site.path('contact'));
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expectMarked(links.and(page.locator('[aria-current=page]')), links.first());

  await site.open('zeroFee');
  const slider = page.getByRole('slider').first();
  await expect(slider).toHaveCSS('appearance', 'auto');
  await slider.focus();
  await expect(slider).toHaveCSS('outline-style', 'solid');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Texas');
  const found = page.getByRole('dialog').getByRole('option');
  await expect(found.first()).toHaveAttribute('data-highlighted');
  await expectMarked(found.first(), found.nth(1));
  const mark = found.locator('mark').first();
  const [text, background] = await mark.evaluate((one) => [
    getComputedStyle(one).color,
    getComputedStyle(one).backgroundColor,
  ]);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(background).not.toBe(text);
});
