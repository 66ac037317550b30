import { THEME_KEY } from '../../../src/domain/theme';
import { expect, test } from '../fixtures';
import { textsOfSheets } from '../sheets';

test('a phone prints the full layout with dark text on white from both themes', {
  tag: '@phone',
}, async ({ page, site }) => {
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
    expect(textsOfSheets(await page.pdf()).length).toBeLessThan(6);
  }
});

test('a printed page shows what a visitor would have to open, and lists all files', {
  tag: '@desktop',
}, async ({ page, site }) => {
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

  const columns = () =>
    files.evaluateAll((all) => new Set(all.map((file) => Math.round(file.getBoundingClientRect().left))).size);
  await expect.poll(columns).toBeGreaterThan(1);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(columns).toBe(1);
});
