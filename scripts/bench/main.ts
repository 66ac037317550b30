/**
 * npm run bench: measures the built site on this machine, prints each figure beside that of docs/bench.md, and writes
 * bench.json.
 *   npm run bench                                  everything: pages, library, sizes
 *   npm run bench -- pages                         Lighthouse, a reader and a doer; the median of three runs
 *   npm run bench -- pages / /es/contact --runs 1  only these pages, each measured once
 *   npm run bench -- library                       staff library of 4,000 files, and the sync of 1,000 objects
 *   npm run bench -- sizes                         download size of each marketing page
 *   npm run bench -- --save                        everything, and writes docs/bench.md
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LaunchError } from '../../emulators/launch-error.mjs';
import { checkPorts } from '../../emulators/ports';
import { quietStep, runScript } from '../run.mjs';
import { compare, type Results, saveBaseline } from './baseline';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, save: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
const paths = positionals.filter((word) => word.startsWith('/'));
const asked = positionals.filter((word) => !word.startsWith('/'));

/** Each part imports its own tools: Lighthouse alone takes seconds to load. */
const PARTS: Record<string, () => Promise<Results[string]>> = {
  pages: async () => (await import('./pages')).measurePages(paths, runs),
  library: async () => (await import('./library')).measureLibrary(),
  sizes: async () => (await import('./sizes')).measureSizes(paths),
};

await runScript(async () => {
  const unknown = asked.find((part) => !(part in PARTS));
  if (unknown) throw new LaunchError(`There is no part ${unknown}: the parts are ${Object.keys(PARTS).join(', ')}.`);
  if (values.save && positionals.length > 0) throw new LaunchError('--save needs all figures: name no part or page.');
  await checkPorts();
  await quietStep('Building the site', 'npm', ['run', 'build']);
  const results: Results = {};
  for (const [part, measure] of Object.entries(PARTS)) {
    if (asked.length === 0 || asked.includes(part)) results[part] = await measure();
  }
  console.table(await compare(results));
  if (values.save) await saveBaseline(results, runs);
  await writeFile('bench.json', `${JSON.stringify({ runs, ...results }, null, 2)}\n`);
  return 0;
});
