import { brand } from '../../../src/domain/brand';
import { formatDollars } from '../../../src/domain/format';
import { isOfficeOpen } from '../../../src/domain/office-hours';
import { computeSavings, SAVINGS_EXAMPLE } from '../../../src/domain/savings';
import { HOUR, setClockWrong } from '../clock';
import { expect, forgive, hydrated, test } from '../fixtures';
import { openForm } from '../forms';
import { holdBack } from '../hold-back';

declare global {
  interface Window {
    stops: number;
  }
}

/** The code of a part, by the name of its module. */
const codeOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);

// The device's clock is in Greenwich.
test.use({ timezoneId: 'UTC' });

test('the first three seconds are the visitor’s: React comes after them, or soon after a sign of a hand', async ({
  page,
  site,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (codeOf('start').test(request.url())) asked += 1;
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const see = async (path: string) => {
    asked = 0;
    const scripts = ['preload', 'index'].map((name) => page.waitForResponse(codeOf(name)));
    await page.goto(path);
    for (const script of scripts) await (await script).finished();
    await page.evaluate(() => {}); // what came is run before
    await page.clock.runFor(100); // idle
  };

  await see(site.path('contact'));
  await page.clock.runFor(2800);
  expect(asked).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => asked).toBe(1);

  await see(site.path('home'));
  await page.mouse.move(100, 100);
  await page.clock.runFor(200);
  expect(asked).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => asked).toBe(1);

  for (const path of [site.path('gallery'), `${site.path('contact')}?industry=restaurants`]) {
    await see(path); // here a visitor waits for it
    await expect.poll(() => asked).toBe(1);
  }
});

test.describe('with no retry, whose trace would count as a hand’s doing', () => {
  test.describe.configure({ retries: 0 });

  test('a key pressed before the first script has come is a sign of a hand, too', async ({ page, context, site }) => {
    const asked = page.waitForRequest(codeOf('start'));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const give = await holdBack(context, codeOf('index'));
    const script = page.waitForRequest(codeOf('index'));
    // Nothing is asked of the page until it has its script: that would count as a hand’s doing.
    await page.goto(site.path('home'), { waitUntil: 'commit' });
    await script; // after the first paint
    await page.keyboard.press('Tab');
    give();
    await (await (await script).response())?.finished();
    await page.clock.runFor(200); // idle
    await asked;
  });
});

test('a menu that is opened before React is there stays open when it comes', async ({
  page,
  context,
  site,
  isMobile,
}) => {
  const { header, drawer, routes } = await site.words('frame');
  const give = await holdBack(context, codeOf('start'));
  await page.goto(site.path('home'));
  const bar = page.getByRole('navigation', { name: header.navigation });
  if (isMobile) await page.locator('[popovertarget]:visible').click();
  else await bar.getByText(header.solutions, { exact: true }).click();
  const menu = isMobile ? page.getByRole('dialog', { name: drawer.title }) : bar;
  const link = menu.getByRole('link', { name: isMobile ? routes.industries : routes.zeroFee });
  await expect(link).toBeVisible();
  give();
  await hydrated(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done))); // React's effects are over
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(site.path(isMobile ? 'industries' : 'zeroFee'));
  await expect(link).toBeHidden();
});

test('whoever goes back before React is there sees the page of that URL', async ({ page, context, site }) => {
  const home = await site.words('home');
  await page.goto(site.path('home'));
  await hydrated(page);
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${site.path('services')}"]`)
    .click();
  await expect(page.locator('h1')).not.toHaveText(home.hero.title);
  const give = await holdBack(context, codeOf('start'));
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(site.path('home'));
  await expect(page).toHaveTitle(home.meta.title);
  give();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(home.hero.title);
});

test('a form whose code cannot be had says so, keeps what was typed, and answers once it can', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const { errors, unavailable } = await site.words('forms');
  await context.route(codeOf('quote'), (route) => route.abort());
  const { field, submit } = await openForm(page, site);
  const notice = page.getByRole('alert').filter({ hasText: unavailable });
  await field('firstName').fill('José');
  await expect(notice).toBeVisible();
  await submit.scrollIntoViewIfNeeded();
  await expect(notice).toBeInViewport(); // wherever in the form somebody is
  forgive(complaints, /ERR_FAILED/);

  await context.unroute(codeOf('quote'));
  await submit.click();
  await expect(field('lastName')).toHaveAccessibleDescription(errors.required.lastName);
  await expect(field('firstName')).toHaveValue('José');
  await expect(notice).toHaveCount(0);
});

