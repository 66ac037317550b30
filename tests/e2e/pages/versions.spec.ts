import { build } from 'vite';
import { expect, forgive, hydrated, type Page, test } from '../fixtures';
import { countObjects, oneRecord, removeFiles } from '../objects';
import { OWN_SITE, ownSite } from '../own-site';
import { createAdmin, openLibrary } from '../staff';

test.use(OWN_SITE);

const NEWER = '.cache/newer';

let server: Awaited<ReturnType<typeof ownSite>>;

/** The same site under other names: a deployment after which no file of the one before is there any more. */
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await ownSite();
  const names = 'assets/[name]-2-[hash].js';
  const output = { entryFileNames: names, chunkFileNames: names };
  await build({ logLevel: 'error', build: { outDir: NEWER, emptyOutDir: true, rolldownOptions: { output } } });
});
test.beforeEach(() => server.start());
test.afterAll(() => server.stop());

const version = (page: Page) =>
  page.locator('script[type=module]').evaluate((script) => (script.textContent.includes('-2-') ? 2 : 1));

/** The browser logs what the server no longer has, and what it could not say while it changed. */
const LOSSES = /404|ERR_CONNECTION|Failed to fetch dynamically/;
/** Pictures of the library that the tests of another step have taken away meanwhile. */
const GONE = /status of 404.*\/v0\/b\//;

