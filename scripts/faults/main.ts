// npm run faults: prints the fault matrix with the results of the last `npm test`, whose reports are in .cache/reports.
//   -- --all    fails unless every row was shown
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import Table from 'cli-table3';
import { LOCALES } from '../../src/domain/locale';
import { FAULTS, PARTS } from '../../tests/faults/kinds';
import { MATRIX } from '../../tests/faults/matrix';
import { WORDS } from '../../tests/faults/row';
import { UNCONCERNED } from '../../tests/faults/unconcerned';
import { ROOT } from '../run.mjs';
import { readResults, resultOf } from './results';

const REPORTS = join(ROOT, '.cache/reports');
/** Shares of the columns, and the least and usual width of all of them, in characters. */
const SHARES = [13, 13, 46, 30, 50, 10];
const ROOM = { least: 120, usual: 180 };

const results = existsSync(REPORTS) ? readResults(REPORTS) : [];
const rows = MATRIX.map((row) => ({ ...row, result: resultOf(row, results) }));
const room = Math.max(process.stdout.columns ?? ROOM.usual, ROOM.least) - SHARES.length - 1;
const whole = SHARES.reduce((sum, share) => sum + share);
const table = new Table({
  head: ['fault', 'where', 'what the person sees', 'what is not lost', 'shown by', 'result'],
  colWidths: SHARES.map((share) => Math.floor((room * share) / whole)),
  wordWrap: true,
  style: { head: [], border: [] },
});
for (const { fault, part, sees, says, keeps, file, title, result } of rows) {
  const said = LOCALES.flatMap((locale) => says(WORDS[locale]).map((text) => `“${text}”`));
  table.push([FAULTS[fault], PARTS[part], [sees, ...said].join('\n'), keeps, `${file}\n${title}`, result]);
}
console.log(table.toString());
console.log('Not touched:');
for (const { fault, parts, because } of UNCONCERNED) {
  console.log(`  ${FAULTS[fault]}: ${parts.map((part) => PARTS[part]).join(', ')}: ${because}`);
}

const shown = rows.filter(({ result }) => result === 'passed' || result === 'retried');
const missing = rows.filter((row) => !shown.includes(row));
console.log(`The fault matrix: ${shown.length} of ${rows.length} rows shown`);
for (const { result, file, title } of missing) console.log(`  ${result}: ${file} › ${title}`);
if (process.argv.includes('--all') && missing.length > 0) process.exitCode = 1;
