import type { Page } from 'playwright/test';
import { freePort } from '../../emulators/ports';
import { hydrated } from '../../scripts/hydrated';
import { serveSite } from '../../scripts/serve-site';

/** A low brotli level: tests do not measure sizes, and the highest level takes ten seconds. */
const QUALITY = 4;

/** A chunk for which every server below waits forever. */
export const STALLED = '/assets/stalled.js';

/** A server of built sites, like Hosting, that a test can stop and start again at the same address. */
export async function ownSite() {
  const port = await freePort();
  let server: Awaited<ReturnType<typeof serveSite>> | undefined;
  let served = '';
  const site = {
    origin: `https://localhost:${port}`,
    async start(folder = 'dist') {
      if (server && served === folder) return;
      site.stop();
      served = folder;
      server = await serveSite(folder, { port, quality: QUALITY, stalled: STALLED });
    },
    stop() {
      server?.close();
      server = undefined;
    },
  };
  return site;
}

/** A server of the built site that a test can stop, or switch to another build. */
export type OwnSite = Awaited<ReturnType<typeof ownSite>>;

/** Options of tests whose pages come from the fixture `server`. */
export const ON_OWN_SITE = {
  workers: true,
  baseURL: async ({ server }: { server: OwnSite }, use: (url: string) => Promise<void>) => {
    await server.start();
    await use(server.origin);
  },
};

/** Touches the page, and waits until the service worker controls it and has therefore cached the site. */
export async function controlled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
}
