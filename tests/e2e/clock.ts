import type { Page } from 'playwright/test';

/** One hour in milliseconds. */
export const HOUR = 3_600_000;

/**
 * Sets the clock of the device wrong, by so many hours, for all that the page loads from now on. Playwright's own clock
 * would replace timers and measurements, too.
 */
export async function setClockWrong(page: Page, hours: number): Promise<void> {
  await page.addInitScript((offset) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [Right.now() + offset] : given) as [number]));
      }
      static override now() {
        return Right.now() + offset;
      }
    } as DateConstructor;
  }, hours * HOUR);
}
