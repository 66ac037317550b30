import type { Page } from 'playwright';

/**
 * Waits until React has hydrated the page; the touch starts it at once. A function, not a string: the page's
 * Content-Security-Policy forbids `eval`.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('touchstart'));
    return performance.getEntriesByName('hydrated').length > 0;
  });
}
