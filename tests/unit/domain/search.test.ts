import { describe, expect, it, vi } from 'vitest';
import { fold, foldedTexts, wordMatcher } from '../../../src/domain/search';

it.each([
  ['capitals', 'MENU', 'menu'],
  ['accents', 'Menú del Día', 'menu del dia'],
  ['combining accents', 'cafe\u0301', 'cafe'],
  ['accents in a text without any plain letter', 'ÑÉ', 'ne'],
  ['curly apostrophes', 'Joe’s ‘best’', "joe's 'best'"],
  ['curly quotation marks', '“Best”', '"best"'],
  ['long dashes', '9–5 — open', '9-5 - open'],
])('a search ignores %s', (_, text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each<[rule: string, search: string, isFound: boolean]>([
  ['all words in any order', 'counter menu', true],
  ['the inside of a word', 'ount', true],
  ['words with accents and capitals', 'MENÚ', true],
  ['words between several spaces', '  menu \t counter ', true],
  ['an empty search', '', true],
  ['only one of the words', 'menu chef', false],
])('a search by words decides about %s', (_, search, isFound) => {
  expect(wordMatcher(search)(fold('Counter with a menú'))).toBe(isFound);
});

describe('the searched text of an item', () => {
  interface Item {
    texts: (string | null | undefined)[];
  }
  const textOf = foldedTexts(({ texts }: Item) => texts);

  it('has each of its texts', () => {
    const matches = wordMatcher('menú counter');
    expect(matches(textOf({ texts: ['Menu', null, undefined, 'Counter'] }))).toBe(true);
  });

  it('has no match that spans two texts', () => {
    expect(wordMatcher('nuco')(textOf({ texts: ['Menu', 'Counter'] }))).toBe(false);
  });

  it('is prepared once per item', () => {
    const textsOf = vi.fn(({ texts }: Item) => texts);
    const preparedText = foldedTexts(textsOf);
    const item = { texts: ['Menu'] };
    preparedText(item);
    preparedText(item);
    expect(textsOf).toHaveBeenCalledOnce();
  });

  it('is that of the edited item after an edit', () => {
    const item = { texts: ['Menu'] };
    textOf(item);
    expect(textOf({ ...item, texts: ['Counter'] })).toBe('counter');
  });
});
