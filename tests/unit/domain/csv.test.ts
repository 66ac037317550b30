import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCsv } from '../../../src/domain/csv';

/** The rows as a parser of RFC 4180 reads them. */
const read = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: '\r\n' });

it.each(['Peña, Ñandú', 'the "best" shop', 'one\ntwo\r\nthree', 'a;b', ' x ', ''])(
  'a file keeps the text %j',
  (text) => {
    const rows = [
      ['name', text],
      [text, 'last'],
    ];
    expect(read(toCsv(rows))).toEqual(rows);
  },
);

it('a CSV file is UTF-8 with a byte order mark, and every row ends with CRLF', () => {
  expect(toCsv([['a', 'b'], ['ñ']])).toBe('\uFEFF"a","b"\r\n"ñ"\r\n');
});

it.each(['=1+1', '+1 (956) 555-0142', '-2', '@SUM(A1)', '\t=1', '\r=1'])('no cell begins like a formula: %j', (text) =>
  expect(read(toCsv([[text]]))).toEqual([[`'${text}`]]),
);

it('leaves other texts alone', () => {
  expect(read(toCsv([['a=1', '956-555-0142', 'ana@example.com', "'=1"]]))).toEqual([
    ['a=1', '956-555-0142', 'ana@example.com', "'=1"],
  ]);
});