test.describe('with the worker', () => {
  test('the tabs of a first visit stay as they are when the worker begins', async ({ page, context, site }) => {
    const tabs = [page, await context.newPage(), await context.newPage()];
    const loads: string[] = [];
    for (const tab of tabs) tab.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await context.addInitScript(() => {
      // Heard before any listener of the page; a reload that one of them asks for has begun two frames later.
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { isBegun: true }))),
      );
    });
    await Promise.all(tabs.map((tab) => tab.goto(server.origin + site.path('home'))));
    for (const tab of tabs) {
      await tab.bringToFront(); // one in the background draws no frames
      await tab.waitForFunction(() => 'isBegun' in window, undefined, { timeout: 50_000 });
    }
    expect(loads).toHaveLength(tabs.length);
  });

  test('a newer version is told of, taken in every tab when the visitor agrees, and nothing typed is lost', async ({
    page: quote,
    context,
    site,
  }) => {
    const { quote: form, newsletter } = await site.words('forms');
    const { update } = await site.words('installed');
    await quote.goto(server.origin + site.path('contact'));
    await quote.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
    const message = quote.getByRole('textbox', { name: form.fields.message });
    await message.fill('¿Cuánto cuesta?');

    const letter = await context.newPage();
    await letter.goto(server.origin + site.path('resources'));
    await hydrated(letter);
    const email = letter.getByRole('textbox', { name: newsletter.field });
    await email.fill('ana@');

    const dialog = await context.newPage();
    await dialog.goto(server.origin + site.path('home'));
    await hydrated(dialog);
    await dialog.keyboard.press('/');
    await expect(dialog.getByRole('combobox')).toBeFocused();

    const { title, input: question, suggestions } = await site.words('chat');
    const { chat } = await site.words('frame');
    const panel = (page: Page) => page.getByRole('region', { name: title });
    const [typed, said] = [await context.newPage(), await context.newPage()];
    for (const page of [typed, said]) {
      await page.setViewportSize({ width: 1280, height: 800 }); // no phone has the chat
      await page.goto(server.origin + site.path('home'));
      await hydrated(page);
      await page.getByRole('button', { name: chat.open }).click();
    }
    await panel(typed).getByRole('textbox', { name: question }).fill('¿Cuánto');
    await panel(said).getByRole('button', { name: suggestions.hours }).click();

    await server.start(NEWER);
    await quote.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = (page: Page) => page.getByRole('complementary', { name: update.label });
    await expect(notice(quote)).toContainText(update.text, { timeout: 50_000 });
    await notice(letter).getByRole('button', { name: update.later }).click();
    await expect(notice(letter)).toBeHidden();
    expect(await version(quote)).toBe(1);

    await notice(quote).getByRole('button', { name: update.accept }).click();
    await expect.poll(() => version(quote).catch(() => 0)).toBe(2);
    await expect.poll(() => version(letter).catch(() => 0)).toBe(2);
    await expect(message).toHaveValue('¿Cuánto cuesta?');
    await expect(email).toHaveValue('ana@');
    for (const page of [quote, letter]) {
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(notice(page)).toBeHidden();
    }
    await expect(message).toHaveValue('¿Cuánto cuesta?');
    await expect(email).toHaveValue('ana@');

    // A tab in the midst of something is only told.
    expect(await version(dialog)).toBe(1);
    await dialog.keyboard.press('Escape');
    await notice(dialog).getByRole('button', { name: update.accept }).click();
    await expect.poll(() => version(dialog).catch(() => 0)).toBe(2);

    // So is one with a conversation, or with the beginning of one.
    for (const page of [typed, said]) {
      await expect(notice(page)).toBeVisible();
      expect(await version(page)).toBe(1);
    }
    await expect(panel(typed).getByRole('textbox', { name: question })).toHaveValue('¿Cuánto');
    await expect(panel(said).getByRole('log')).toContainText(suggestions.hours);
    await notice(said).getByRole('button', { name: update.accept }).click();
    await expect.poll(() => version(said).catch(() => 0)).toBe(2);
  });

  test('a version that was put off is taken when a part of the old one is gone', async ({ page, site, complaints }) => {
    const { update } = await site.words('installed');
    const { fields, tabs } = site.interface.auth;
    await page.goto(server.origin + site.path('home'));
    await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
    await server.start(NEWER);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('complementary', { name: update.label });
    await notice.getByRole('button', { name: update.later }).click({ timeout: 50_000 });
    // What follows the versions never comes to it: the part may be missed before that.
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
    });
    await page.goto(server.origin + site.path('resources'));
    expect(await version(page)).toBe(1);
    // The page for logging in asks for the accounts by itself, which the worker does not keep.
    await page.goto(server.origin + site.path('auth'));
    const email = page.getByRole('tabpanel', { name: tabs.login }).getByLabel(fields.email);
    await email.fill('ana@example.com');
    await expect.poll(() => version(page).catch(() => 0)).toBe(2);
    await expect(email).toHaveValue('ana@example.com');
    forgive(complaints, LOSSES);
  });

  test('the first login after a deployment waits for the newer version, which nobody has asked for yet', async ({
    page,
    site,
    complaints,
  }) => {
    const { fields, tabs } = site.interface.auth;
    await page.goto(server.origin + site.path('home'));
    await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
    await server.start(NEWER);
    await page.goto(server.origin + site.path('auth'));
    const email = page.getByRole('tabpanel', { name: tabs.login }).getByLabel(fields.email);
    await email.fill('ana@example.com');
    await expect.poll(() => version(page).catch(() => 0), { timeout: 50_000 }).toBe(2);
    await expect(email).toHaveValue('ana@example.com');
    forgive(complaints, LOSSES);
  });

  test('a page whose start went with the old version while it was on its way is loaded anew, once', async ({
    page,
    context,
    site,
    complaints,
  }) => {
    const { update } = await site.words('installed');
    await page.goto(server.origin + site.path('home'));
    await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
    await server.start(NEWER);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('complementary', { name: update.label });
    await expect(notice).toBeVisible({ timeout: 50_000 });

    const late = await context.newPage();
    const loads: string[] = [];
    late.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await late.addInitScript(() => {
      const { setTimeout } = window;
      const hold = Object.assign(window, { begin: () => {} });
      // Neither the first paint nor the time in its stead has the script fetched.
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {}
      };
      window.setTimeout = ((run: () => void, ms: number) => {
        if (!String(run).includes('/assets/index-')) return setTimeout(run, ms);
        hold.begin = run;
      }) as typeof setTimeout;
    });
    const begin = () => late.evaluate(() => (window as unknown as { begin: () => void }).begin());
    await late.goto(server.origin + site.path('services'));
    expect(await version(late)).toBe(1);
    await notice.getByRole('button', { name: update.accept }).click();
    await expect.poll(() => version(page).catch(() => 0)).toBe(2);
    await begin();
    await expect.poll(() => version(late).catch(() => 0)).toBe(2);
    expect(loads).toHaveLength(2);

    // What this version lacks itself makes no circle.
    await late.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const kept of await cache.keys()) if (kept.url.includes('/assets/index-')) await cache.delete(kept);
      }
    });
    await server.start();
    const lost = late.waitForEvent('pageerror');
    await begin();
    await lost;
    await late.waitForLoadState();
    expect(loads).toHaveLength(2);
    forgive(complaints, LOSSES);
  });

  test('an upload goes on while another tab takes a newer version, and arrives once', async ({
    page: staff,
    context,
    site,
    services,
    complaints,
  }) => {
    const { update } = await site.words('installed');
    const { library, upload } = site.interface.media;
    const here = { ...site, path: (to: Parameters<typeof site.path>[0]) => server.origin + site.path(to) };
    // No list asks for its bytes: other tests look at the library while it is taken away again.
    const name = `version-${Date.now()}.pdf`;
    await staff.goto(here.path('home'));
    await staff.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
    const { uid, email } = await createAdmin(services);
    const { shelf, dialog, told } = await openLibrary(staff, here, null, { email });
    // By the line itself: what a page with a worker sends does not always pass a test's routes.
    const line = await context.newCDPSession(staff);
    const sendAt = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput: -1 },
        uploadThroughput,
      });
    await sendAt(10_000); // bytes a second: for longer than the test lasts
    await shelf.getByRole('button', { name: library.upload, exact: true }).first().click();
    const buffer = Buffer.alloc(1_500_000, name);
    await dialog(upload.title).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect(dialog(upload.title).getByRole('progressbar').first()).toBeVisible();

    const visitor = await context.newPage();
    await visitor.goto(here.path('clients'));
    await hydrated(visitor);
    await server.start(NEWER);
    await visitor.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = visitor.getByRole('complementary', { name: update.label });
    await notice.getByRole('button', { name: update.accept }).click({ timeout: 50_000 });
    await expect.poll(() => version(visitor).catch(() => 0)).toBe(2);
    expect(await version(staff)).toBe(1);
    expect(await countObjects(services, name)).toBe(0);
    await sendAt(-1);
    await expect(told(upload.succeeded_one.replace('{{count, number}}', '1'))).toBeVisible({ timeout: 30_000 });
    expect((await oneRecord(services, 'file_name', name)).get('file_size')).toBe(buffer.length);
    expect(await countObjects(services, name)).toBe(1);
    await removeFiles(services, 'file_name', [name]);
    await services.auth.deleteUser(uid);
    forgive(complaints, GONE);
  });
});

