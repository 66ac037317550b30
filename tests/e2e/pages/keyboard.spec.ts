import type { Locator } from 'playwright/test';
import { wordsOf } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expect, open, type Page, test } from '../fixtures';

/** All focusable elements in `part`, in document order. */
const controlsOf = (part: Locator) => part.locator('a, button, summary').filter({ visible: true }).all();

/** Presses Tab until the focus has visited all of `controls` in order, each on screen and clearly marked. */
async function expectTabToVisit(page: Page, controls: Locator[]): Promise<void> {
  for (const control of controls) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport({ ratio: 0.9 });
    await expect(control).toHaveCSS('outline', /solid 2px|2px solid/);
  }
}

/** Presses `key` until the focus leaves the page. Returns how many elements had it, and those that a bar covered. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = [];
  for (let count = 0; ; count++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const isSeen = Array.from(element.getClientRects()).some(({ x, y, width, height }) =>
        [0.05, 0.5, 0.95].some((share) =>
          element.contains(document.elementFromPoint(x + width / 2, y + height * share)),
        ),
      );
      return { isSeen, name: element.textContent };
    });
    if (!focused) return { count, covered };
    if (!focused.isSeen) covered.push(focused.name);
  }
}

test('a tablet’s header does not cover what has the focus @desktop', async ({ page, site }) => {
  await page.setViewportSize({ width: 820, height: 800 });
  await site.open('services');
  const { count, covered } = await tabThrough(page, 'Shift+Tab');
  expect(count).toBeGreaterThan(30);
  expect(covered).toEqual([]);
});

test('the offer of a language does not cover what has the focus', async ({ page }) => {
  const { language } = wordsOf('common', 'en');
  for (const height of [640, 256]) {
    await page.setViewportSize({ width: 320, height });
    await open(page, '/services');
    await expect(page.getByRole('complementary', { name: language.offer.label })).toBeVisible();
    const { count, covered } = await tabThrough(page, 'Tab');
    expect(count).toBeGreaterThan(30);
    expect(covered).toEqual([]);
  }
});

test('keys reach everything, and open and close a menu @both', async ({ page, site, isMobile }) => {
  const { header, bottomBar, drawer, routes, skipLink } = site.words('common');
  const main = page.getByRole('main');
  await site.open('partners');
  const skip = page.getByRole('link', { name: skipLink });
  await expectTabToVisit(page, [skip, ...(await controlsOf(page.getByRole('banner')))]);
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toHaveCount(1);
  if (isMobile) {
    await (await controlsOf(page.getByRole('contentinfo'))).at(-1)?.focus();
    await expectTabToVisit(page, await controlsOf(page.getByRole('navigation', { name: bottomBar.label })));
  }
  await skip.press('Enter');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect((await controlsOf(main))[0] as Locator).toBeFocused();

  const opener = isMobile
    ? page.getByRole('button', { name: bottomBar.openMenu })
    : page.getByRole('banner').locator('summary', { hasText: header.solutions });
  const menu = isMobile ? page.getByRole('dialog', { name: drawer.title }) : opener.locator('..').getByRole('list');
  const close = menu.getByRole('button', { name: drawer.close });
  await opener.press('Enter');
  if (isMobile) await expect(close).toBeFocused();
  await expectAccessibleInBothThemes(page, 'the open menu');
  await expectTabToVisit(page, (await controlsOf(menu)).slice(isMobile ? 1 : 0));
  await page.keyboard.press('Tab');
  if (isMobile) {
    await expect(page.locator(':focus'), 'the focus is on the browser’s own controls').toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await close.press('Enter');
    await expect(opener).toBeFocused();
    await opener.press('Enter');
  } else await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: isMobile ? routes.industries : routes.zeroFee }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(site.path(isMobile ? 'industries' : 'zeroFee'));
  await expect(site.heading).toBeFocused();
});
