import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { LOCALES, localePath, otherLocale, START_QUERY } from '../../../src/domain/locale';
import { manifestPath } from '../../../src/domain/paths';
import { wordsOf } from '../../support/words';
import { changeLanguage, expect, open } from '../fixtures';
import { LAUNCH_ARGS, test } from '../own-site';

// A worker would cache the whole site in the background of each test.
test.use({ workers: false });

test('the site meets Chromium’s installation criteria', async ({ site, baseURL }) => {
  // Other tests' contexts are like private windows and cannot install apps; neither can the headless shell.
  const folder = await mkdtemp(path.join(tmpdir(), 'profile-'));
  const executablePath = process.env.PLAYWRIGHT_BROWSER_PATH;
  const options = { executablePath, args: LAUNCH_ARGS, ignoreHTTPSErrors: true };
  const context = await chromium.launchPersistentContext(folder, options);
  const page = await context.newPage();
  await open(page, baseURL + site.path('home'));
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const { appId } = await session.send('Page.getAppId');
  await context.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  expect([url, errors, installabilityErrors]).toEqual([baseURL + site.path(manifestPath('en') as '/'), [], []]);
  expect(appId).toBe(`${baseURL}/`);
});

test('the installed site keeps its language and has a Back button', async ({ page, site, language }) => {
  const { back, bottomBar } = site.words('common');
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true })); // as on an iPhone
  await site.open('services');
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
    }
  }
});