test('a page whose script is lost on the way takes text, posts nothing away, and answers once it has come', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const { errors, quote } = await site.words('forms');
  const lost = () => page.waitForEvent('requestfailed', (request) => codeOf('start').test(request.url()));
  const isTold = page.waitForEvent('console', (message) => message.text().includes('stays as it is'));
  await context.route(codeOf('start'), (route) => route.abort());
  await page.goto(site.path('contact'));
  const field = (name: keyof typeof quote.fields) => page.getByRole('textbox', { name: quote.fields[name] }).first();
  await field('firstName').fill('José');
  await isTold;
  await page.getByRole('button', { name: quote.submit }).click();
  await field('firstName').press('Enter');
  await lost(); // it is tried again, and again in vain
  expect(new URL(page.url()).pathname).toBe(site.path('contact'));
  await expect(field('firstName')).toHaveValue('José');
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();

  await context.unroute(codeOf('start'));
  await expect(field('lastName')).toHaveAccessibleDescription(errors.required.lastName);
  await expect(field('firstName')).toHaveValue('José');
  forgive(complaints, /ERR_FAILED/);
});

test('a form whose code comes while React stops in its midst is taken over as it is', async ({
  page,
  context,
  site,
}) => {
  const { industries } = await site.words('forms');
  // A busy phone: React goes on half a second after each stop. Those after the page answers are counted.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    window.stops = 0;
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (performance.getEntriesByName('hydrated').length > 0) window.stops += 1;
      setTimeout(() => post.call(this, message), 500);
    };
  });
  const give = await holdBack(context, codeOf('quote'));
  const { field } = await openForm(page, site, '?industry=restaurants'); // a reason to fetch the code at once
  await page.waitForFunction(() => window.stops === 2); // in the midst of the form
  give();
  await expect(field('business')).toHaveValue(industries.restaurants);
});

test('a letter that no word of the site has brings its font when somebody types it', async ({ page, site }) => {
  const { field } = await openForm(page, site);
  const font = page.waitForResponse(/\/fonts\/figtree-more\.woff2$/);
  await field('lastName').fill('Strauß');
  expect((await font).ok()).toBe(true);
});

test('the calculator reckons with what was typed or slid before its code was there', async ({
  page,
  context,
  site,
  language,
}) => {
  const { calculator: words } = await site.words('zero-fee');
  const reckoned = async (change: () => Promise<void>, expected: Partial<typeof SAVINGS_EXAMPLE>) => {
    const give = await holdBack(context, codeOf('calculator'));
    await page.goto(site.path('zeroFee'));
    await hydrated(page);
    await change();
    give();
    const { annualSavings } = computeSavings({ ...SAVINGS_EXAMPLE, ...expected });
    await expect(page.getByRole('status')).toContainText(formatDollars(annualSavings, language));
    await context.unroute(codeOf('calculator'));
  };
  await reckoned(() => page.getByLabel(words.volume.label, { exact: true }).fill('20000'), { monthlyVolume: 20_000 });
  const slider = page.getByRole('slider', { name: words.rate.slider });
  await reckoned(() => slider.fill('3.5'), { ratePercent: 3.5 });
  await slider.fill('2');
  await expect(page.getByLabel(words.rate.label, { exact: true })).toHaveValue('2');
});

/** A week's hours. */
const HOURS = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour)));
const IN_GREENWICH = { ...brand.hours, timeZone: 'UTC' };

for (const [when, isOpen] of [
  ['open', true],
  ['closed', false],
] as const) {
  test(`contact says that the office is ${when}, on the office’s own clock`, async ({ page, site }) => {
    const { office } = await site.words('contact');
    // When an office that keeps the same hours in Greenwich is closed while this one is open, or the other way round.
    const moment = HOURS.find((hour) => isOfficeOpen(hour) === isOpen && isOfficeOpen(hour, IN_GREENWICH) !== isOpen);
    test.skip(!moment, 'the office is in Greenwich, or never closes');
    await setClockWrong(page, (Number(moment) - Date.now()) / HOUR);
    await page.goto(site.path('contact'));
    await hydrated(page);
    await page.getByRole('heading', { name: office.title }).scrollIntoViewIfNeeded();
    await expect(page.getByText(office[when], { exact: true })).toBeVisible();
  });
}
