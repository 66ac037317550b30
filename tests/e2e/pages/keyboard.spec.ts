import type { Locator } from 'playwright/test';
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

/** What has the focus: its text, and whether a bar covers it. Null outside the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isSeen = Array.from(element.getClientRects()).some(({ x, y, width, height }) =>
      [0.05, 0.5, 0.95].some((share) => element.contains(document.elementFromPoint(x + width / 2, y + height * share))),
    );
    return { text: element.textContent, isSeen };
  });

test('no bar covers what has the focus @both', async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 320, height: 640 } : { width: 820, height: 800 });
  await open(page, '/services'); // offers a phone in Spanish its language, in another bar
  const visited: string[] = [];
  for (;;) {
    await page.keyboard.press(isMobile ? 'Tab' : 'Shift+Tab');
    const current = await focused(page);
    if (!current) break;
    visited.push(current.text);
    expect.soft(current.isSeen, current.text).toBe(true);
  }
  expect(visited.length).toBeGreaterThan(30);
});

test('keys reach everything @both', async ({ page, site }) => {
  const main = page.getByRole('main');
  await site.open('partners');
  const skip = page.getByRole('link', { name: site.words('common').skipLink });
  await expectTabToVisit(page, [skip, ...(await controlsOf(page.getByRole('banner')))]);
  await skip.press('Enter');
  await expect(main).toBeFocused();
  await expectTabToVisit(page, (await controlsOf(main)).slice(0, 1));
});

test('keys open and close a menu @both', async ({ page, site, isMobile }) => {
  const { header, bottomBar, drawer, routes } = site.words('common');
  await site.open('partners');
  const opener = isMobile
    ? page.getByRole('button', { name: bottomBar.openMenu })
    : page.getByRole('banner').locator('summary', { hasText: header.solutions });
  const menu = isMobile ? page.getByRole('dialog', { name: drawer.title }) : opener.locator('..').getByRole('list');
  const close = menu.getByRole('button', { name: drawer.close });
  await opener.press('Enter');
  if (isMobile) await expect(close).toBeFocused();
  await expectAccessibleInBothThemes(page, 'the open menu');
  await expectTabToVisit(page, (await controlsOf(menu)).slice(isMobile ? 1 : 0));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: isMobile ? routes.industries : routes.zeroFee }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(site.path(isMobile ? 'industries' : 'zeroFee'));
  await expect(site.heading).toBeFocused();
});
