import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

const FILE = 'docs/bench.md';

/** Figures by part and by page, or by part. */
export type Results = Record<string, Record<string, number | Record<string, number>>>;

/** One row per figure: its name and its value. */
function rowsOf(results: Results): Map<string, number> {
  const rows = Object.entries(results).flatMap(([part, figures]) =>
    Object.entries(figures).flatMap(([name, value]): [string, number][] =>
      typeof value === 'number'
        ? [[`${part}: ${name}`, value]]
        : Object.entries(value).map(([figure, number]) => [`${part} ${name}: ${figure}`, number]),
    ),
  );
  return new Map(rows);
}

/** The figures of docs/bench.md; none if it does not exist. */
async function readBaseline(): Promise<Map<string, number>> {
  const text = await readFile(FILE, 'utf8').catch(() => '');
  const cells = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    cells
      .filter(([, , value]) => value && !Number.isNaN(Number(value)))
      .map(([, name, value]) => [name ?? '', Number(value)]),
  );
}

/** Each figure beside the one of docs/bench.md, which may come from another machine. */
export async function compare(results: Results): Promise<Record<string, object>> {
  const baseline = await readBaseline();
  const rows = [...rowsOf(results)].map(([name, now]) => [name, { committed: baseline.get(name) ?? '', now }]);
  return Object.fromEntries(rows);
}

/** Writes the figures to docs/bench.md, with the machine and the date. Commit it. */
export async function saveBaseline(results: Results, runs: number): Promise<void> {
  const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  const rows = [...rowsOf(results)].map(([name, value]) => `| ${name} | ${value} |`);
  const head = `# Benchmark\n\n\`npm run bench -- --save\` on ${date}, ${machine}; pages: median of ${runs} runs. Times in ms.\n`;
  await writeFile(FILE, `${head}\n| figure | value |\n| --- | --- |\n${rows.join('\n')}\n`);
}
