/**
 * npm run bench: measures every page of a fresh build as a phone gets it from hosting, then the staff's library on
 * emulators of its own; prints a table of each and writes bench.json. What breaks a budget is marked with an
 * exclamation mark.
 *   npm run bench -- / /es/contact    only these pages
 *   npm run bench -- --sizes          only what the pages weigh
 *   npm run bench -- --library        only the library; it asks for the JDK that npm start asks for
 *   npm run bench -- --runs 1         each time measured once; else the median of three
 *   npm run bench -- --sync           only the sync of the library with its bucket
 *   npm run bench -- --worker         only what the service worker keeps and gives: first visit, the next, and one offline
 *   --check                           ends with an error where a size, a ratio or a number of reads breaks its budget
 * Sizes are facts of the build. Times depend on the machine and on what else it does.
 */
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.mjs';
import { beforeEnd, endOnSignals, runScript } from '../lifetime.mjs';
import * as budgets from './budgets';
import { measureLibrary } from './library';
import { measurePages } from './pages';
import { measureWorker } from './worker';

type Results = Record<string, { broken: string[] }>;

const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'boolean' },
    library: { type: 'boolean' },
    sync: { type: 'boolean' },
    worker: { type: 'boolean' },
    check: { type: 'boolean' },
    runs: { type: 'string', default: '3' },
  },
});
if (options.sync) {
  const { benchSync } = await import('./sync');
  await benchSync();
  process.exit(0);
}
const runs = Number(options.runs);
const isPagesAlone = paths.length > 0 || options.sizes;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address && typeof address === 'object' ? address.port : 0;
}

/** A row for each page or subject, a column for each figure. */
function print(results: Results): void {
  const rows = Object.entries(results).map(([name, { broken, ...figures }]) => {
    const cells = Object.entries(figures).filter(([, value]) => typeof value === 'number');
    return [name, Object.fromEntries(cells.map(([id, value]) => [id, `${value}${broken.includes(id) ? '!' : ''}`]))];
  });
  console.table(Object.fromEntries(rows));
}

/** Throws where a figure that depends on no machine breaks its budget. */
function check(results: Results): void {
  const heavy = Object.entries(results)
    .map(([name, { broken }]) => [name, broken.filter((id) => id in budgets.FIRM)] as const)
    .filter(([, broken]) => broken.length > 0);
  if (heavy.length > 0) throw new Error(`Over budget: ${heavy.map(([name, ids]) => `${name} (${ids})`).join(', ')}`);
}

endOnSignals(130);
await runScript(async () => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--ignore-certificate-errors'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
      `--remote-debugging-port=${port}`,
    ],
  });
  beforeEnd(() => browser.close());
  const isWanted = (subject: 'library' | 'worker') =>
    options[subject] || !(isPagesAlone || options.library || options.worker);
  const pages: Results =
    options.library || options.worker ? {} : await measurePages(browser, port, { ...options, paths, runs });
  const worker: Results = isWanted('worker') ? await measureWorker(browser, runs) : {};
  const library: Results = isWanted('library') ? { library: await measureLibrary(browser, runs) } : {};
  for (const results of [pages, worker, library]) if (Object.keys(results).length > 0) print(results);
  const { FIRM, TIME_BUDGETS, LIBRARY_TIMES, SCORES } = budgets;
  console.log('Budgets:', { ...FIRM, ...TIME_BUDGETS, ...LIBRARY_TIMES, ...SCORES });
  await writeFile(
    'bench.json',
    `${JSON.stringify({ sizes: 'KB', times: 'ms', runs, results: pages, worker, ...library }, null, 2)}\n`,
  );
  if (options.check) check({ ...pages, ...library });
  return 0;
});
