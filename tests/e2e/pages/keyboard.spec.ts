import type { Locator } from 'playwright/test';
import type { RouteId } from '../../../src/domain/paths';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expect, forgive, hydrated, type Page, test } from '../fixtures';
import { holdBack } from '../hold-back';

const focused = (page: Page) => page.locator(':focus');

/** The focused element is within the window, and nobody can miss it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  await expect(focused(page)).toBeInViewport({ ratio: 0.9 });
  await expect(focused(page)).toHaveCSS('outline-style', 'solid');
  await expect(focused(page)).toHaveCSS('outline-width', '2px');
}

/** Everything in `part` that a key can work, in the order of the page. */
const controlsOf = (part: Locator) => part.locator('a, button, summary').filter({ visible: true }).all();

test('Tab reaches all of the header, the skip link before it, and shows where it is', async ({ page, site }) => {
  const { skipLink } = await site.words('frame');
  await page.goto(site.path('contact'));
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(skipLink);
  await expectVisibleFocus(page);
  for (const control of await controlsOf(page.getByRole('banner'))) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expectVisibleFocus(page);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the skip link leads past the header', async ({ page, site }) => {
  await page.goto(site.path('services'));
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect((await controlsOf(page.getByRole('main')))[0] as Locator).toBeFocused();
});

test('keys open a menu, walk through it, and close it where they opened it', async ({ page, site, isMobile }) => {
  const { header, bottomBar, drawer, routes } = await site.words('frame');
  await page.goto(site.path('partners'));
  await hydrated(page);
  const opener = isMobile
    ? page.getByRole('button', { name: bottomBar.openMenu })
    : page.getByRole('banner').locator('summary', { hasText: header.solutions });
  const within = isMobile ? page.getByRole('dialog', { name: drawer.title }) : opener.locator('..').getByRole('list');
  await opener.focus();
  await page.keyboard.press('Enter');
  if (isMobile) await expect(within.getByRole('button', { name: drawer.close })).toBeFocused();
  await expectAccessibleInBothThemes(page, 'the open menu');
  if (!isMobile) await page.keyboard.press('Tab');
  for (const control of await controlsOf(within)) {
    await expect(control).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(within).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await within.getByRole('link', { name: isMobile ? routes.industries : routes.zeroFee }).press('Enter');
  await expect(within).toBeHidden();
  await expect(page).toHaveURL(site.path(isMobile ? 'industries' : 'zeroFee'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the bottom bar is reached after the page', async ({ page, site, isMobile }) => {
  const { bottomBar } = await site.words('frame');
  await page.goto(site.path('contact'));
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: bottomBar.label });
  if (!isMobile) return expect(bar).toBeHidden();
  const footer = await controlsOf(page.getByRole('contentinfo'));
  await footer.at(-1)?.focus();
  for (const control of await controlsOf(bar)) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expectVisibleFocus(page);
  }
});

test('another page begins at its top, and Back leads to where the one before was left', async ({
  page,
  site,
  complaints,
}) => {
  // A font that comes too late for the first page is used on the next, and lines break elsewhere: here none comes.
  await page.route('**/fonts/**', (route) => route.abort());
  await page.goto(site.path('zeroFee'));
  await hydrated(page);
  const link = page.getByRole('contentinfo').locator(`a[href="${site.path('contact')}"]`);
  await page.waitForFunction(() => !('hurry' in document.documentElement.dataset)); // all of it has its place
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(2000);
  await link.press('Enter');
  await expect(page).toHaveURL(site.path('contact'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.waitForFunction(() => scrollY === 0);

  await page.goBack();
  await expect(page).toHaveURL(site.path('zeroFee'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  forgive(complaints, /ERR_FAILED.*\/fonts\//);
});

test('a page whose link is quicker than Back begins at its top', async ({ page, context, site }) => {
  const { title } = (await site.words('south-texas')).hero;
  const linkTo = (to: RouteId) => page.getByRole('contentinfo').locator(`a[href="${site.path(to)}"]`);
  await page.goto(site.path('zeroFee'));
  await hydrated(page);
  await linkTo('contact').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => scrollY > 1500 && history.state?.scrollY > 1500); // kept with its entry
  await linkTo('contact').click();
  await expect(page).toHaveURL(site.path('contact'));
  await page.reload(); // the page before is in memory no longer
  await hydrated(page);
  const give = await holdBack(context, `**${site.path('zeroFee')}`);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(site.path('zeroFee'));
  await linkTo('southTexas').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  give();
});

test('a page left before it has reached its top begins there when one comes forward to it', async ({ page, site }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const { title } = (await site.words('zero-fee')).hero;
  await page.goto(site.path('zeroFee'));
  await hydrated(page);
  const link = page.getByRole('contentinfo').locator(`a[href="${site.path('contact')}"]`);
  await link.scrollIntoViewIfNeeded();
  // What is scrolled after the click is the page that is left.
  await link.evaluate((element: HTMLAnchorElement) => {
    element.click();
    scrollBy({ top: -100, behavior: 'instant' });
  });
  await expect(heading).not.toHaveText(title);
  await page.goBack();
  await expect(heading).toHaveText(title);
  await page.goForward();
  await expect(heading).not.toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('whoever wants no motion is at the top at once', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.path('zeroFee'));
  await hydrated(page);
  // Where the page stands at the very moment its heading gets the focus, and in each frame after it.
  await page.evaluate(() => {
    const seen: number[] = [];
    const look = () => {
      seen.push(scrollY);
      if (seen.length < 5) requestAnimationFrame(look);
    };
    addEventListener('focusin', ({ target }) => (target as Element).matches('h1') && requestAnimationFrame(look));
    Object.assign(window, { seen });
  });
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${site.path('contact')}"]`)
    .press('Enter');
  await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.length === 5);
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([0, 0, 0, 0, 0]);
});
