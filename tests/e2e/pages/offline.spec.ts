import type { BrowserContext } from 'playwright/test';
import { LOCALES, localePath } from '../../../src/domain/locale';
import { OFFLINE_PATH, PRIVATE_ROUTES, pathOf, ROUTE_IDS, ROUTES, type RouteId } from '../../../src/domain/paths';
import { namespaceOf } from '../../../src/i18n/namespaces';
import { wordsOf } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { changeLanguage, expect, forgive, hydrated, markDocument, type Page } from '../fixtures';
import { test as base, controlled } from '../own-site';
import { FORBIDDEN } from '../services';

let shared: BrowserContext | undefined;

/** All tests share one browser context: the worker takes ten seconds to cache the site. */
const test = base.extend({
  context: async ({ browser }, use) => {
    shared ??= await browser.newContext();
    await use(shared);
    await shared.setOffline(false);
    for (const page of shared.pages()) await page.close();
  },
});

/** Opens a page and waits until the worker has cached the site. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await controlled(page);
}

/** Errors that the browser logs while the server is down. */
const REFUSALS = /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|INTERNET_DISCONNECTED)|status of 404/;

/** Pages whose content needs no server. */
const STATIC_IDS = ROUTE_IDS.filter((id) => !PRIVATE_ROUTES.includes(id) && id !== 'gallery');

test.describe('offline', { tag: '@phone' }, () => {
  test('every page opens without the server after one visit', async ({
    page,
    context,
    server,
    site,
    language,
    complaints,
  }) => {
    await visit(page, site.path('home'));
    expect(complaints).toEqual([]);
    const [worker] = context.serviceWorkers();
    expect(await worker?.evaluate((url) => fetch(url).catch(({ name }) => name), FORBIDDEN)).toBe('TypeError');
    await expect.poll(() => complaints.join('\n')).toMatch(/127\.0\.0\.1:9399/);
    forgive(complaints, /Content Security Policy/i);

    await server.stop();
    for (const locale of LOCALES) {
      for (const id of STATIC_IDS) {
        await page.goto(pathOf(id, locale), { waitUntil: 'commit' });
        const { meta, hero } = wordsOf(namespaceOf(id), locale);
        await expect(page, id).toHaveTitle(meta.title);
        await expect(site.heading, id).toHaveText(hero.title);
      }
    }
    // Links and the search also work, without a reload.
    const { routes, header } = site.words('common');
    await site.open('home');
    const isSameDocument = await markDocument(page);
    const clicks: RouteId[] = ['contact', 'zeroFee', 'whoWeAre'];
    for (const id of clicks) {
      const link = page.locator(`a[href="${site.path(id)}"]`).first();
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(site.path(id));
      await expect(page).toHaveTitle(site.words(namespaceOf(id)).meta.title);
    }
    expect(await isSameDocument()).toBe(true);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('banner').getByRole('button', { name: header.search.label }).click();
    await page.getByRole('combobox').fill(routes.partners);
    await expect(page.getByRole('option').first()).toBeVisible();
    forgive(complaints, REFUSALS);
  });

  test('a page that is not cached shows a notice, and loads when the connection is back', async ({
    page,
    context,
    server,
    site,
    language,
    complaints,
  }) => {
    const words = site.words('offline');
    const { routes } = site.words('common');
    const notFound = site.words('not-found');
    await visit(page, site.path('clients'));
    await hydrated(page);
    const banner = page.getByRole('status').filter({ hasText: site.words('common').offline });
    await expect(banner).toHaveCount(0);
    await context.setOffline(true);
    // On a machine with only loopback, the browser does not fire this event.
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(banner).toBeVisible();
    await expectAccessibleInBothThemes(page, 'offline');
    const other = wordsOf('common', await changeLanguage(page, language));
    await expect(page.getByRole('status').filter({ hasText: other.offline })).toBeVisible();
    await site.open('/no-such-page');
    await expect(banner).toBeVisible();
    await expect(page).toHaveTitle(words.meta.title);
    await expect(site.heading).toHaveText(words.title);
    await expectAccessibleInBothThemes(page, 'the offline page');
    await page.evaluate(() => dispatchEvent(new Event('online'))); // too early, as often in real browsers
    await context.setOffline(false);
    await expect(site.heading).toHaveText(notFound.title);
    await expect(banner).toHaveCount(0);

    await server.stop();
    await site.open('/no-such-page');
    await page.getByRole('main').getByRole('link', { name: routes.enterprise, exact: true }).click();
    await expect(page).toHaveTitle(site.words('enterprise').meta.title);
    await page.goBack();
    await expect(site.heading).toHaveText(words.title);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true })); // no automatic retry
    await server.start();
    await page.getByRole('link', { name: words.retry }).click();
    await expect(site.heading).toHaveText(notFound.title);
    forgive(complaints, REFUSALS);
  });

  test('the worker answers URLs like the server', { tag: '@slow' }, async ({ page, request, site, complaints }) => {
    await visit(page, site.path('home'));
    // Only responses matter, not what the pages do with them.
    await (await page.context().newCDPSession(page)).send('Emulation.setScriptExecutionDisabled', { value: true });
    const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
    const langOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
    const formsOf = (path: string) => [path, `${path.replace(/\/$/, '')}/?gclid=1&utm_source=x`];
    for (const locale of LOCALES) {
      for (const path of ROUTE_IDS.flatMap((id) => ROUTES[id]).flatMap((each) => formsOf(localePath(locale, each)))) {
        const plain = await (await request.get(path)).text();
        const response = await page.goto(path, { waitUntil: 'commit' });
        expect(response?.fromServiceWorker(), path).toBe(true);
        const html = (await response?.text()) ?? '';
        expect([response?.status(), titleOf(html), langOf(html)], path).toEqual([200, titleOf(plain), locale]);
      }
      for (const other of ['/no-such-page', '/contact/no', '/es/es', '/CONTACT', '/sitemap.xml']) {
        const path = localePath(locale, other);
        const plain = await request.get(path);
        const response = await page.goto(path, { waitUntil: 'commit' });
        expect([response?.status(), await response?.text()], path).toEqual([plain.status(), await plain.text()]);
      }
    }
    expect((await request.get(OFFLINE_PATH)).status()).toBe(200);
    forgive(complaints, REFUSALS);
  });

  // Last, because the form stays in the outbox.
  test('a form works offline on first use', async ({ page, site, context, complaints }) => {
    const { newsletter, saved } = site.words('forms');
    await visit(page, site.path('resources'));
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('textbox', { name: newsletter.field }).fill('ana@example.com');
    await page.getByRole('button', { name: newsletter.submit }).click();
    await expect(page.getByText(saved.offline.text)).toBeVisible();
    forgive(complaints, REFUSALS);
  });
});
