/**
 * npm run cost: makes docs/cost.md. Where bench.json holds what it is made of (`npm run bench -- --visits`), those
 * figures are taken and kept in measured.json, which is committed; else those kept are used.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { runScript } from '../lifetime.mjs';
import { costPage } from './page';
import type { Measured } from './usage';

const KEPT = new URL('./measured.json', import.meta.url);
const PAGE = new URL('../../docs/cost.md', import.meta.url);

/** The figures of a bench, or null where it has measured no visits. */
async function readBench(): Promise<Measured | null> {
  const { visits } = JSON.parse(await readFile('bench.json', 'utf8').catch(() => '{}'));
  if (!visits) return null;
  return {
    firstKb: visits['a first page, and the worker'].kb,
    nextKb: visits['the next two pages'].kb,
    laterKb: visits['a later visit of three pages'].kb,
    ...visits['a list of 1000 files'],
    ...visits['a picture'],
    formReads: visits['a form'].reads,
    formWrites: visits['a form'].writes,
  };
}

await runScript(async () => {
  const fresh = await readBench();
  if (fresh) await writeFile(KEPT, `${JSON.stringify(fresh, null, 2)}\n`);
  await writeFile(PAGE, costPage(fresh ?? JSON.parse(await readFile(KEPT, 'utf8'))));
  console.log(`docs/cost.md is made of ${fresh ? 'bench.json' : 'the figures of measured.json'}.`);
  return 0;
});
