import { brand } from '../../../src/domain/brand';
import { isOfficeOpen } from '../../../src/domain/office-hours';
import { HOUR, setClockWrong } from '../clock';
import { expect, forgive, test } from '../fixtures';
import { openForm } from '../forms';
import { holdBack } from '../hold-back';

const FORM_CODE = /\/assets\/quote-[\w-]{8}\.js$/;

/** Every hour of a week. */
const WEEK = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour)));
const IN_GREENWICH = { ...brand.hours, timeZone: 'UTC' };

test.describe('on a device in Greenwich', () => {
  test.use({ timezoneId: 'UTC' });

  for (const [state, isOpen] of [
    ['open', true],
    ['closed', false],
  ] as const) {
    test(`contact says that the office is ${state}, by the office's own clock`, async ({ page, site }) => {
      const { office } = await site.words('contact');
      // An hour when an office with the same hours in Greenwich would be in the other state.
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

test('a form whose code fails to load says so, keeps the text, and answers after a retry', {
  tag: ['@phone', '@slow'],
}, async ({ page, context, site, complaints }) => {
  const { errors, unavailable } = await site.words('forms');
  await context.route(FORM_CODE, (route) => route.abort());
  const { field, submit } = await openForm(page, site);
  const notice = page.getByRole('alert').filter({ hasText: unavailable });
  await field('firstName').fill('José');
  await expect(notice).toBeVisible();
  await submit.scrollIntoViewIfNeeded();
  await expect(notice).toBeInViewport(); // also at the end of the form
  forgive(complaints, /ERR_FAILED/);

  await context.unroute(FORM_CODE);
  await submit.click();
  await expect(field('lastName')).toHaveAccessibleDescription(errors.required.lastName);
  await expect(field('firstName')).toHaveValue('José');
  await expect(notice).toHaveCount(0);
});

test('a form whose code loads late shows the chosen industry', { tag: '@phone' }, async ({ page, context, site }) => {
  const { industries } = await site.words('forms');
  const release = await holdBack(context, FORM_CODE);
  const { field } = await openForm(page, site, '?industry=restaurants');
  await expect(field('business')).not.toHaveValue(industries.restaurants);
  release();
  await expect(field('business')).toHaveValue(industries.restaurants);
});
