import { expect, type Page, test } from '../fixtures';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Whether the page has scrolled smoothly, through positions between the old one and the top. */
async function watchScrolling(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(window.scrollY));
    Object.assign(window, { positions });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { positions: number[] }).positions.some((position) => position > 0 && position < 1000),
    );
}

test('a page opens at its top, and Back returns to the position', async ({ page, site }) => {
  await site.open('zeroFee');
  const isSmooth = await watchScrolling(page);
  await site.footerLink('contact').scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(2000);
  await site.footerLink('contact').press('Enter');
  await expect(page).toHaveURL(site.path('contact'));
  await expect(site.heading).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await isSmooth()).toBe(true);

  await page.goBack();
  await expect(site.heading).toHaveText(site.words('zero-fee').hero.title);
  await expect(site.heading).toBeFocused();
  await expect.poll(() => scrollY(page)).toBeCloseTo(left, -1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isStillSmooth = await watchScrolling(page);
  await site.footerLink('contact').press('Enter');
  await expect(page).toHaveURL(site.path('contact'));
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await isStillSmooth()).toBe(false);
});
