/**
 * npm run bench: measures every page of a fresh build as a phone gets it from hosting, prints a table and writes
 * bench.json. What breaks a budget is marked with an exclamation mark.
 *   npm run bench -- / /es/contact    only these pages
 *   npm run bench -- --sizes          only what they weigh
 *   npm run bench -- --runs 1         each time measured once; else the median of three
 *   --check                           ends with an error where a size breaks its budget
 * Sizes are facts of the build. Times depend on the machine and on what else it does.
 */
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { LOCALES } from '../../src/domain/locale';
import { matchPath, pathOf, ROUTE_IDS, type RouteId } from '../../src/domain/paths';
import { findBrowser } from '../browser.mjs';
import { broken, type Figures, SCORES, SIZE_BUDGETS, TIME_BUDGETS } from './budgets';
import { measureScores } from './lighthouse';
import { serveSite } from './server';
import { measureSizes } from './sizes';
import { measureTaps } from './taps';

/** Screens that work, which the budgets of the marketing pages do not bind; admin shows a guest nothing to measure. */
const SCREENS: (RouteId | null)[] = ['auth', 'gallery', 'admin'];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'boolean' }, check: { type: 'boolean' }, runs: { type: 'string', default: '3' } },
});
const runs = Number(options.runs);
const everyPath = LOCALES.flatMap((locale) => ROUTE_IDS.filter((id) => id !== 'admin').map((id) => pathOf(id, locale)));
const paths = positionals.length > 0 ? positionals : everyPath;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address && typeof address === 'object' ? address.port : 0;
}

const site = await serveSite('dist');
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [
    ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--ignore-certificate-errors'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
    `--remote-debugging-port=${port}`,
  ],
});
const results: Record<string, Figures & { broken: string[]; faults?: string[] }> = {};
const table: Record<string, Record<string, string>> = {};
for (const path of paths) {
  const figures: Figures = await measureSizes(browser, site, path);
  let faults: string[] | undefined;
  if (!options.sizes) {
    const measured = await measureScores(site.origin + path, port, runs);
    faults = measured.faults;
    Object.assign(figures, measured.scores, await measureTaps(browser, site, path, runs));
  }
  const free = SCREENS.includes(matchPath(path).id);
  const over = free ? [] : broken(figures, { ...SIZE_BUDGETS, ...TIME_BUDGETS }, SCORES);
  results[path] = { ...figures, broken: over, ...(faults && { faults }) };
  table[path] = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, `${value}${over.some((each) => each === name) ? '!' : ''}`]),
  );
  if (!options.sizes) console.log(path, table[path], faults?.join(' ') ?? '');
}
await browser.close();
site.close();

console.table(table);
console.log('Budgets:', { ...SIZE_BUDGETS, ...TIME_BUDGETS, ...SCORES });
await writeFile('bench.json', `${JSON.stringify({ sizes: 'KB', times: 'ms', runs, results }, null, 2)}\n`);
if (options.check) {
  const heavy = Object.entries(results).filter(([, { broken }]) => broken.some((name) => name in SIZE_BUDGETS));
  if (heavy.length > 0)
    throw new Error(`Over budget: ${heavy.map(([path, each]) => `${path} (${each.broken})`).join(', ')}`);
}
