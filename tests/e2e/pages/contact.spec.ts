import { brand } from '../../../src/domain/brand';
import { isOfficeOpen } from '../../../src/domain/office-hours';
import { HOUR, setClockWrong } from '../clock';
import { expect, test } from '../fixtures';
import { formOf } from '../forms';

/** Every hour of a week. */
const WEEK = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour)));
const IN_GREENWICH = { ...brand.hours, timeZone: 'UTC' };

test.describe('on a device in Greenwich', () => {
  test.use({ timezoneId: 'UTC' });

  test("contact shows by the office's own clock whether it is open", { tag: '@phone' }, async ({ page, site }) => {
    const { office } = site.words('contact');
    for (const isOpen of [true, false]) {
      // A time at which an office with the same hours in Greenwich would be in the other state.
      const moment = WEEK.find((hour) => isOfficeOpen(hour) === isOpen && isOfficeOpen(hour, IN_GREENWICH) !== isOpen);
      test.skip(!moment, 'the office is in Greenwich, or never closes');
      const shifted = await page.context().newPage();
      await setClockWrong(shifted, (Number(moment) - Date.now()) / HOUR);
      await shifted.goto(site.path('contact'));
      await expect(shifted.getByText(isOpen ? office.open : office.closed, { exact: true })).toBeVisible();
    }
  });
});

test('typing a rare letter loads its font', { tag: '@desktop' }, async ({ page, site }) => {
  const { open, field } = formOf(page, site);
  await open();
  const font = page.waitForResponse(/\/fonts\/figtree-more\.woff2$/);
  await field('lastName').fill('Strauß');
  expect((await font).ok()).toBe(true);
});
