import { execFileSync } from 'node:child_process';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../src/domain/csv';
import {
  formatDay,
  formatMoment,
  formatNumber,
  formatPercent,
  formatSize,
  formatSpreadsheetTime,
  formatTotalSize,
  languageName,
  timeZoneName,
} from '../../../src/domain/format';
import { INTL_LOCALE, LOCALES } from '../../../src/domain/locale';

const SIZES: [number | null, string | null][] = [
  [1023, '1023 Bytes'],
  [1.5 * 1024, '1.5 KB'],
  [1024 ** 2, '1 MB'],
  [2.345 * 1024 ** 3, '2.35 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
  [0, null],
  [null, null],
  [Number.NaN, null],
  [-1, null],
];

describe.each(LOCALES)('in "%s"', (locale) => {
  it.each(SIZES)('the size of %s bytes is %s', (bytes, text) => {
    expect(formatSize(bytes, locale)).toBe(text);
  });

  it.each([
    [0, '0 Bytes'],
    [1024, '1 KB'],
  ])('the total size of %s bytes is %s', (bytes, text) => {
    expect(formatTotalSize(bytes, locale)).toBe(text);
  });
});

it.each([
  [10_000, '10,000'],
  [2.8754, '2.875'],
])('the number %s has at most three decimals', (value, text) => {
  expect(formatNumber(value, 'en')).toBe(text);
});

it.each(LOCALES)('a fraction is a whole percentage in "%s"', (locale) => {
  expect(formatPercent(0.501, locale)).toMatch(/^50\s?%$/);
});

it.each([
  ['en', 'Jan 15, 2025, 9:30 AM'],
  ['es', '15 ene 2025, 9:30 a.m.'],
] as const)('a time is written in the words of "%s"', (locale, text) => {
  const moment = new Date(2025, 0, 15, 9, 30).getTime();
  expect(formatMoment(moment, locale).replace(/\s/g, ' ')).toBe(text);
});

it.each([
  ['en', '2024-12-28', 'December 28, 2024'],
  ['es', '2025-01-15', '15 de enero de 2025'],
] as const)('a day is written in the words of "%s"', (locale, day, text) => {
  expect(formatDay(day, locale)).toBe(text);
});

it.each([
  ['en', 'es', 'Spanish'],
  ['es', 'en', 'inglés'],
] as const)('the name of a language is written in the words of "%s"', (locale, language, name) => {
  expect(languageName(language, locale)).toBe(name);
});

it.each([
  ['America/Chicago', '2026-11-28'],
  ['UTC', '2026-11-29'],
])('the date in the name of a file is the one of the device: %s', (timeZone, date) => {
  // A process has one time zone, so each zone needs its own.
  const code = `import { formatFileDate } from './src/domain/format.ts';
    console.log(formatFileDate(Date.parse('2026-11-28T20:30-06:00')));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const env = { ...process.env, TZ: timeZone };
  expect(execFileSync(process.execPath, args, { env, encoding: 'utf8' })).toBe(`${date}\n`);
});

/** The rows as a parser of RFC 4180 reads them. */
const read = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: '\r\n' });

it('a CSV file begins with a byte order mark', () => {
  expect(toCsv([['a']])).toMatch(/^\uFEFF"a"/);
});

it('a CSV file ends every row with CRLF', () => {
  expect(toCsv([['a', 'b'], ['ñ']])).toBe('\uFEFF"a","b"\r\n"ñ"\r\n');
});

it('a CSV file keeps its texts', () => {
  const rows = [['Peña, Ñandú', 'the "best" shop', 'one\ntwo\r\nthree', 'a;b', ' x ', '', 'a=1', '956-555-0142']];
  expect(read(toCsv(rows))).toEqual(rows);
});

const cellOf = (text: string) => read(toCsv([[text]])).flat();

it.each([
  ...['=1+1', '+1+1', '-1+1', '-2', '+1-2', '@SUM(A1)', '\t=1', '\r=1', "+1+cmd|' /C calc'!A0"],
  ...['+1 956 555 0142 + 1', '+9565550142*1', '=9565550142', '+9565550142\t', '++9565550142', '+A9565550142'],
])('no cell of a CSV file is a formula: %j', (text) => {
  expect(cellOf(text)).toEqual([`'${text}`]);
});

it.each(['+52 956 555 0142', '+1-956-555-0142', '+1 (956) 555.0142', '+9565550', '(956) 555-0142'])(
  'a phone number is in a CSV file as it was typed: %s',
  (text) => {
    expect(cellOf(text)).toEqual([text]);
  },
);

it('a time for a spreadsheet is local, without the zone', () => {
  expect(formatSpreadsheetTime(new Date(2026, 10, 29, 9, 30).getTime())).toBe('2026-11-29 09:30');
});

it.each(LOCALES)('the name of the zone of these times is the one of the device in "%s"', (locale) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = Intl.DateTimeFormat(INTL_LOCALE[locale], { timeZone, timeZoneName: 'longGeneric' }).format();
  expect(timeZoneName(locale)).not.toBe('');
  expect(time).toContain(timeZoneName(locale));
});
