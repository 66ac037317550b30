import type { Page } from 'playwright/test';

/** One hour in milliseconds. */
export const HOUR = 3_600_000;

/** Has the page's dates be `offset` milliseconds later than they are now. */
function shiftDates(offset: number): void {
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [Right.now() + offset] : given) as [number]));
    }
    static override now() {
      return Right.now() + offset;
    }
  } as DateConstructor;
}

/**
 * Sets the clock of the device wrong, by so many hours, for all that the page loads from now on. Playwright's own clock
 * would replace timers and measurements, too: what the page waits for already could not be called off any more.
 */
export const setClockWrong = (page: Page, hours: number): Promise<unknown> =>
  page.addInitScript(shiftDates, hours * HOUR);

/** Puts the clock of the device forward (or back) by so many hours, until the page is loaded anew. */
export const turnClock = (page: Page, hours: number): Promise<void> => page.evaluate(shiftDates, hours * HOUR);
