import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 A and AA, as axe tags its rules. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Checks the page, or the part at the selector `include`, against WCAG 2.2 AA, or against some of its rules. `state`
 * describes the page in the error message.
 */
export async function expectAccessible(page: Page, state: string, include = 'html', rules?: string[]): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished)); // axe misjudges colors in transition
  });
  await page.evaluate(axe.source); // sets `window.axe`
  const runOnly: RunOptions['runOnly'] = { type: rules ? 'rule' : 'tag', values: rules ?? LEVELS };
  // Describing every passed element is slow.
  const asked: [string, RunOptions] = [include, { runOnly, resultTypes: ['violations'] }];
  const run = (args: typeof asked) => (window as unknown as { axe: typeof axe }).axe.run(...args);
  const { violations } = await page.evaluate(run, asked);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
  expect.soft(found, `${state} is accessible`).toEqual([]);
}

/** Checks both themes; restores the page's own. */
export async function expectAccessibleInBothThemes(page: Page, state: string, include?: string): Promise<void> {
  await expectAccessible(page, state, include);
  const flip = () =>
    page.locator('html').evaluate((html) => ['dark', 'light'].map((theme) => html.classList.toggle(theme)));
  await flip();
  await expectAccessible(page, `${state} in the other theme`, include, ['color-contrast']);
  await flip();
}

/** The narrowest phone, the start of the desktop layout, and a tight desktop. */
const TIGHT = { phone: [320], desktop: [768, 1024] };
/** A phone of 360 px at 150% zoom. */
const ZOOMED = 240;

/** Checks that the page needs no horizontal scrolling where its layout is tightest. */
export async function expectToFit(page: Page, isMobile: boolean, fitsZoomed = false): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [...(isMobile && fitsZoomed ? [ZOOMED] : []), ...TIGHT[isMobile ? 'phone' : 'desktop']]) {
    await page.setViewportSize({ ...size, width });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(content, `${page.url()} fits into ${width} px`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize(size);
}
