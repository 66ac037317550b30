import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { manifestPath } from '../../../src/domain/paths';
import { expect, open } from '../fixtures';
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
  await context.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  expect([url, errors, installabilityErrors]).toEqual([baseURL + site.path(manifestPath('en') as '/'), [], []]);
});
