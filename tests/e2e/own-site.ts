import type { Page } from 'playwright/test';
import { freePort } from '../../emulators/ports';
import { serveSite } from '../../scripts/serve-site';
import { test as base } from './fixtures';
import { BROWSER_ARGS } from './playwright.config';

/** A low brotli level: tests do not measure sizes, and the highest level takes ten seconds. */
const QUALITY = 4;

/** A server of built sites, like Hosting, that a test can stop and start again at the same address. */
async function ownSite() {
  const port = await freePort();
  let server: Awaited<ReturnType<typeof serveSite>> | undefined;
  let served = '';
  const site = {
    origin: `https://localhost:${port}`,
    async start(folder = 'dist') {
      if (server && served === folder) return;
      site.stop();
      served = folder;
      server = await serveSite(folder, { port, quality: QUALITY });
    },
    stop() {
      server?.close();
      server = undefined;
    },
  };
  return site;
}

/** Tests of the service worker. Their pages come from a server that the test can stop, or switch to another build. */
export const test = base.extend<object, { server: Awaited<ReturnType<typeof ownSite>> }>({
  workers: true,
  ignoreHTTPSErrors: true,
  launchOptions: [
    // Workers' requests, too, accept the certificate of the test's server.
    { executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH, args: [...BROWSER_ARGS, '--ignore-certificate-errors'] },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from the pattern
    async ({}, use) => {
      const server = await ownSite();
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await server.start();
    await use(server.origin);
  },
});

/** Waits until the service worker controls the page and has therefore cached the site. */
export const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
