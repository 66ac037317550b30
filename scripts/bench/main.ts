/**
 * npm run bench: measures the built site on this machine, prints tables and writes bench.json.
 *   npm run bench                                  everything: pages, library, sizes
 *   npm run bench -- pages                         Lighthouse and taps; the median of three runs
 *   npm run bench -- pages / /es/contact --runs 1  only these pages, each measured once
 *   npm run bench -- library                       staff library of 4,000 files, and the sync of 1,000 objects
 *   npm run bench -- sizes                         download size of each marketing page
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LaunchError } from '../../emulators/launch-error.mjs';
import { runScript } from '../run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const paths = positionals.filter((word) => word.startsWith('/'));
const asked = positionals.filter((word) => !word.startsWith('/'));

/** Each part imports its own tools: Lighthouse alone takes seconds to load. */
const PARTS: Record<string, () => Promise<object>> = {
  pages: async () => (await import('./pages')).measurePages(paths, runs),
  library: async () => (await import('./library')).measureLibrary(),
  sizes: async () => (await import('./sizes')).measureSizes(paths),
};

await runScript(async () => {
  const results: Record<string, object> = {};
  for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) {
    const measure = PARTS[part];
    if (!measure) throw new LaunchError(`There is no part ${part}: the parts are ${Object.keys(PARTS).join(', ')}.`);
    results[part] = await measure();
    console.log(`\n${part}`);
    console.table(results[part]);
  }
  await writeFile('bench.json', `${JSON.stringify({ runs, ...results }, null, 2)}\n`);
  return 0;
});
