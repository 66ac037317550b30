import lighthouse from 'lighthouse';
import { freePort } from '../../emulators/ports';
import { launchBrowser } from '../chromium';
import { serveSite } from '../serve-site';
import { percentile } from './timing';
import { type Figures, measureVisit } from './visits';

const PATHS = ['/', '/contact', '/es/services/zero-fee-solutions', '/who-we-serve/enterprise'];

/** One Lighthouse run as a phone on slow 4G, in the browser at `port`. Times in ms. */
async function audit(url: string, port: number): Promise<Figures> {
  const run = () => lighthouse(url, { port, logLevel: 'silent', output: 'json' });
  let result = await run();
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await run(); // the browser lost the start of its trace
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? `No result for ${url}`);
  const { audits, categories } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => Number(audits[id]?.numericValue?.toFixed(id.endsWith('shift') ? 3 : 0));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
  };
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
      const reader = await measureVisit(browser, site, path, 'reader');
      const doer = await measureVisit(browser, site, path, 'doer');
      // The first visits warm up the server, which compresses a file on its first request.
      if (run > 0) measured.push({ ...(await audit(site.origin + path, port)), ...reader, ...doer });
      await browser.close();
    }
    const valuesOf = (name: string) => measured.map((figures) => figures[name] ?? Number.NaN);
    const names = Object.keys(measured[0] ?? {});
    results[path] = Object.fromEntries(names.map((name) => [name, percentile(valuesOf(name), 0.5)]));
  }
  site.close();
  return results;
}
