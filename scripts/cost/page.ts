import { ASSUMED } from './assumptions';
import { type Item, PRICES, type Price, READ_ON } from './prices';
import { costOf, type Measured, type Usage, usageOf } from './usage';

/** Visitors a month of the page's table. */
const MONTHS = [100, 10_000, 1_000_000];

const ITEMS = Object.entries(PRICES) as [Item, Price][];

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]) =>
  [
    row(...head),
    row(...head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map((each) => row(...each)),
  ].join('\n');

/** A number as people read it: whole from a hundred on, with three digits that mean something below. */
function amount(number: number): string {
  if (number === 0) return '0';
  if (number >= 100) return Math.round(number).toLocaleString('en-US');
  return Number(number.toPrecision(3)).toString();
}

const dollars = (usd: number) => `$${usd.toFixed(2)}`;
const shown = (item: Item, usage: Usage) => `${amount(usage[item])} ${PRICES[item].unit}`;

function perThousand(measured: Measured): string {
  const usage = usageOf(1000, measured);
  const named: [string, string][] = [
    ['documents read', amount(usage.reads)],
    ['documents written', amount(usage.writes)],
    ['functions called', amount(usage.invocations)],
    ['sent by Hosting', `${amount(usage.hosting * 1024)} MB`],
    ['sent by Storage', `${amount(usage.pictures * 1024)} MB in ${amount(usage.gets)} answers`],
  ];
  return table(['', 'per 1,000 visitors, who come within a month'], named);
}

function perMonth(measured: Measured): string {
  const usages = MONTHS.map((visitors) => usageOf(visitors, measured));
  const costs = usages.map(costOf);
  const rows = ITEMS.map(([item, { name }]) => [
    name,
    ...usages.map((usage, index) => `${shown(item, usage)} · ${dollars(costs[index]?.[item] ?? 0)}`),
  ]);
  const sums = costs.map((cost) => dollars(Object.values(cost).reduce((sum, usd) => sum + usd, 0)));
  const head = ['a month with', ...MONTHS.map((visitors) => `${visitors.toLocaleString('en-US')} visitors`)];
  return table(head, [...rows, ['**together**', ...sums.map((sum) => `**${sum}**`)]]);
}

const measuredTable = (measured: Measured) =>
  table(
    ['measured', ''],
    [
      ['a first page, and the worker with the whole site', `${measured.firstKb} KB`],
      ['the next two pages', `${measured.nextKb} KB`],
      ['a later visit of three pages', `${measured.laterKb} KB`],
      ['the list of a gallery of 1,000 files', `${measured.listKb} KB`],
      ['a picture of the demo as a card, and in its dialog', `${measured.cardKb} and ${measured.dialogKb} KB`],
      ['documents read when an instance for that list starts, or reads all again', measured.startReads],
      ['documents read for an answer that no cache has', measured.answerReads],
      ['documents read and written for a form', `${measured.formReads} and ${measured.formWrites}`],
    ],
  );

const prices = () =>
  table(
    ['list price', 'dollars', 'free in a month', 'certainty'],
    ITEMS.map(([, { name, unit, usd, per, free, source, unread }]) => [
      `[${name}](${source})`,
      `$${usd} for ${per === 1 ? `a ${unit.replace(/s$/, '')}` : `${per.toLocaleString('en-US')} ${unit}`}`,
      free === 0 ? 'none' : `${amount(free)} ${unit}`,
      unread ? '**to be looked up**' : 'read there',
    ]),
  );

const doubts = () =>
  ITEMS.flatMap(([, { name, unread, doubt }]) => {
    const said = [unread, doubt].filter(Boolean);
    return said.length > 0 ? [`- ${name}: ${said.join(' ')}`] : [];
  }).join('\n');

const assumptions = () =>
  Object.values(ASSUMED)
    .map(
      ({ value, what }) => `- ${value < 1 && value > 0 && what.startsWith('of ') ? `${value * 100}%` : value} ${what}`,
    )
    .join('\n');

/** docs/cost.md, made of what was measured. */
export function costPage(measured: Measured): string {
  return `# What the site costs to run

Made by \`npm run cost\` from \`scripts/cost/measured.json\` (what the bench has measured), \`assumptions.ts\` and \`prices.ts\`
beside it; a test holds this page to them. A visitor is one person on one visit of three pages. Dollars are before tax.

${perThousand(measured)}

What is free is taken off below; each cell is what is used, and what that costs.

${perMonth(measured)}

Reading a page asks no database and calls no function. The gallery's list is one answer for everybody: Hosting's caches keep it
for a minute, so that a hundred times the visitors are not a hundred times the calls. What grows with the visitors is what
Hosting sends, and most of that is the worker's copy of the whole site, taken once by each browser. What grows with the library
is the start of an instance for the gallery, which reads every record, and again after hours; a busy site has fewer starts than
a quiet one, and more of those hours.

## What this is made of

${measuredTable(measured)}

Assumed, and easily otherwise (\`scripts/cost/assumptions.ts\`):

${assumptions()}

Prices of the Blaze plan in us-central1, read on ${READ_ON} from stored copies of the pages that are linked, but for those
"to be looked up", which nobody has read there: look at the pages before you rely on them.

${prices()}

${doubts()}
- Not counted, because it is cents or depends on what staff do: uploads and the making of renditions, sign-ins (free to 50,000
  people a month), builds and container images of the functions (Artifact Registry: 0.5 GB are free), logs (50 GB are free),
  backups (about as much as the data), App Check (reCAPTCHA Enterprise: 10,000 assessments a month are free), and instances of
  functions that answer several calls at once, which makes processor time less than it is here.
`;
}
