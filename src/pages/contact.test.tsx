import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../tests/support/render-component';
import { isOfficeOpen } from '../domain/office-hours';
import Contact from './contact';

const { office } = wordsOf('contact');
/** Every hour of a week. */
const WEEK = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour)));
const [opens, closes] = [true, false].map((isOpen) => WEEK.find((hour) => isOfficeOpen(hour) === isOpen));

afterEach(() => vi.useRealTimers());

// An office that never closes has no such times.
test.runIf(opens && closes)('shows whether the office is open, also when that changes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: opens });
  await renderComponent(<Contact />, ['contact', 'forms']);
  await expect.element(page.getByText(office.open, { exact: true })).toBeVisible();
  vi.setSystemTime(Number(closes));
  vi.advanceTimersByTime(30_000);
  await expect.element(page.getByText(office.closed, { exact: true })).toBeVisible();
});
