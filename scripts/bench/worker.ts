/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright';
import { median } from './lighthouse';
import { type Site, serveSite } from './server';

/** What the service worker costs and gives: times until the largest part of a page is shown, in ms, on a slow phone. */
export interface WorkerFigures {
  first: number;
  /** The second visit, by the browser's own cache alone. */
  repeatWithout: number;
  repeat: number;
  offline: number;
  /** Parts of the first visit that the two take, and the second visit with the worker as a part of that without. */
  repeatByFirst: number;
  offlineByFirst: number;
  repeatByWithout: number;
}

const SLOWER = 4;
/** The line of Lighthouse's phone: bytes a second, ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ignoreHTTPSErrors: true };

/** KB of what the worker fetches when it is installed, as they travel. */
async function sizeOfPrecache(site: Site): Promise<{ files: number; kb: number }> {
  const urls = [...(await site.textOf('/sw.js')).matchAll(/"?url"?:\s*["`](\/[^"`]*)["`]/g)].map(([, url = '']) => url);
  const sizes = await Promise.all(urls.map((url) => site.sizeOf(url)));
  return { files: urls.length, kb: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024) };
}

async function timeOfVisit(page: Page, url: string, isOffline: boolean): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // Each line in turn: one that is emulated beside a lost one would bring it back.
  if (!isOffline) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
  }
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

async function visit(context: BrowserContext, url: string, isOffline = false): Promise<number> {
  const page = await context.newPage();
  const time = await timeOfVisit(page, url, isOffline);
  await page.close();
  return time;
}

async function visitThrice(browser: Browser, url: string) {
  const without = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const first = await visit(without, url);
  const repeatWithout = await visit(without, url);
  await without.close();

  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 120_000 });
  await page.close();
  const repeat = await visit(context, url);
  await context.setOffline(true);
  const offline = await visit(context, url, true);
  await context.close();
  return { first, repeatWithout, repeat, offline };
}

/** Visits a page for the first time, again, and without a connection, so many times; gives the median of each time. */
async function measureVisits(browser: Browser, url: string, runs: number): Promise<WorkerFigures> {
  const times: Awaited<ReturnType<typeof visitThrice>>[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await visitThrice(browser, url));
  const of = (name: 'first' | 'repeatWithout' | 'repeat' | 'offline') =>
    Math.round(median(times.map((each) => each[name])));
  const ratio = (a: number, b: number) => Math.round((a / b) * 100) / 100;
  const [first, repeatWithout, repeat, offline] = [of('first'), of('repeatWithout'), of('repeat'), of('offline')];
  return {
    first,
    repeatWithout,
    repeat,
    offline,
    repeatByFirst: ratio(repeat, first),
    offlineByFirst: ratio(offline, first),
    repeatByWithout: ratio(repeat, repeatWithout),
  };
}

/** A page that is HTML only, and one with a form. */
const VISITED = ['/', '/es/contact'];

/** What the worker keeps of the site in `dist`, and what it gives to two of its pages; no budget binds it. */
export async function measureWorker(browser: Browser, runs: number) {
  const site = await serveSite('dist');
  const results: Record<string, Partial<WorkerFigures> & { files?: number; kb?: number }> = {
    precache: await sizeOfPrecache(site),
  };
  for (const path of VISITED) results[path] = await measureVisits(browser, site.origin + path, runs);
  site.close();
  return results;
}
