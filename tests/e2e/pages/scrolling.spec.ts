import { expect, forgive, hydrated, type Page, test } from '../fixtures';
import { holdBack } from '../hold-back';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('a page opens at its top, and Back returns to where the previous one was', {
  tag: '@phone',
}, async ({ page, site, complaints }) => {
  // A font that arrives too late for the first page would change line breaks on the next.
  await page.route('**/fonts/**', (route) => route.abort());
  await site.open('zeroFee');
  await site.footerLink('contact').scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(2000);
  await site.footerLink('contact').press('Enter');
  await expect(page).toHaveURL(site.path('contact'));
  await expect(site.heading).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(site.path('zeroFee'));
  await expect(site.heading).toBeFocused();
  await expect.poll(() => scrollY(page)).toBeCloseTo(left, -1);
  await page.goForward();
  await expect(site.heading).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  forgive(complaints, /ERR_FAILED.*\/fonts\//);
});

test('a link during a slow Back opens at the top', { tag: ['@phone', '@slow'] }, async ({ page, context, site }) => {
  const { title } = site.words('south-texas').hero;
  await site.open('zeroFee');
  await site.footerLink('contact').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.scrollY > 1500 && history.state?.scrollY > 1500); // saved in the history
  await site.footerLink('contact').click();
  await expect(page).toHaveURL(site.path('contact'));
  await page.reload(); // so that the previous page is no longer in memory
  await hydrated(page);
  const release = await holdBack(context, '**/assets/zero-fee-*.js');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(site.path('zeroFee'));
  await site.footerLink('southTexas').click();
  await expect(site.heading).toHaveText(title);
  await expect.poll(() => scrollY(page)).toBe(0);
  release();
});

test('scrolling between a click and its page does not move that page', { tag: '@desktop' }, async ({ page, site }) => {
  const { title } = site.words('zero-fee').hero;
  await site.open('zeroFee');
  await site.footerLink('contact').scrollIntoViewIfNeeded();
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
});

test('a page scrolls smoothly to its top', { tag: '@phone' }, async ({ page, site }) => {
  await site.open('zeroFee');
  await site.footerLink('contact').scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(window.scrollY));
    Object.assign(window, { positions });
  });
  await site.footerLink('contact').press('Enter');
  await expect(site.heading).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  expect(positions.filter((position) => position > 0 && position < 1000)).not.toEqual([]);
});

test('without animations a page is at its top at once', { tag: '@phone' }, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('zeroFee');
  // The scroll position in the five frames after the heading gets the focus.
  await page.evaluate(() => {
    const positions: number[] = [];
    const look = () => {
      positions.push(window.scrollY);
      if (positions.length < 5) requestAnimationFrame(look);
    };
    addEventListener('focusin', ({ target }) => (target as Element).matches('h1') && requestAnimationFrame(look));
    Object.assign(window, { positions });
  });
  await site.footerLink('contact').press('Enter');
  const positions = () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  await expect.poll(positions).toEqual([0, 0, 0, 0, 0]);
});
