import { formatDollars } from '../../../src/domain/format';
import { computeSavings, SAVINGS_EXAMPLE } from '../../../src/domain/savings';
import { expect, forgive, hydrated, test } from '../fixtures';
import { holdBack } from '../hold-back';

/** The file of a chunk. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
/** React, and all that it renders. */
const REACT = chunk('start');

test('React loads after three seconds, or when the visitor moves', { tag: '@phone' }, async ({ page, site }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (REACT.test(request.url())) requests += 1;
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const load = async (path: string) => {
    requests = 0;
    const scripts = ['preload', 'index'].map((name) => page.waitForResponse(chunk(name)));
    await page.goto(path);
    for (const script of scripts) await (await script).finished();
    await page.evaluate(() => {}); // the scripts have run
    await page.clock.runFor(100); // idle
  };

  await load(site.path('contact'));
  await page.clock.runFor(2800);
  expect(requests).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => requests).toBe(1);

  await load(site.path('home'));
  await page.mouse.move(100, 100);
  await page.clock.runFor(400);
  await expect.poll(() => requests).toBe(1);

  // Visitors wait for what only React can show here.
  for (const path of [site.path('gallery'), `${site.path('contact')}?industry=restaurants`]) {
    await load(path);
    await expect.poll(() => requests).toBe(1);
  }
});

test('a menu that opens before hydration stays open', async ({ page, context, site, isMobile }) => {
  const { header, drawer, routes } = await site.words('frame');
  const release = await holdBack(context, REACT);
  await page.goto(site.path('home'));
  const bar = page.getByRole('navigation', { name: header.navigation });
  if (isMobile) await page.locator('[popovertarget]:visible').click();
  else await bar.getByText(header.solutions, { exact: true }).click();
  const menu = isMobile ? page.getByRole('dialog', { name: drawer.title }) : bar;
  const link = menu.getByRole('link', { name: isMobile ? routes.industries : routes.zeroFee });
  await expect(link).toBeVisible();
  release();
  await hydrated(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done))); // after React's effects
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(site.path(isMobile ? 'industries' : 'zeroFee'));
  await expect(link).toBeHidden();
});

test('Back before hydration shows the page of that URL', { tag: '@desktop' }, async ({ page, context, site }) => {
  const home = await site.words('home');
  await site.open('home');
  await site.footerLink('services').click();
  await expect(site.heading).not.toHaveText(home.hero.title);
  const release = await holdBack(context, REACT);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(site.path('home'));
  await expect(page).toHaveTitle(home.meta.title);
  release();
  await hydrated(page);
  await expect(site.heading).toHaveText(home.hero.title);
});

test('the calculator uses what visitors enter before its code loads', async ({ page, context, site, language }) => {
  const { calculator: words } = await site.words('zero-fee');
  const slider = page.getByRole('slider', { name: words.rate.slider });
  const expectSavings = async (enter: () => Promise<void>, entered: Partial<typeof SAVINGS_EXAMPLE>) => {
    const release = await holdBack(context, chunk('calculator'));
    await site.open('zeroFee');
    await enter();
    release();
    const { annualSavings } = computeSavings({ ...SAVINGS_EXAMPLE, ...entered });
    await expect(page.getByRole('status')).toContainText(formatDollars(annualSavings, language));
    await context.unroute(chunk('calculator'));
  };
  const volume = page.getByLabel(words.volume.label, { exact: true });
  await expectSavings(() => volume.fill('20000'), { monthlyVolume: 20_000 });
  await expectSavings(() => slider.fill('3.5'), { ratePercent: 3.5 });
  await slider.fill('2');
  await expect(page.getByLabel(words.rate.label, { exact: true })).toHaveValue('2');
});

test('a form keeps its text while React fails to load, posts nothing, and answers once it loads', {
  tag: '@phone',
}, async ({ page, context, site, complaints }) => {
  const { errors, quote } = await site.words('forms');
  const nextFailure = () => page.waitForEvent('requestfailed', (request) => REACT.test(request.url()));
  const isLogged = page.waitForEvent('console', (message) => message.text().includes('stays as it is'));
  await context.route(REACT, (route) => route.abort());
  await page.goto(site.path('contact'));
  const field = (name: keyof typeof quote.fields) => page.getByRole('textbox', { name: quote.fields[name] }).first();
  await field('firstName').fill('José');
  await isLogged;
  await page.getByRole('button', { name: quote.submit }).click();
  await field('firstName').press('Enter');
  await nextFailure(); // a retry, in vain
  expect(new URL(page.url()).pathname).toBe(site.path('contact'));
  await expect(field('firstName')).toHaveValue('José');
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();

  await context.unroute(REACT);
  await expect(field('lastName')).toHaveAccessibleDescription(errors.required.lastName);
  await expect(field('firstName')).toHaveValue('José');
  forgive(complaints, /ERR_FAILED/);
});
