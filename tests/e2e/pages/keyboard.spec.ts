import type { Locator } from 'playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility';
import { test as base, expect, type Page } from '../fixtures';

const test = base.extend<{ focused: Locator }>({
  focused: async ({ page }, use) => use(page.locator(':focus')),
});

/** The focused element is on screen and clearly marked. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport({ ratio: 0.9 });
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await expect(focused).toHaveCSS('outline-width', '2px');
}

/** All focusable elements in `part`, in document order. */
const controlsOf = (part: Locator) => part.locator('a, button, summary').filter({ visible: true }).all();

/** Presses Tab until the focus has visited all of `controls` in order. */
async function expectTabToVisit(page: Page, controls: Locator[]): Promise<void> {
  for (const control of controls) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expectVisibleFocus(page);
  }
}

test('Tab visits the skip link, the header and then the content', async ({ page, site, focused }) => {
  const { skipLink } = site.words('common');
  await site.open('contact');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(skipLink);
  await expectVisibleFocus(page);
  await expectTabToVisit(page, await controlsOf(page.getByRole('banner')));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the skip link skips the header', { tag: '@desktop' }, async ({ page, site }) => {
  await site.open('services');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect((await controlsOf(page.getByRole('main')))[0] as Locator).toBeFocused();
});

test('the open phone menu keeps the focus inside', { tag: '@phone' }, async ({ page, site }) => {
  const { bottomBar, drawer } = site.words('common');
  await site.open('partners');
  const opener = page.getByRole('button', { name: bottomBar.openMenu });
  await opener.press('Enter');
  const menu = page.getByRole('dialog', { name: drawer.title });
  const close = menu.getByRole('button', { name: drawer.close });
  await expect(close).toBeFocused();
  const isInside = () =>
    menu.evaluate((element) =>
      [document.body, ...element.querySelectorAll('*')].includes(document.activeElement as Element),
    );
  for (const _ of await controlsOf(menu)) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Tab'); // from the browser's own controls back to the first one
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(opener).toBeFocused();
  await opener.press('Tab');
  await expect(menu).toBeHidden();
});

test('keys open a menu, walk through it, close it and follow a link', async ({ page, site, isMobile }) => {
  const { header, bottomBar, drawer, routes } = site.words('common');
  await site.open('partners');
  const opener = isMobile
    ? page.getByRole('button', { name: bottomBar.openMenu })
    : page.getByRole('banner').locator('summary', { hasText: header.solutions });
  const menu = isMobile ? page.getByRole('dialog', { name: drawer.title }) : opener.locator('..').getByRole('list');
  await opener.focus();
  await page.keyboard.press('Enter');
  if (isMobile) await expect(menu.getByRole('button', { name: drawer.close })).toBeFocused();
  await expectAccessibleInBothThemes(page, 'the open menu');
  if (!isMobile) await page.keyboard.press('Tab');
  for (const control of await controlsOf(menu)) {
    await expect(control).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: isMobile ? routes.industries : routes.zeroFee }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(site.path(isMobile ? 'industries' : 'zeroFee'));
  await expect(site.heading).toBeFocused();
});

test('Tab visits the bottom bar after the footer', { tag: '@phone' }, async ({ page, site }) => {
  const { bottomBar } = site.words('common');
  await site.open('contact');
  const footer = await controlsOf(page.getByRole('contentinfo'));
  await footer.at(-1)?.focus();
  await expectTabToVisit(page, await controlsOf(page.getByRole('navigation', { name: bottomBar.label })));
});
