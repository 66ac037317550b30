import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../tests/support/render-component';
import { brand } from '../domain/brand';
import { isOfficeOpen } from '../domain/office-hours';
import Contact from './contact';

const { office } = wordsOf('contact');
/** Every hour of a week. */
const WEEK = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour)));
/** Tests run on a device in Greenwich. */
const IN_GREENWICH = { ...brand.hours, timeZone: 'UTC' };
/** Times at which an office with the same hours in Greenwich would be in the other state. */
const [opens, closes] = [true, false].map((isOpen) =>
  WEEK.find((hour) => isOfficeOpen(hour) === isOpen && isOfficeOpen(hour, IN_GREENWICH) !== isOpen),
);

afterEach(() => vi.useRealTimers());

// An office in Greenwich, or one that never closes, has no such times.
test.runIf(opens && closes)("shows by the office's own clock whether it is open, while it changes", async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: opens });
  await renderComponent(<Contact />, ['contact', 'forms']);
  await expect.element(page.getByText(office.open, { exact: true })).toBeVisible();
  vi.setSystemTime(Number(closes));
  vi.advanceTimersByTime(30_000);
  await expect.element(page.getByText(office.closed, { exact: true })).toBeVisible();
});
