import type { BrowserContext } from 'playwright/test';
import { LOCALES } from '../../../src/domain/locale';
import { PUBLIC_ROUTES, pathOf } from '../../../src/domain/paths';
import { namespaceOf } from '../../../src/i18n/namespaces';
import { wordsOf } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { test as base, expect, forgive, markDocument } from '../fixtures';
import { controlled, ON_OWN_SITE } from '../own-site';

let shared: BrowserContext | undefined;

/** The tests share one browser context: the worker takes ten seconds to cache the site. */
const test = base.extend({
  ...ON_OWN_SITE,
  context: async ({ browser }, use) => {
    shared ??= await browser.newContext();
    await use(shared);
    await shared.setOffline(false);
    for (const page of shared.pages()) await page.close();
  },
});

test.afterAll(() => shared?.close());

/** Errors that the browser logs while the server is down. */
const REFUSALS = /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|INTERNET_DISCONNECTED)|status of 404/;

test('every page opens without the server after one visit', async ({ page, context, server, site, complaints }) => {
  await page.goto(site.path('home'));
  await controlled(page);
  server.stop();
  // What matters here is the HTML that the worker returns.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setScriptExecutionDisabled', { value: true });
  for (const locale of LOCALES) {
    for (const id of PUBLIC_ROUTES) {
      await page.goto(pathOf(id, locale), { waitUntil: 'commit' });
      const { meta, hero } = wordsOf(namespaceOf(id), locale);
      await expect(page, id).toHaveTitle(meta.title);
      await expect(site.heading, id).toHaveText(hero.title);
    }
  }
  await devTools.send('Emulation.setScriptExecutionDisabled', { value: false });
  forgive(complaints, REFUSALS);
});

test('links and the search work without the server, and without a reload', async ({
  page,
  server,
  site,
  complaints,
}) => {
  const { routes } = site.words('common');
  await page.goto(site.path('home'));
  await controlled(page);
  server.stop();
  await site.open('home');
  const isSameDocument = await markDocument(page);
  await site.footerLink('zeroFee').press('Enter');
  await expect(site.heading).toHaveText(site.words('zero-fee').hero.title);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(routes.partners);
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  forgive(complaints, REFUSALS);
});

test('a page that is not cached shows a notice until the connection is back', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const offline = site.words('offline');
  const notFound = site.words('not-found');
  await page.goto(site.path('clients'));
  await controlled(page);
  const banner = page.getByRole('status').getByText(site.words('common').offline);
  await expect(banner).toHaveCount(0);
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[role=status]:empty')) region.setAttribute('data-was-empty', '');
  });
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline'))); // on a machine with only loopback, no browser does
  await expect(banner).toBeVisible();
  // Screen readers announce only what comes into a region that is already there.
  await expect(page.locator('[data-was-empty]').filter({ hasText: site.words('common').offline })).toHaveCount(1);
  await site.open('/no-such-page');
  await expect(banner).toBeVisible();
  await expect(page).toHaveTitle(offline.meta.title);
  await expect(site.heading).toHaveText(offline.title);
  await expectAccessibleInBothThemes(page, 'the offline page');
  await context.setOffline(false);
  await expect(site.heading).toHaveText(notFound.title);
  await expect(banner).toHaveCount(0);
  forgive(complaints, REFUSALS);
});

test('the cache fills again after the browser has emptied it', async ({ page, server, site, complaints }) => {
  const countFiles = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('workbox-precache')) ?? '';
      return (await (await caches.open(name)).keys()).length;
    });
  await page.goto(site.path('home'));
  await controlled(page);
  const count = await countFiles();
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  server.stop();
  await page.goto(site.path('clients'));
  await expect(site.heading).toHaveText(site.words('offline').title);
  await server.start();
  await site.open('home');
  await expect.poll(countFiles, { timeout: 60_000 }).toBe(count);
  server.stop();
  await page.goto(site.path('clients'));
  await expect(site.heading).toHaveText(site.words('clients').hero.title);
  forgive(complaints, REFUSALS);
  forgive(complaints, /ERR_FAILED/); // the fonts and scripts of the offline page were removed, too
});
