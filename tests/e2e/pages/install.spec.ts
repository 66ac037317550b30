import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Locator } from 'playwright/test';
import { LOCALES, localePath, otherLocale, START_QUERY } from '../../../src/domain/locale';
import { manifestPath } from '../../../src/domain/paths';
import { wordsOf } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { changeLanguage, expect, hydrated, type Page, type Site } from '../fixtures';
import { OWN_SITE, test } from '../own-site';
import { FULL_BROWSER } from '../playwright.config';

/** The site's own install buttons: in the footer and in the phone's menu. */
function installOf(page: Page, site: Site) {
  const { install, bottomBar, drawer } = site.words('common');
  const button = (part: Locator) => part.getByRole('button', { name: install });
  return {
    inFooter: button(page.getByRole('contentinfo')),
    inMenu: button(page.getByRole('dialog', { name: drawer.title })),
    openMenu: () => page.getByRole('button', { name: bottomBar.openMenu }).click(),
  };
}

// A worker would cache the whole site in the background of each test.
test.use({ workers: false });

/** Safari on an iPhone has this property: whether the page runs as an installed app. */
const setStandalone = (page: Page, isStandalone: boolean) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'standalone', { value }), isStandalone);

test.describe('the installed site', { tag: '@phone' }, () => {
  test('meets Chromium’s installation criteria', async ({ site, baseURL }) => {
    // Other tests' contexts are like private windows and cannot install apps.
    const folder = await mkdtemp(path.join(tmpdir(), 'profile-'));
    const context = await chromium.launchPersistentContext(folder, {
      ...FULL_BROWSER, // the headless shell cannot install apps
      args: OWN_SITE.launchOptions.args,
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    await page.goto(baseURL + site.path('home'));
    await hydrated(page);
    const session = await context.newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const { appId } = await session.send('Page.getAppId');
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    expect([url, errors, installabilityErrors]).toEqual([baseURL + site.path(manifestPath('en') as '/'), [], []]);
    expect(appId).toBe(`${baseURL}/`);
  });

  test('has an icon and a manifest in its language, even without a paint', async ({ page, site, language }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {}
      };
    });
    await site.open('home');
    const manifest = page.locator('link[rel=manifest]');
    await expect(manifest).toHaveAttribute('href', manifestPath(language));
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /favicon\.svg$/);
    await expect(manifest).toHaveAttribute('href', manifestPath(await changeLanguage(page, language)));
  });

  test('opens in the language that was last chosen, regardless of the one at installation', async ({ page }) => {
    for (const chosen of LOCALES) {
      await page.goto(localePath(otherLocale(chosen), '/'));
      await page.locator(`a[data-language=${chosen}]:visible`).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', chosen);
      for (const installed of LOCALES) {
        await page.goto(localePath(installed, '/') + START_QUERY);
        await expect(page).toHaveURL(localePath(chosen, '/') + START_QUERY);
        await expect(page.locator('html')).toHaveAttribute('lang', chosen);
      }
    }
  });

  test('offers an install button in the footer and the menu until it is installed', async ({ page, site }) => {
    const { inFooter, inMenu, openMenu } = installOf(page, site);
    await site.open('home');
    await expect(inFooter).toBeHidden();
    // Chromium does not fire this event on automated pages.
    const offer = () =>
      page.evaluate(() => {
        const prompt = () => Object.assign(window, { isPrompted: true });
        return dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
      });
    expect(await offer(), 'the browser shows no bar of its own').toBe(false);
    await expect(inFooter).toBeVisible();
    await openMenu();
    await inMenu.click();
    expect(await page.evaluate(() => 'isPrompted' in window)).toBe(true);
    await expect(inMenu).toBeHidden();
    await expect(inFooter).toBeHidden();
    await offer();
    await expect(inFooter).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(inFooter).toBeHidden();
  });

  test('explains on an iPhone how to install it', async ({ page, site }) => {
    const install = installOf(page, site);
    await setStandalone(page, false);
    const { guide } = site.words('pwa');
    await site.open('home');
    await expect(install.inFooter).toBeVisible();
    await install.openMenu();
    await install.inMenu.click();
    const dialog = page.getByRole('dialog', { name: guide.title });
    await expect(dialog.getByRole('listitem')).toHaveText(Object.values(guide.steps));
    await expectAccessibleInBothThemes(page, 'the instructions');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('has a Back button in each language, and no install button', async ({ page, site, language }) => {
    const { back, bottomBar } = site.words('common');
    await setStandalone(page, true);
    await site.open('services');
    await expect(installOf(page, site).inFooter).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: bottomBar.contact }).last().click();
    await expect(page).toHaveURL(site.path('contact'));
    const other = wordsOf('common', await changeLanguage(page, language));
    await page.getByRole('banner').getByRole('button', { name: other.back }).click();
    await expect(page).toHaveURL(site.path('contact'));
    await page.getByRole('banner').getByRole('button', { name: back }).click();
    await expect(page).toHaveURL(site.path('services'));
  });
});
