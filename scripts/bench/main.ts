/**
 * npm run bench: measures every page of a fresh build as a phone gets it from hosting, and then each subject by itself,
 * where it needs them on emulators of its own; prints a table of each and writes bench.json. What breaks a budget is
 * marked with an exclamation mark.
 *   npm run bench -- / /es/contact    only these pages
 *   npm run bench -- --sizes          only what the pages weigh
 *   npm run bench -- --worker         only what the service worker keeps and gives: first visit, the next, one offline
 *   npm run bench -- --gallery        only the public gallery with up to 50,000 files
 *   npm run bench -- --library        only the staff's library with 10,000 files
 *   npm run bench -- --visits         only what visits make the site send; docs/cost.md is made of it (npm run cost)
 *   npm run bench -- --sync           only the sync of the library with its bucket
 *   npm run bench -- --runs 1         each time measured once; else the median of three
 *   --real                            the build is of a real project, whose policy may weigh more
 *   --check                           ends with an error where a size, a ratio or a number of reads breaks its budget
 * Sizes are facts of the build. Times depend on the machine and on what else it does: the row /bare is a page with
 * nothing on it. The last four subjects ask for the JDK that npm start asks for.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { freePort } from '../../emulators/ports';
import { findBrowser } from '../browser.mjs';
import { beforeEnd, endOnSignals, runScript } from '../lifetime.mjs';
import * as budgets from './budgets';
import { measureGallery } from './gallery';
import { measureLibrary } from './library';
import { measurePages } from './pages';
import { measureSync } from './sync';
import { measureVisits } from './visits';
import { measureWorker } from './worker';

/** Figures by what they are of; `broken` names those that break a budget. */
type Results = Record<string, object & { broken?: string[] }>;

const SUBJECTS: Record<
  'worker' | 'visits' | 'gallery' | 'library' | 'sync',
  (browser: Browser, runs: number) => Promise<Results>
> = {
  worker: measureWorker,
  visits: measureVisits,
  gallery: measureGallery,
  library: async (browser, runs) => ({ library: await measureLibrary(browser, runs) }),
  sync: measureSync,
};

const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'boolean' },
    real: { type: 'boolean' },
    worker: { type: 'boolean' },
    visits: { type: 'boolean' },
    gallery: { type: 'boolean' },
    library: { type: 'boolean' },
    sync: { type: 'boolean' },
    check: { type: 'boolean' },
    runs: { type: 'string', default: '3' },
  },
});
const runs = Number(options.runs);
const subjects = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[];
const chosen = subjects.filter((subject) => options[subject]);
const isAll = chosen.length === 0 && paths.length === 0 && !options.sizes;

/** A row for each page or subject, a column for each figure. */
function print(results: Results): void {
  const rows = Object.entries(results).map(([name, { broken = [], ...figures }]) => {
    const cells = Object.entries(figures).filter(([, value]) => typeof value === 'number');
    return [name, Object.fromEntries(cells.map(([id, value]) => [id, `${value}${broken.includes(id) ? '!' : ''}`]))];
  });
  console.table(Object.fromEntries(rows));
}

/** Throws where a figure that depends on no machine breaks its budget. */
function check(results: Results): void {
  const heavy = Object.entries(results)
    .map(([name, { broken = [] }]) => [name, broken.filter((id) => id in budgets.FIRM)] as const)
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
  const measured: Record<string, Results> = {};
  if (chosen.length === 0) measured.pages = await measurePages(browser, port, { ...options, paths, runs });
  for (const subject of isAll ? subjects : chosen) measured[subject] = await SUBJECTS[subject](browser, runs);
  for (const results of Object.values(measured)) print(results);
  const { FIRM, TIME_BUDGETS, LIBRARY_TIMES, SCORES } = budgets;
  console.log('Budgets:', { ...FIRM, ...TIME_BUDGETS, ...LIBRARY_TIMES, ...SCORES });
  // What was not measured this time stays as it was.
  const before = JSON.parse(await readFile('bench.json', 'utf8').catch(() => '{}'));
  await writeFile(
    'bench.json',
    `${JSON.stringify({ ...before, sizes: 'KB', times: 'ms', runs, ...measured }, null, 2)}\n`,
  );
  if (options.check) check(Object.assign({}, ...Object.values(measured)));
  return 0;
});
