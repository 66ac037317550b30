/**
 * npm run sizes: fails if a marketing page of the built site (dist/) exceeds LIMITS. Sizes are those of a first visit,
 * compressed with brotli, without the service worker's precache.
 */
import process from 'node:process';
import { type Browser, chromium, type Request } from 'playwright';
import { PUBLIC_ROUTES, pathOf } from '../../src/domain/paths';
import { hydrated } from '../hydrated';
import { runScript } from '../run.mjs';
import { serveSite } from '../serve-site';
import { findTestBrowser } from '../setup.mjs';

/** Script requests and KB per page: `total` includes fonts and images. A bit above the heaviest page of 2026-11-27. */
const LIMITS = { scripts: 16, html: 19, js: 145, total: 184 };
type Sizes = typeof LIMITS;

/** Number of pages measured at once: each waits half a second for the network to be idle. */
const PARALLEL = 4;

const MARKETING = PUBLIC_ROUTES.filter((id) => id !== 'gallery');
/** Only Spanish, which is longer than English. */
const PATHS = MARKETING.map((id) => pathOf(id, 'es'));

async function measurePage(browser: Browser, url: string): Promise<Sizes> {
  const context = await browser.newContext({ serviceWorkers: 'block', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const finished = new Map<string, Request>(); // a script that was prefetched is requested again, and not downloaded
  page.on('requestfinished', (request) => finished.set(request.url(), request));
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let scripts = 0;
  const bytes = { html: 0, js: 0, total: 0 };
  for (const request of finished.values()) {
    const { responseBodySize } = await request.sizes();
    const type = request.resourceType();
    if (type === 'document') bytes.html += responseBodySize;
    if (type === 'script') {
      scripts += 1;
      bytes.js += responseBodySize;
    }
    bytes.total += responseBodySize;
  }
  await context.close();
  const kb = (size: number) => Math.round(size / 102.4) / 10;
  return { scripts, html: kb(bytes.html), js: kb(bytes.js), total: kb(bytes.total) };
}

/** The sizes of pages of dist/, in KB. */
export async function measureSizes(paths: string[]): Promise<Record<string, Sizes>> {
  const site = await serveSite('dist');
  const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: ['--no-sandbox'] });
  const sizes: Record<string, Sizes> = {};
  const queue = (paths.length > 0 ? paths : PATHS).values();
  const work = async () => {
    for (const path of queue) sizes[path] = await measurePage(browser, site.origin + path);
  };
  await measurePage(browser, site.origin); // the server compresses the large chunks
  await Promise.all(Array.from({ length: PARALLEL }, work));
  await browser.close();
  site.close();
  return sizes;
}

/** Checks every marketing page; prints those over a limit, or the largest sizes if there are none. */
async function check(): Promise<number> {
  const sizes = await measureSizes([]);
  const kinds = Object.keys(LIMITS) as (keyof Sizes)[];
  const over = Object.entries(sizes).filter(([, page]) => kinds.some((kind) => page[kind] > LIMITS[kind]));
  const largest = kinds.map((kind) => [kind, Math.max(...Object.values(sizes).map((page) => page[kind]))]);
  const rows = over.length > 0 ? over : [[`largest of ${PATHS.length} pages`, Object.fromEntries(largest)]];
  console.table(Object.fromEntries([...rows, ['limit, KB', LIMITS]]));
  if (over.length > 0) console.error(`${over.length} pages are over a limit of scripts/bench/sizes.ts.`);
  return over.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) await runScript(check);
