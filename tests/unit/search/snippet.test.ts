import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/features/search/lines';
import { mark, type Piece, snippetOf } from '../../../src/features/search/snippet';

const meaningsOf = (query: string) => readLine(query).tokens.map(({ text }) => new Map([[text, 3]]));
const text = (pieces: Piece[]) => pieces.map((piece) => (piece.match ? `[${piece.text}]` : piece.text)).join('');
/** The snippet of a section for a query, with matches in brackets. */
const snippet = (lines: string[], query: string) => text(snippetOf(lines.map(readLine), meaningsOf(query)));

it('splits a line into matches and the text between them', () => {
  expect(mark(readLine('Cafés y tés'), meaningsOf('cafes tes'))).toEqual([
    { text: 'Cafés', match: true },
    { text: ' y ', match: false },
    { text: 'tés', match: true },
  ]);
});

it('a section without lines has no snippet', () => {
  expect(snippetOf([], meaningsOf('menu'))).toEqual([]);
});

describe('of several lines, the snippet shows', () => {
  it('the one that matches most words', () => {
    const most = 'A card reader that prints a receipt in every language you need';
    const others = [`${most.replace('card', 'map')} at once`, `${most.replace('receipt', 'list')} at once`];
    const [first = '', last = ''] = others;
    expect(snippet([first, most, last], 'card receipt')).toBe(most.replace(/card|receipt/g, '[$&]'));
  });

  it('the one whose label matches, if others match as many words', () => {
    const labeled = 'Hours: from Monday to Friday, and on Saturday if you call us first';
    const longer = 'Outside of these hours a person still answers the phone, and can help you with a terminal';
    expect(snippet([longer, labeled], 'hours')).toBe(labeled.replace('Hours', '[Hours]'));
  });

  it('one that matches two words before one whose label matches one', () => {
    const labeled = 'Hours: from Monday to Friday, and on Saturday if you call us first';
    const both = 'Outside of these hours a person still answers, and brings a terminal';
    expect(snippet([labeled, both], 'hours terminal')).toBe(both.replace(/hours|terminal/g, '[$&]'));
  });

  it('the longest, if they match equally', () => {
    const short = 'We bring the terminal to your business, and explain how it works';
    const long = 'We bring the terminal to your business, and explain how it works in your language';
    expect(snippet([short, long, short], 'terminal')).toBe(long.replace('terminal', '[terminal]'));
  });

  it('the first, if they match equally and are longer than a snippet', () => {
    const first = `The terminal prints ${'a receipt and '.repeat(9)}a list`;
    const longer = `Each terminal prints ${'a receipt and '.repeat(12)}a list`;
    expect(snippet([first, longer], 'terminal')).toMatch(/^The \[terminal\]/);
  });
});

describe('a short line', () => {
  it('is shown together with the next ones', () => {
    const lines = [
      'Tips',
      'Hours: Monday to Friday',
      'A person answers the phone',
      'In Spanish, and in English',
      'Call',
    ];
    expect(snippet(lines, 'hours')).toBe(
      '[Hours]: Monday to Friday · A person answers the phone · In Spanish, and in English',
    );
  });

  it.each([
    ['with the next one', 59, ' · more'],
    ['alone', 60, ''],
  ])('is shown %s if it has %i characters', (_, length, next) => {
    const line = 'card'.padEnd(length, '.');
    expect(snippet([line, 'more'], 'card')).toBe(`[card]${line.slice(4)}${next}`);
  });
});

describe('of a long text, the snippet', () => {
  /** The numbers as words: three characters each. */
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).join(' ');

  it('shows whole words, from forty characters before the match up to 140 characters', () => {
    expect(snippet([numbers(10, 99)], '60')).toBe(`… ${numbers(47, 59)} [60] ${numbers(61, 93)} …`);
  });

  it('begins before the first of several matches', () => {
    expect(snippet([numbers(10, 99)], '70 60')).toBe(
      `… ${numbers(47, 59)} [60] ${numbers(61, 69)} [70] ${numbers(71, 93)} …`,
    );
  });

  it('begins with the start of the text if the match is there', () => {
    expect(snippet([`¿${numbers(10, 99)}`], '12')).toBe(`¿10 11 [12] ${numbers(13, 55)} …`);
  });

  it('begins with the start of the text if only the title matches', () => {
    expect(snippet([numbers(10, 99)], 'title')).toBe(`${numbers(10, 56)} …`);
  });

  it('ends with the end of the text if the match is there', () => {
    expect(snippet([`${numbers(10, 99)}...`], '95')).toBe(`… ${numbers(54, 94)} [95] ${numbers(96, 99)}...`);
  });

  it('has no match that is outside of it', () => {
    expect(snippet([numbers(10, 99)], '12 90')).toBe(`10 11 [12] ${numbers(13, 56)} …`);
  });
});
