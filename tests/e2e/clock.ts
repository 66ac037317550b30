import type { Page } from 'playwright/test';

/** One hour in milliseconds. */
const HOUR = 3_600_000;

/** Shifts the page's dates by `offset` milliseconds. */
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

/** Shifts the device's clock by so many hours until the page reloads. */
export const turnClock = (page: Page, hours: number): Promise<void> => page.evaluate(shiftDates, hours * HOUR);
