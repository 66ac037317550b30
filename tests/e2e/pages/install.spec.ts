import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { LANGUAGE_KEY, LOCALES, localePath, START_QUERY } from '../../../src/domain/locale';
import { manifestPath } from '../../../src/domain/paths';
import { expect, hydrated, test } from '../fixtures';
import { OWN_SITE, ownSite } from '../own-site';

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
    ...OWN_SITE.launchOptions,
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
  await expect(manifest).toHaveAttribute('href', manifestPath(language === 'en' ? 'es' : 'en'));
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
