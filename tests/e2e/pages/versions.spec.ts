import { expect, forgive, hydrated, type Page, type Site } from '../fixtures';
import { writeNewerSite } from '../newer-site';
import { test as base, controlled } from '../own-site';

const NEWER = '.cache/newer';

const test = base.extend<{
  /** Replaces the site with a newer version. A page with a worker then checks for updates. */
  deploy: (page?: Page) => Promise<void>;
}>({
  deploy: async ({ server }, use) => {
    await use(async (page) => {
      await server.start(NEWER);
      await page?.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    });
  },
});

/** The notice of a newer version. */
function noticeOn(page: Page, site: Site) {
  const { label, text, accept, later } = site.words('common').update;
  const bar = page.getByRole('complementary', { name: label });
  const press = (name: string) => bar.getByRole('button', { name }).click({ timeout: 50_000 });
  return { text, bar, accept: () => press(accept), postpone: () => press(later) };
}

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

/** Errors that the browser logs about missing files, and about requests during the server's restart. */
const LOSSES = /404|ERR_CONNECTION|Failed to fetch dynamically/;

test.describe('with a worker', { tag: '@phone' }, () => {
  test('an update reloads idle tabs and keeps drafts', async ({ page: quote, context, site, deploy }) => {
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
    await expect(noticeOn(quote, site).bar).toContainText(noticeOn(quote, site).text, { timeout: 50_000 });
    await noticeOn(newsletter, site).postpone();
    await expect(noticeOn(newsletter, site).bar).toBeHidden();
    await expectVersion(quote, 1);

    await noticeOn(quote, site).accept();
    for (const tab of [quote, newsletter]) await expectVersion(tab, 2);
    await expect(message).toHaveValue('¿Cuánto cuesta?');
    await expect(email).toHaveValue('ana@');
    for (const tab of [quote, newsletter]) {
      await hydrated(tab);
      await tab.waitForLoadState('networkidle');
      await expect(noticeOn(tab, site).bar).toBeHidden();
    }
    await expect(message).toHaveValue('¿Cuánto cuesta?');
    await expect(email).toHaveValue('ana@');

    // A tab with an open dialog does not reload: the visitor decides.
    await expectVersion(searching, 1);
    await searching.keyboard.press('Escape');
    await noticeOn(searching, site).accept();
    await expectVersion(searching, 2);
  });

  test('the first worker does not reload the page', { tag: '@slow' }, async ({ page, site }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.addInitScript(() => {
      // Runs before the page's listeners; a reload that one of them requests starts within two frames.
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { hasWorker: true }))),
      );
    });
    await page.goto(site.path('home'));
    await page.waitForFunction(() => 'hasWorker' in window, undefined, { timeout: 50_000 });
    expect(loads).toBe(1);
  });

  test('a missing chunk installs a postponed update, and the login keeps the email', {
    tag: '@slow',
  }, async ({ page, site, deploy, complaints }) => {
    await page.goto(site.path('home'));
    await controlled(page);
    await deploy(page);
    await noticeOn(page, site).postpone();
    // The page does not know of the update before it misses the chunk.
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
    });
    await page.goto(site.path('resources'));
    await expectVersion(page, 1);
    const { fields, tabs } = site.words('auth');
    await page.goto(site.path('auth')); // it needs Firebase's code, which the worker does not cache
    const email = page.getByRole('tabpanel', { name: tabs.login }).getByLabel(fields.email);
    await email.fill('ana@example.com');
    await expectVersion(page, 2, 50_000);
    await expect(email).toHaveValue('ana@example.com');
    forgive(complaints, LOSSES);
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
