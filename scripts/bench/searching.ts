/// <reference lib="dom" />
import type { Locator, Page } from 'playwright';
import words from '../../src/content/interface/en';

declare global {
  interface Window {
    keyTimes: number[];
  }
}

/** Numbers of files: each digit that is typed, or taken back, changes how many are found. */
const SEARCHES = ['123', '567', '901', '345', '789', '234', '678', '432'];

/**
 * Types into a search box and takes it back, again and again. Gives the times from each key to the picture of the
 * count (`shown`, a selector) that it leaves, in ms.
 */
export async function timeOfKeys(page: Page, box: Locator, shown: string): Promise<number[]> {
  await box.click();
  await page.evaluate((selector) => {
    window.keyTimes = [];
    addEventListener('keydown', async ({ timeStamp }) => {
      const before = document.querySelector(selector)?.textContent;
      do await new Promise(requestAnimationFrame);
      while (document.querySelector(selector)?.textContent === before);
      setTimeout(() => window.keyTimes.push(performance.now() - timeStamp)); // after the frame is painted
    });
  }, shown);
  const keys = SEARCHES.flatMap((text) => [...text, ...Array.from(text, () => 'Backspace')]);
  for (const [place, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.keyTimes.length > count, place);
  }
  return page.evaluate(() => window.keyTimes);
}

/** What 95 of 100 of these are below, rounded. */
export function p95(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN);
}

/** Elements of the page, with its files as a grid and as a list: the greater number. Leaves the list. */
export async function countNodes(page: Page): Promise<number> {
  const count = () => page.evaluate(() => document.querySelectorAll('*').length);
  const asGrid = await count();
  await page.getByRole('button', { name: words.media.view.list, exact: true }).click();
  await page.waitForTimeout(500);
  return Math.max(asGrid, await count());
}
