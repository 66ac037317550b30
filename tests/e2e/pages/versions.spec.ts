import type { Locator } from 'playwright/test';
import { expect, forgive, hydrated, type Page, type Site } from '../fixtures';
import { writeNewerSite } from '../newer-site';
import { countObjects, oneRecord, removeFiles } from '../objects';
import { test as base, controlled } from '../own-site';
import { createAdmin, openLibrary } from '../staff';

const NEWER = '.cache/newer';

const test = base.extend<{
  /** Replaces the site with a newer version. A page with a worker then checks for updates. */
  deploy: (page?: Page) => Promise<void>;
  /** The notice of a newer version. */
  noticeOn: (page: Page) => { text: string; bar: Locator; accept(): Promise<void>; postpone(): Promise<void> };
}>({
  deploy: async ({ server }, use) => {
    await use(async (page) => {
      await server.start(NEWER);
      await page?.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    });
  },

  noticeOn: async ({ site }, use) => {
    const { update } = site.words('common');
    const wait = { timeout: 50_000 };
    await use((page) => {
      const bar = page.getByRole('complementary', { name: update.label });
      return {
        text: update.text,
        bar,
        accept: () => bar.getByRole('button', { name: update.accept }).click(wait),
        postpone: () => bar.getByRole('button', { name: update.later }).click(wait),
      };
    });
  },
});

test.beforeAll(() => writeNewerSite(NEWER));

/** Checks which version a page shows. The page may be reloading. */
const expectVersion = (page: Page, expected: 1 | 2, timeout = 15_000) =>
  expect
    .poll(
      () =>
        page
          .locator('script[type=module]')
          .evaluate((script) => ((script as HTMLScriptElement).src.includes('-2-') ? 2 : 1))
          .catch(() => 'reloading'),
      { timeout },
    )
    .toBe(expected);

/** Checks that the login updates itself and keeps the email: it needs Firebase's code, which the worker does not cache. */
async function expectNewLogin(page: Page, site: Site): Promise<void> {
  const { fields, tabs } = site.words('auth');
  await page.goto(site.path('auth'));
  const email = page.getByRole('tabpanel', { name: tabs.login }).getByLabel(fields.email);
  await email.fill('ana@example.com');
  await expectVersion(page, 2, 50_000);
  await expect(email).toHaveValue('ana@example.com');
}

/** Records the documents that a page loads. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  return loads;
}

/** Errors that the browser logs about missing files, and about requests during the server's restart. */
const LOSSES = /404|ERR_CONNECTION|Failed to fetch dynamically/;
/** Chunks of the previous version, and library pictures that other tests have deleted. */
const GONE = /status of 404.*\/(assets|v0\/b)\//;

