import lighthouse from 'lighthouse';
import type { Browser } from 'playwright';
import { freePort } from '../../emulators/ports';
import { localePath } from '../../src/domain/locale';
import { matchPath, pathOf } from '../../src/domain/paths';
import { launchBrowser } from '../chromium';
import { hydrated } from '../hydrated';
import { serveSite } from '../serve-site';
import { percentile, timeToFrame } from './timing';

type Figures = Record<string, number>;

const PATHS = ['/', '/es/services', '/contact', '/services/zero-fee-solutions'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ignoreHTTPSErrors: true };
const CPU_SLOWDOWN = 4;
/** Duration of a tap in ms. The site preloads the next page in that time. */
const PRESS = 80;

/** One Lighthouse run as a phone on slow 4G, in the browser at `port`. Times in ms. */
async function audit(url: string, port: number): Promise<Figures> {
  const run = () => lighthouse(url, { port, logLevel: 'silent', output: 'json' });
  let result = await run();
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await run(); // it lost the start of its trace
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? `No result for ${url}`);
  const { audits, categories } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => Number(audits[id]?.numericValue?.toFixed(id.endsWith('shift') ? 3 : 0));
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const kb = (items: typeof requests) =>
    Math.round(items.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1024);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'JS KB': kb(requests.filter(({ resourceType }) => resourceType === 'Script')),
    'total KB': kb(requests),
  };
}

/** Opens a page on a slow phone, then taps the menu, the theme toggle and a link of the bottom bar. Times in ms. */
async function timeTaps(browser: Browser, origin: string, path: string): Promise<Figures> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const tap = (target: string, answer: string) =>
    timeToFrame(page, 'click', answer, () =>
      page.locator(target).filter({ visible: true }).first().click({ delay: PRESS }),
    );
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  const menu = await tap('nav button[popovertarget]', ':popover-open');
  await page.keyboard.press('Escape');
  await hydrated(page);
  await page.waitForTimeout(1000);
  const theme = await tap('[data-theme-toggle]', 'html.light');
  await page.waitForTimeout(500);
  const { id, locale } = matchPath(path);
  const link = `nav a[href="${id === 'services' ? localePath(locale, '/') : pathOf('services', locale)}"]`;
  const route = await tap(link, `${link}[aria-current=page]`);
  await context.close();
  return { menu, theme, route };
}

/** Measures each page `runs` times, each time in a new browser, and returns the medians. */
export async function measurePages(paths: string[], runs: number): Promise<Record<string, Figures>> {
  const site = await serveSite('dist');
  const results: Record<string, Figures> = {};
  for (const path of paths.length > 0 ? paths : PATHS) {
    const measured: Figures[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const port = await freePort();
      const browser = await launchBrowser(`--remote-debugging-port=${port}`);
      const taps = await timeTaps(browser, site.origin, path);
      // The first visit warms up the server, which compresses a file on its first request.
      if (run > 0) measured.push({ ...(await audit(site.origin + path, port)), ...taps });
      await browser.close();
    }
    const valuesOf = (name: string) => measured.map((figures) => figures[name] ?? Number.NaN);
    const names = Object.keys(measured[0] ?? {});
    results[path] = Object.fromEntries(names.map((name) => [name, percentile(valuesOf(name), 0.5)]));
  }
  site.close();
  return results;
}
