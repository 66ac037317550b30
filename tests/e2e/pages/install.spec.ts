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
  const { install, drawer } = site.words('common');
  const button = (part: Locator) => part.getByRole('button', { name: install });
  return {
    inFooter: button(page.getByRole('contentinfo')),
    inMenu: button(page.getByRole('dialog', { name: drawer.title })),
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

  test('has a button that installs it, or explains how on an iPhone', async ({ page, site }) => {
    const { inFooter, inMenu } = installOf(page, site);
    const { guide } = site.words('pwa');
    await site.open('home');
    await expect(inFooter).toBeHidden();
    // Chromium does not fire this event on automated pages.
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
    await expect(inFooter).toBeVisible();

    await setStandalone(page, false);
    await site.open('home');
    await expect(inFooter).toBeVisible();
    await page.getByRole('button', { name: site.words('common').bottomBar.openMenu }).click();
    await inMenu.click();
    await expect(page.getByRole('dialog', { name: guide.title })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the instructions');
  });

  test('opens in the language that was last chosen, and has a Back button in each language', async ({
    page,
    site,
    language,
  }) => {
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
});
