import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../src/domain/csv';

/** The rows as a parser of RFC 4180 reads them. */
const read = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: '\r\n' });

describe('a CSV file', () => {
  it.each([
    ['accents', 'Peña, Ñandú y Café'],
    ['quotes', 'the "best" shop'],
    ['line breaks', 'one\ntwo\r\nthree'],
    ['commas and semicolons', 'a,b;c'],
    ['an emoji', '🌮'],
    ['spaces around', ' x '],
    ['only quotes', '""'],
    ['nothing', ''],
  ])('keeps %s', (_, text) => {
    const rows = [
      ['name', 'text'],
      ['first', text],
      [text, 'last'],
    ];
    expect(read(toCsv(rows))).toEqual(rows);
  });

  it('is UTF-8 with a byte order mark, and every row ends with CRLF', () => {
    expect(toCsv([['a', 'b'], ['ñ']])).toBe('\uFEFF"a","b"\r\n"ñ"\r\n');
    expect([...new TextEncoder().encode(toCsv([])).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each(['=1+1', '+1 (956) 555-0142', '-2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("https://x.example")'])(
    'never begins a cell like a formula: %j',
    (text) => expect(read(toCsv([[text]]))).toEqual([[`'${text}`]]),
  );

  it.each(['a=1', '956-555-0142', 'ana@example.com', "'=1"])('leaves %j alone', (text) =>
    expect(read(toCsv([[text]]))).toEqual([[text]]),
  );

  it('writes numbers as they are, and missing values as nothing', () => {
    expect(read(toCsv([[-7, 1.5, null, undefined]]))).toEqual([['-7', '1.5', '', '']]);
  });
});
