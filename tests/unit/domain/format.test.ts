import { execFileSync } from 'node:child_process';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCsv } from '../../../src/domain/csv';
import { formatDay, formatSize, formatSpreadsheetTime, languageName, timeZoneName } from '../../../src/domain/format';
import { INTL_LOCALE, LOCALES } from '../../../src/domain/locale';

it.each<[number | null, string | null]>([
  [1023, '1023 Bytes'],
  [1.5 * 1024, '1.5 KB'],
  [1024 ** 2, '1 MB'],
  [2.345 * 1024 ** 3, '2.35 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
  [0, null],
  [null, null],
  [Number.NaN, null],
])('the size of %s bytes is %s in both languages', (bytes, text) => {
  for (const locale of LOCALES) expect(formatSize(bytes, locale)).toBe(text);
});

it('writes a day, and the name of a language, in the words of the language', () => {
  expect(formatDay('2024-12-28', 'en')).toBe('December 28, 2024');
  expect(formatDay('2025-01-15', 'es')).toBe('15 de enero de 2025');
  expect([languageName('es', 'en'), languageName('en', 'es')]).toEqual(['Spanish', 'inglés']);
});

it('the date in the name of a file is the one of the device', () => {
  // A process has one time zone, so each zone needs its own.
  const code = `import { formatFileDate } from './src/domain/format.ts';
    console.log(formatFileDate(Date.parse('2026-11-28T20:30-06:00')));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const dateIn = (TZ: string) =>
    execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: 'utf8' });
  expect([dateIn('America/Chicago'), dateIn('UTC')]).toEqual(['2026-11-28\n', '2026-11-29\n']);
});

/** The rows as a parser of RFC 4180 reads them. */
const read = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: '\r\n' });

it('a CSV file begins with a byte order mark, ends every row with CRLF, and keeps its texts', () => {
  expect(toCsv([['a', 'b'], ['ñ']])).toBe('\uFEFF"a","b"\r\n"ñ"\r\n');
  const rows = [['Peña, Ñandú', 'the "best" shop', 'one\ntwo\r\nthree', 'a;b', ' x ', '', 'a=1', '956-555-0142']];
  expect(read(toCsv(rows))).toEqual(rows);
});

const cellOf = (text: string) => read(toCsv([[text]])).flat();

it('no cell of a CSV file is a formula', () => {
  const formulas = ['=1+1', '+1+1', '-1+1', '-2', '+1-2', '@SUM(A1)', '\t=1', '\r=1', "+1+cmd|' /C calc'!A0"];
  const long = ['+1 956 555 0142 + 1', '+9565550142*1', '=9565550142', '+9565550142\t', '++9565550142', '+A9565550142'];
  for (const text of [...formulas, ...long]) expect(cellOf(text)).toEqual([`'${text}`]);
});

it('a phone number is in a CSV file as it was typed', () => {
  for (const text of ['+52 956 555 0142', '+1-956-555-0142', '+1 (956) 555.0142', '+9565550', '(956) 555-0142'])
    expect(cellOf(text)).toEqual([text]);
});

it('a time for a spreadsheet is local, without the zone, whose name is for the column', () => {
  expect(formatSpreadsheetTime(new Date(2026, 10, 29, 9, 30).getTime())).toBe('2026-11-29 09:30');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const nameIn = (tag: string) => Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).format();
  for (const locale of LOCALES) {
    expect(timeZoneName(locale)).not.toBe('');
    expect(nameIn(INTL_LOCALE[locale])).toContain(timeZoneName(locale));
  }
});