test.describe('with a worker', { tag: '@phone' }, () => {
  test('an update reloads idle tabs and keeps drafts', async ({ page: quote, context, site, deploy, noticeOn }) => {
    const openTab = async (to: 'home' | 'resources') => {
      const tab = await context.newPage();
      await tab.goto(site.path(to));
      await hydrated(tab);
      return tab;
    };
    const forms = site.words('forms');
    await quote.goto(site.path('contact'));
    await controlled(quote);
    const message = quote.getByRole('textbox', { name: forms.quote.fields.message });
    await message.fill('¿Cuánto cuesta?');

    const newsletter = await openTab('resources');
    const email = newsletter.getByRole('textbox', { name: forms.newsletter.field });
    await email.fill('ana@');

    const searching = await openTab('home');
    await searching.keyboard.press('/');
    await expect(searching.getByRole('combobox')).toBeFocused();

    await deploy(quote);
    await expect(noticeOn(quote).bar).toContainText(noticeOn(quote).text, { timeout: 50_000 });
    await noticeOn(newsletter).postpone();
    await expect(noticeOn(newsletter).bar).toBeHidden();
    await expectVersion(quote, 1);

    await noticeOn(quote).accept();
    for (const tab of [quote, newsletter]) await expectVersion(tab, 2);
    await expect(message).toHaveValue('¿Cuánto cuesta?');
    await expect(email).toHaveValue('ana@');
    for (const tab of [quote, newsletter]) {
      await hydrated(tab);
      await tab.waitForLoadState('networkidle');
      await expect(noticeOn(tab).bar).toBeHidden();
    }
    await expect(message).toHaveValue('¿Cuánto cuesta?');
    await expect(email).toHaveValue('ana@');

    // A tab with an open dialog does not reload: the visitor decides.
    await expectVersion(searching, 1);
    await searching.keyboard.press('Escape');
    await noticeOn(searching).accept();
    await expectVersion(searching, 2);
  });

  test('the first worker does not reload tabs', { tag: '@slow' }, async ({ page, context, site }) => {
    const tabs = [page, await context.newPage(), await context.newPage()];
    const loads = tabs.map(loadsOf);
    await context.addInitScript(() => {
      // Runs before the page's listeners; a reload that one of them requests starts within two frames.
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { hasWorker: true }))),
      );
    });
    await Promise.all(tabs.map((tab) => tab.goto(site.path('home'))));
    for (const tab of tabs) {
      await tab.bringToFront(); // background tabs render no frames
      await tab.waitForFunction(() => 'hasWorker' in window, undefined, { timeout: 50_000 });
    }
    expect(loads.flat()).toHaveLength(tabs.length);
  });

  test('a missing chunk installs a postponed update', {
    tag: '@slow',
  }, async ({ page, site, deploy, noticeOn, complaints }) => {
    await page.goto(site.path('home'));
    await controlled(page);
    await deploy(page);
    await noticeOn(page).postpone();
    // The page does not know of the update before it misses the chunk.
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
    });
    await page.goto(site.path('resources'));
    await expectVersion(page, 1);
    await expectNewLogin(page, site);
    forgive(complaints, LOSSES);
  });

  test('the login updates itself and keeps the email', { tag: '@slow' }, async ({ page, site, deploy, complaints }) => {
    await page.goto(site.path('home'));
    await controlled(page);
    await deploy();
    await expectNewLogin(page, site);
    forgive(complaints, LOSSES);
  });

  test('an upload survives an update in another tab, and arrives once', {
    tag: '@slow',
  }, async ({ page: staff, context, site, services, deploy, noticeOn, complaints }) => {
    const library = site.words('library');
    const { upload } = library;
    const name = `version-${Date.now()}.pdf`; // lists show no preview of a PDF, so no other test requests its bytes
    await staff.goto(site.path('home'));
    await controlled(staff);
    const { uid, email } = await createAdmin(services);
    const { shelf } = await openLibrary(staff, site, null, { email });
    // Requests of a page with a worker can bypass a test's routes, so the test slows down the network itself.
    const network = await context.newCDPSession(staff);
    const limitUploads = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput: -1 },
        uploadThroughput,
      });
    await limitUploads(10_000); // bytes per second: too slow to finish before the update
    await shelf.getByRole('button', { name: library.uploadButton, exact: true }).first().click();
    const buffer = Buffer.alloc(1_500_000, name);
    const uploads = staff.getByRole('dialog', { name: upload.title });
    await uploads.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect(uploads.getByRole('progressbar').first()).toBeVisible();

    const visitor = await context.newPage();
    await visitor.goto(site.path('clients'));
    await hydrated(visitor);
    await deploy(visitor);
    await noticeOn(visitor).accept();
    await expectVersion(visitor, 2);
    await expectVersion(staff, 1);
    expect(await countObjects(services, name)).toBe(0);
    await limitUploads(-1);
    const done = upload.succeeded_one.replace('{{count, number}}', '1');
    await expect(staff.getByText(done, { exact: true }).first()).toBeVisible({ timeout: 30_000 });
    expect((await oneRecord(services, 'file_name', name)).get('file_size')).toBe(buffer.length);
    expect(await countObjects(services, name)).toBe(1);
    await removeFiles(services, 'file_name', [name]);
    await services.auth.deleteUser(uid);
    forgive(complaints, GONE);
  });
});

test.describe('without a worker', { tag: '@phone' }, () => {
  test.use({ workers: false });

  test('a missing chunk reloads the page and keeps what visitors typed', async ({ page, site, deploy, complaints }) => {
    await site.open('resources');
    const field = page.getByRole('textbox', { name: site.words('forms').newsletter.field });
    await field.fill('ana@');
    await deploy();
    await field.evaluate((input: HTMLInputElement) => {
      input.autocomplete = 'off'; // Chromium would restore the text itself; other browsers may not
      navigation.addEventListener('navigate', ({ navigationType }) => {
        if (navigationType === 'reload') input.value = 'ana@example.com'; // typed during the reload
      });
    });
    await page
      .getByRole('banner')
      .getByRole('button', { name: site.words('common').header.search.label })
      .click();
    await expectVersion(page, 2);
    await expect(field).toHaveValue('ana@example.com');
    forgive(complaints, LOSSES);
  });
});
