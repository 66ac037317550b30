import { brand } from '../../../src/domain/brand';
import { isOfficeOpen } from '../../../src/domain/office-hours';
import { HOUR, setClockWrong } from '../clock';
import { expect, test } from '../fixtures';
import { openForm } from '../forms';

/** Every hour of a week. */
const WEEK = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour)));
const IN_GREENWICH = { ...brand.hours, timeZone: 'UTC' };

test.describe('on a device in Greenwich', () => {
  test.use({ timezoneId: 'UTC' });

  for (const [state, isOpen] of [
    ['open', true],
    ['closed', false],
  ] as const) {
    const tag = isOpen ? '@phone' : '@desktop';
    test(`contact shows that the office is ${state}, by the office's own clock`, { tag }, async ({ page, site }) => {
      const { office } = site.words('contact');
      // A time at which an office with the same hours in Greenwich would be in the other state.
      const moment = WEEK.find((hour) => isOfficeOpen(hour) === isOpen && isOfficeOpen(hour, IN_GREENWICH) !== isOpen);
      test.skip(!moment, 'the office is in Greenwich, or never closes');
      await setClockWrong(page, (Number(moment) - Date.now()) / HOUR);
      await site.open('contact');
      await page.getByRole('heading', { name: office.title }).scrollIntoViewIfNeeded();
      await expect(page.getByText(office[state], { exact: true })).toBeVisible();
    });
  }
});

test('typing a rare letter loads its font', { tag: '@desktop' }, async ({ page, site }) => {
  const { field } = await openForm(page, site);
  const font = page.waitForResponse(/\/fonts\/figtree-more\.woff2$/);
  await field('lastName').fill('Strauß');
  expect((await font).ok()).toBe(true);
});

test('a link with an industry fills in the business', { tag: '@phone' }, async ({ page, site }) => {
  const { industries } = site.words('forms');
  const { field } = await openForm(page, site, '?industry=restaurants');
  await expect(field('business')).toHaveValue(industries.restaurants);
});
