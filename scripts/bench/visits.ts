/// <reference lib="dom" />
import type { Browser, CDPSession, Page } from 'playwright';
import { localePath } from '../../src/domain/locale';
import { matchPath, pathOf } from '../../src/domain/paths';
import type { serveSite } from '../serve-site';
import { timeToFrame } from './timing';

type Site = Awaited<ReturnType<typeof serveSite>>;
export type Figures = Record<string, number>;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ignoreHTTPSErrors: true };
const CPU_SLOWDOWN = 4;
/** A slow mobile network. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Duration of a tap in ms. The site preloads the next page in that time. */
const PRESS = 80;
/** When the doer touches the page, and when both visits end, in ms after loading. */
const FIRST_TOUCH = 2000;
const END = 10_000;

const tap = (page: Page, target: string, answer: string) =>
  timeToFrame(page, 'click', answer, () =>
    page.locator(target).filter({ visible: true }).first().click({ delay: PRESS }),
  );

/** Opens the search, closes it, and follows a link of the bottom bar. Times to the response in ms. */
async function touchSite(page: Page, path: string): Promise<Figures> {
  await page.waitForTimeout(FIRST_TOUCH);
  const search = await tap(page, '[data-search]', '[role=combobox]');
  await page.keyboard.press('Escape');
  const { id, locale } = matchPath(path);
  const link = `nav a[href="${id === 'services' ? localePath(locale, '/') : pathOf('services', locale)}"]`;
  return { search, link: await tap(page, link, `${link}[aria-current=page]`) };
}

/** Milliseconds for which the main thread was busy: in total, and in the longest task. */
async function mainThread(page: Page, session: CDPSession): Promise<Figures> {
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration))),
        ).observe({ type: 'longtask', buffered: true });
        setTimeout(resolve, 100, 0); // no long task
      }),
  );
  return { 'main thread': Math.round(busy * 1000), 'longest task': Math.round(longest) };
}

/**
 * A first visit on a slow phone, for ten seconds. A `reader` does nothing; a `doer` touches the search after two seconds,
 * and then a link. Sizes in KB, including the service worker's; times in ms.
 */
export async function measureVisit(
  browser: Browser,
  site: Site,
  path: string,
  kind: 'reader' | 'doer',
): Promise<Figures> {
  const before = { ...site.traffic };
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(site.origin + path, { waitUntil: 'load' });
  const end = performance.now() + END;
  const answers = kind === 'doer' ? await touchSite(page, path) : {};
  await page.waitForTimeout(Math.max(0, end - performance.now()));
  const figures = {
    KB: Math.round((site.traffic.bytes - before.bytes) / 1024),
    requests: site.traffic.requests - before.requests,
    ...(await mainThread(page, session)),
    ...answers,
  };
  await context.close();
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${kind}: ${name}`, value]));
}
