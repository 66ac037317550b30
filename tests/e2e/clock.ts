import type { Page } from 'playwright/test';

/** One hour in milliseconds. */
export const HOUR = 3_600_000;

/** Makes the page's dates `offset` milliseconds later than they are. */
function shiftDates(offset: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [RealDate.now() + offset] : given) as [number]));
    }
    static override now() {
      return RealDate.now() + offset;
    }
  } as DateConstructor;
}

/**
 * Sets the device's clock wrong by so many hours in every page that loads from now on. Playwright's own clock also
 * replaces timers, so a page could no longer clear the timers it has set.
 */
export const setClockWrong = (page: Page, hours: number): Promise<unknown> =>
  page.addInitScript(shiftDates, hours * HOUR);

/** Moves the device's clock by so many hours until the page reloads. */
export const turnClock = (page: Page, hours: number): Promise<void> => page.evaluate(shiftDates, hours * HOUR);
