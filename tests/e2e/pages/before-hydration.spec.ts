import { formatDollars } from '../../../src/domain/format';
import { computeSavings, SAVINGS_EXAMPLE } from '../../../src/domain/savings';
import { translateTexts } from '../../support/translate-texts';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expect, forgive, holdBack, hydrated, test } from '../fixtures';

/** The chunk with React and the code of every page. */
const REACT = /\/assets\/start-[\w-]{8}\.js$/;

test('a menu and a press before hydration both count @both', async ({ page, context, site, isMobile }) => {
  const { header, drawer, routes } = site.words('common');
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

  await context.unroute(REACT);
  const releaseAgain = await holdBack(context, REACT);
  const requested = page.waitForRequest(REACT);
  await page.goto(site.path('home'));
  await page.mouse.move(100, 100);
  await requested; // the script that handles keys is running
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: header.search.label }).tap();
  else await page.keyboard.press('/');
  releaseAgain();
  await expect(page.getByRole('combobox')).toBeFocused();
});

// Phones have no chat.
test('the chat opens before hydration, and stays @desktop', async ({ page, context, site }) => {
  const { log: label, suggestions, answers } = site.words('chat');
  const log = page.getByRole('log', { name: label });
  const release = await holdBack(context, REACT);
  await page.goto(site.path('home'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: site.words('common').chat.open }).click();
  release();
  await page.getByRole('button', { name: suggestions.setup }).click();
  await expectAccessibleInBothThemes(page, 'the chat', 'aside');
  await log.getByRole('link', { name: answers.setup.link }).click();
  await expect(page).toHaveURL(site.path('services'));
  await expect(log.getByText(answers.setup.text)).toBeVisible();
});

test('Back before hydration shows the page of that URL @desktop', async ({ page, context, site }) => {
  const home = site.words('home');
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

test('React loads once the page is idle, or at the first press', async ({ page, context, site }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (REACT.test(request.url())) requests += 1;
  });
  const { calculator: words } = site.words('zero-fee');
  const volume = page.getByLabel(words.volume.label, { exact: true });
  await holdBack(context, '**/fonts/**'); // the page never finishes loading
  const release = await holdBack(context, REACT);
  await page.goto(site.path('zeroFee'), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests).toBe(0);
  await volume.fill('20000');
  await page.mouse.move(100, 300);
  await page.mouse.down();
  await expect.poll(() => requests).toBe(1);
  release();
  await hydrated(page);
  const { annualSavings } = computeSavings({ ...SAVINGS_EXAMPLE, monthlyVolume: 20_000 });
  await expect(page.getByRole('status')).toContainText(formatDollars(annualSavings));
  await expect(volume).toHaveValue('$20,000');
});

test('a form keeps its text while React fails to load', async ({ page, context, site, complaints }) => {
  const { errors, quote } = site.words('forms');
  const nextFailure = () => page.waitForEvent('requestfailed', (request) => REACT.test(request.url()));
  const isLogged = page.waitForEvent('console', (message) => message.text().includes('stays readable'));
  const rareLetters = page.waitForResponse(/\/fonts\/figtree-more\.woff2$/);
  await context.route(REACT, (route) => route.abort());
  await page.goto(site.path('contact'));
  const field = (name: keyof typeof quote.fields) => page.getByRole('textbox', { name: quote.fields[name] }).first();
  await field('firstName').fill('Strauß');
  expect((await rareLetters).ok()).toBe(true);
  await isLogged;
  await page.getByRole('button', { name: quote.submit }).click();
  await field('firstName').press('Enter');
  await nextFailure(); // a failed retry
  expect(new URL(page.url()).pathname).toBe(site.path('contact'));
  await expect(field('firstName')).toHaveValue('Strauß');
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();

  await context.unroute(REACT);
  await expect(field('lastName')).toHaveAccessibleDescription(errors.required.lastName);
  await expect(field('firstName')).toHaveAccessibleDescription('');
  await page.reload();
  await expect(field('firstName')).toHaveValue('Strauß');
  forgive(complaints, /ERR_FAILED/);
});

test('a form keeps its text on a page that the browser translates', async ({ page, context, site, complaints }) => {
  const release = await holdBack(context, REACT);
  await page.goto(site.path('contact'));
  const box = page.getByRole('textbox', { name: site.words('forms').quote.fields.firstName }).first();
  await box.fill('Ana');
  await page.evaluate(() => Object.assign(document.documentElement, { lang: 'en' }));
  await page.getByRole('main').evaluate(translateTexts);
  release();
  await hydrated(page);
  await expect(site.heading).toHaveText(site.words('contact').hero.title);
  await expect(box).toHaveValue('Ana');
  forgive(complaints, /error #418/);
});

test('the gallery searches for what was typed before hydration', async ({ page, context, site }) => {
  const release = await holdBack(context, REACT);
  await page.goto(site.path('gallery'));
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('menu');
  release();
  await expect(page).toHaveURL(/[?&]q=menu\b/);
  await expect(box).toHaveValue('menu');
});

test('a browser without popovers shows the page without its menu', async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    for (const owner of [Element.prototype, Document.prototype]) {
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
        const original = Reflect.get(owner, name);
        const refuse = function (this: unknown, selector: string) {
          if (selector.includes(':popover-open')) throw new SyntaxError(selector);
          return original.call(this, selector);
        };
        if (original) Reflect.set(owner, name, refuse);
      }
    }
  });
  await site.open('home');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await site.footerLink('contact').press('Enter');
  await expect(page).toHaveURL(site.path('contact'));
});
