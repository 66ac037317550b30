import type { Page } from 'playwright';

/**
 * Waits until React has taken over the page and answers, which a sign of a visitor makes sooner. Not by a text: the
 * pages' policy forbids to evaluate one.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('focusin'));
    return performance.getEntriesByName('hydrated').length > 0;
  });
}
