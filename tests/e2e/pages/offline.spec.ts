import { LOCALES, localePath } from '../../../src/domain/locale';
import { OFFLINE_PATH, PRIVATE_ROUTES, pathOf, ROUTE_IDS, ROUTES, type RouteId } from '../../../src/domain/paths';
import { expectAccessibleInBothThemes } from '../accessibility';
import { changeLanguage, contentOf, expect, forgive, hydrated, type Page, test } from '../fixtures';
import { OWN_SITE, ownSite } from '../own-site';

// The messages say it all, and a trace of so many pages takes its time.
test.use({ ...OWN_SITE, trace: 'off' });

let server: Awaited<ReturnType<typeof ownSite>>;
test.beforeAll(async () => {
  server = await ownSite();
});
test.beforeEach(() => server.start());
test.afterAll(() => server.stop());

/** One visit, until the worker has kept the site. */
async function visit(page: Page, path: string) {
  await page.goto(server.origin + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 60_000 });
}

/** What the browser itself says about a server that is not there. */
const REFUSALS = /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|INTERNET_DISCONNECTED)|status of 404/;

/** Pages that say something without the server; the others' shells say what they miss. */
const PAGES = ROUTE_IDS.filter((id) => !PRIVATE_ROUTES.includes(id) && id !== 'gallery');

test('after one visit every page of the site opens without the server, in both languages', async ({
  page,
  site,
  language,
  complaints,
}) => {
  await visit(page, site.path('home'));
  await server.stop();
  for (const locale of LOCALES) {
    for (const id of PAGES) {
      await page.goto(server.origin + pathOf(id, locale), { waitUntil: 'commit' });
      const { meta, hero } = (await import(`../../../src/content/${contentOf(id)}/${locale}.ts`)).default;
      await expect(page, id).toHaveTitle(meta.title);
      await expect(page.getByRole('heading', { level: 1 }), id).toHaveText(hero.title);
    }
  }
  // The way of a visitor: over the menus, without a reload, and each page is as whole as with the server.
  const { routes, header } = await site.words('frame');
  await page.goto(server.origin + site.path('home'));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const clicks: RouteId[] = ['contact', 'zeroFee', 'whoWeAre'];
  for (const id of clicks) {
    await page
      .locator(`a[href="${site.path(id)}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(server.origin + site.path(id));
    await expect(page).toHaveTitle((await site.words(contentOf(id))).meta.title);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.getByRole('banner').getByRole('button', { name: header.search.label }).click();
  await page.getByRole('combobox').fill(routes.partners);
  await expect(page.getByRole('option').first()).toBeVisible();
  forgive(complaints, REFUSALS);
});

test('two clicks lead from any page to any other', async ({ page, site }) => {
  await page.goto(server.origin + site.path('home'));
  const linksOf = async (path: string) => {
    const html = await page.evaluate(async (url) => (await fetch(url)).text(), server.origin + path);
    return Array.from(html.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g), ([, href = '']) => href);
  };
  const paths = PAGES.map((id) => site.path(id));
  const links = new Map(await Promise.all(paths.map(async (path) => [path, new Set(await linksOf(path))] as const)));
  for (const from of paths) {
    const near = links.get(from) ?? new Set<string>();
    const reached = new Set([from, ...near, ...[...near].flatMap((path) => [...(links.get(path) ?? [])])]);
    expect(
      paths.filter((path) => !reached.has(path)),
      `from ${from}`,
    ).toEqual([]);
  }
});

test('a path that is not kept says so without the server, in its language, and leads on', async ({
  page,
  site,
  complaints,
}) => {
  const words = await site.words('offline');
  const { routes, notFound } = await site.words('frame');
  await visit(page, site.path('home'));
  await server.stop();
  await page.goto(server.origin + site.path('/no-such-page'));
  await hydrated(page);
  await expect(page).toHaveTitle(words.meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expectAccessibleInBothThemes(page, 'the page for no connection');
  await page.getByRole('main').getByRole('link', { name: routes.enterprise, exact: true }).click();
  await expect(page).toHaveTitle((await site.words('enterprise')).meta.title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true })); // it does not look by itself
  await server.start();
  await page.getByRole('link', { name: words.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  forgive(complaints, REFUSALS);
});

test('a URL in any of its forms is the same page in the same language with the worker and without', async ({
  page,
  site,
  request,
  complaints,
}) => {
  await visit(page, site.path('home'));
  // Only what is answered counts here, not what the pages then do.
  await (await page.context().newCDPSession(page)).send('Emulation.setScriptExecutionDisabled', { value: true });
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
  const langOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
  const forms = (path: string) => [path, `${path.replace(/\/$/, '')}/?gclid=1&utm_source=x`];
  for (const locale of LOCALES) {
    for (const id of ROUTE_IDS) {
      for (const path of ROUTES[id].map((each) => localePath(locale, each)).flatMap(forms)) {
        const plain = await (await request.get(server.origin + path)).text();
        const response = await page.goto(server.origin + path, { waitUntil: 'commit' });
        expect(response?.fromServiceWorker(), path).toBe(true);
        const html = (await response?.text()) ?? '';
        expect([response?.status(), titleOf(html), langOf(html)], path).toEqual([200, titleOf(plain), locale]);
      }
    }
    for (const path of ['/no-such-page', '/contact/no', '/es/es', '/CONTACT', '/sitemap.xml'].map((each) =>
      localePath(locale, each),
    )) {
      const plain = await request.get(server.origin + path);
      const response = await page.goto(server.origin + path, { waitUntil: 'commit' });
      expect([response?.status(), await response?.text()], path).toEqual([plain.status(), await plain.text()]);
    }
  }
  expect((await request.get(server.origin + OFFLINE_PATH)).status()).toBe(200);
  forgive(complaints, REFUSALS);
});

test('a lost connection is marked while it lasts, and what could not be had then comes by itself', async ({
  page,
  context,
  site,
  language,
  complaints,
}) => {
  const { offline } = await site.words('installed');
  const { title } = await site.words('offline');
  const { notFound } = await site.words('frame');
  await visit(page, site.path('clients'));
  await hydrated(page);
  const mark = page.getByRole('status').filter({ hasText: offline });
  await expect(mark).toHaveCount(0);
  await context.setOffline(true);
  // Where the machine has no network but its own, the browser has no change to tell of.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(mark).toBeVisible();
  await expectAccessibleInBothThemes(page, 'offline');
  const other = (await import(`../../../src/content/installed/${await changeLanguage(page, language)}.ts`)).default;
  await expect(page.getByRole('status').filter({ hasText: other.offline })).toBeVisible();
  await page.goto(server.origin + site.path('/no-such-page'));
  await hydrated(page);
  await expect(mark).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.evaluate(() => dispatchEvent(new Event('online'))); // told too early, as it often is
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(mark).toHaveCount(0);
  forgive(complaints, REFUSALS);
});