test.describe('without it', () => {
  test.use({ workers: false });

  test('a part that went with a deployment makes the page load anew, once, with what was typed', async ({
    page,
    site,
    complaints,
  }) => {
    const { newsletter } = await site.words('forms');
    const { header } = await site.words('frame');
    await page.goto(server.origin + site.path('resources'));
    await hydrated(page);
    const field = page.getByRole('textbox', { name: newsletter.field });
    await field.fill('ana@');
    await server.start(NEWER);
    await field.evaluate((input: HTMLInputElement) => {
      input.autocomplete = 'off'; // Chromium itself would keep the text: not every browser does
      navigation.addEventListener('navigate', ({ navigationType }) => {
        if (navigationType === 'reload') input.value = 'ana@example.com'; // typed while the new page is on its way
      });
    });
    await page.getByRole('banner').getByRole('button', { name: header.search.label }).click();
    await expect.poll(() => version(page).catch(() => 0)).toBe(2);
    await expect(field).toHaveValue('ana@example.com');
    forgive(complaints, LOSSES);
  });

  test('a link to a page of a version with other styles is left to the browser', async ({ page, site }) => {
    const follow = async (to: 'who-we-are' | 'who-we-serve') => {
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${site.path(`/${to}`)}"]`)
        .click();
      await expect(page).toHaveTitle((await site.words(to)).meta.title);
    };
    const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);
    await page.route(`**${site.path('/who-we-serve')}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/ data-s=".*?"/, ' data-s="other"');
      await route.fulfill({ response, body });
    });
    await page.goto(server.origin + site.path('home'));
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await follow('who-we-are');
    expect(await isSameDocument()).toBe(true);
    await follow('who-we-serve');
    expect(await isSameDocument()).toBe(false);
  });

  test('a part that a version lacks itself makes no circle', async ({ page, site, complaints }) => {
    const { header } = await site.words('frame');
    await page.route('**/assets/search-dialog-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(server.origin + site.path('home'));
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('banner').getByRole('button', { name: header.search.label }).click();
    await expect(page.getByText(header.search.failed)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    forgive(complaints, LOSSES);
  });
});
