import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { LANGUAGE_KEY, LOCALES, localePath, otherLocale, START_QUERY } from '../../../src/domain/locale';
import { manifestPath } from '../../../src/domain/paths';
import { expectAccessibleInBothThemes } from '../accessibility';
import { changeLanguage, expect, hydrated, type Page, type Site, test } from '../fixtures';
import { OWN_SITE, ownSite } from '../own-site';
import { FULL_BROWSER } from '../playwright.config';

test.use(OWN_SITE);

let server: Awaited<ReturnType<typeof ownSite>>;
test.beforeAll(async () => {
  server = await ownSite();
  await server.start();
});
test.afterAll(() => server.stop());

test('Chromium finds nothing that keeps the site from being installed', async ({ site }) => {
  // In the contexts of the other tests nothing can be installed: they leave no trace, and Chromium says so.
  const folder = await mkdtemp(path.join(tmpdir(), 'profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...FULL_BROWSER, // the headless shell installs nothing
    args: OWN_SITE.launchOptions.args,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.goto(server.origin + site.path('home'));
  await hydrated(page);
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const { appId } = await session.send('Page.getAppId');
  await context.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  expect([url, errors, installabilityErrors]).toEqual([server.origin + site.path(manifestPath('en') as '/'), [], []]);
  expect(appId).toBe(`${server.origin}/`);
});

test('the manifest follows the language of the page', async ({ page, site, language }) => {
  const { language: words } = await site.words('frame');
  await page.goto(server.origin + site.path('home'));
  await hydrated(page);
  const manifest = page.locator('link[rel=manifest]');
  await expect(manifest).toHaveAttribute('href', manifestPath(language));
  await page.getByRole('link', { name: words.switch }).click();
  await expect(manifest).toHaveAttribute('href', manifestPath(otherLocale(language)));
});

test('the icon and the manifest wait for the paint, but not for ever', async ({ page, site, language }) => {
  await page.addInitScript(() => {
    // A browser that does not tell of its paints.
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  await page.goto(server.origin + site.path('home'));
  const [icon, manifest] = [page.locator('link[rel=icon]'), page.locator('link[rel=manifest]')];
  await expect(icon).toHaveAttribute('href', 'data:,');
  await expect(manifest).toHaveCount(0);
  await expect(manifest).toHaveAttribute('href', manifestPath(language));
  await expect(icon).toHaveAttribute('href', /favicon\.svg$/);
});

for (const chosen of LOCALES) {
  test(`the app opens in ${chosen} where that was chosen last, whichever language it was installed in`, async ({
    page,
  }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, chosen] as const);
    for (const installed of LOCALES) {
      await page.goto(server.origin + localePath(installed, '/') + START_QUERY);
      await expect(page).toHaveURL(server.origin + localePath(chosen, '/') + START_QUERY);
      await expect(page.locator('html')).toHaveAttribute('lang', chosen);
    }
  });
}

/** The site's own buttons: in the footer, and in the phone's menu. */
async function buttons(page: Page, site: Site) {
  const { install, bottomBar, drawer } = await site.words('frame');
  const menu = page.getByRole('dialog', { name: drawer.title });
  return {
    inFooter: page.getByRole('contentinfo').getByRole('button', { name: install }),
    inMenu: menu.getByRole('button', { name: install }),
    openMenu: () => page.getByRole('button', { name: bottomBar.openMenu }).click(),
  };
}

test('where the browser offers it the site can be installed from the footer and the menu, until it is', async ({
  page,
  site,
}) => {
  await page.goto(server.origin + site.path('home'));
  await hydrated(page);
  const { inFooter, inMenu, openMenu } = await buttons(page, site);
  await expect(inFooter).toBeHidden();
  // As Chromium offers it, which it does not where a program drives it.
  const offer = () =>
    page.evaluate(() => {
      const prompt = () => Object.assign(window, { asked: true });
      return dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  expect(await offer(), 'the browser shows no bar of its own').toBe(false);
  await expect(inFooter).toBeVisible();
  await openMenu();
  await inMenu.click();
  expect(await page.evaluate(() => 'asked' in window)).toBe(true);
  await expect(inMenu).toBeHidden();
  await expect(inFooter).toBeHidden();
  await offer();
  await expect(inFooter).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(inFooter).toBeHidden();
});

test('on an iPhone, which offers nothing, the button says how', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  const { guide } = await site.words('installed');
  await page.goto(server.origin + site.path('home'));
  await hydrated(page);
  const { inFooter, inMenu, openMenu } = await buttons(page, site);
  await expect(inFooter).toBeVisible();
  await openMenu();
  await inMenu.click();
  const dialog = page.getByRole('dialog', { name: guide.title });
  await expect(dialog.getByRole('listitem')).toHaveText(Object.values(guide.steps));
  await expectAccessibleInBothThemes(page, 'the instructions');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the installed app has a way back in each language, and no offer to install it', async ({
  page,
  site,
  language,
}) => {
  const { back } = await site.words('installed');
  const { bottomBar } = await site.words('frame');
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true })); // as Safari says it
  await page.goto(server.origin + site.path('services'));
  await hydrated(page);
  const button = page.getByRole('banner').getByRole('button', { name: back });
  const { inFooter } = await buttons(page, site);
  await expect(inFooter).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: bottomBar.contact }).last().click();
  await expect(page).toHaveURL(server.origin + site.path('contact'));
  const other = (await import(`../../../src/content/installed/${await changeLanguage(page, language)}.ts`)).default;
  await page.getByRole('banner').getByRole('button', { name: other.back }).click();
  await expect(page).toHaveURL(server.origin + site.path('contact'));
  await button.click();
  await expect(page).toHaveURL(server.origin + site.path('services'));
});
