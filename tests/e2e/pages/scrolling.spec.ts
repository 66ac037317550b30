import { expect, forgive, holdBack, hydrated, type Page, test } from '../fixtures';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(window.scrollY));
    Object.assign(window, { positions });
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

test('a page opens at its top, and Back returns to the position', async ({ page, context, site, complaints }) => {
  const isWithin = (position: number) => position > 0 && position < 1000;
  const { title } = site.words('zero-fee').hero;
  // A font that arrives too late for the first page would change line breaks on the next.
  await page.route('**/fonts/**', (route) => route.abort());
  await site.open('/services/zero-fee-solutions#100%'); // a malformed anchor is ignored
  const positions = await watchScrolling(page);
  await site.footerLink('contact').scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(2000);
  await site.footerLink('contact').press('Enter');
  await expect(page).toHaveURL(site.path('contact'));
  await expect(site.heading).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  expect((await positions()).filter(isWithin)).not.toEqual([]);

  await page.goBack();
  await expect(site.heading).toHaveText(title);
  await expect(site.heading).toBeFocused();
  await expect.poll(() => scrollY(page)).toBeCloseTo(left, -1);

  // Scrolling between a click and its page does not move that page.
  await site.footerLink('contact').evaluate((element: HTMLAnchorElement) => {
    element.click();
    scrollBy({ top: -100, behavior: 'instant' });
  });
  await expect(site.heading).not.toHaveText(title);
  await page.goBack();
  await expect(site.heading).toHaveText(title);
  await page.goForward();
  await expect(site.heading).not.toHaveText(title);
  await expect.poll(() => scrollY(page)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.footerLink('zeroFee').scrollIntoViewIfNeeded();
  const instant = await watchScrolling(page);
  await site.footerLink('zeroFee').press('Enter');
  await expect(site.heading).toHaveText(title);
  await expect.poll(() => scrollY(page)).toBe(0);
  expect((await instant()).filter(isWithin)).toEqual([]);

  // Back after a reload returns to the position, too, though its page loads again.
  await site.footerLink('contact').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.scrollY > 1500 && history.state?.scrollY > 1500); // saved in the history
  const below = await scrollY(page);
  await site.footerLink('contact').press('Enter');
  await expect(page).toHaveURL(site.path('contact'));
  await page.reload(); // so that the previous page is no longer in memory
  await hydrated(page);
  await page.goBack();
  await expect(site.heading).toHaveText(title);
  await expect.poll(() => scrollY(page)).toBeCloseTo(below, -1);

  // A link during a slow Back opens at the top, too.
  await page.goForward();
  await expect(site.heading).not.toHaveText(title);
  await page.reload();
  await hydrated(page);
  const release = await holdBack(context, '**/assets/zero-fee-*.js');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(site.path('zeroFee'));
  await site.footerLink('southTexas').press('Enter');
  await expect(site.heading).toHaveText(site.words('south-texas').hero.title);
  await expect.poll(() => scrollY(page)).toBe(0);
  release();
  forgive(complaints, /ERR_FAILED.*\/fonts\//);
});
