import { expect, it } from 'vitest';
import { matcherOf } from '../../../src/features/media/search-files';
import { mediaFile } from '../../support/media-files';

const file = mediaFile('1', {
  file_name: 'menu-2026.pdf',
  title: 'Elena’s menu – spring',
  description: 'Tacos “al pastor”',
  translations: { es: { title: 'Menú de primavera', description: null, alt_text: null } },
  tags: ['counter'],
});

it.each([
  ['all words in any order', 'spring menu', true],
  ['a tag', 'counter', true],
  ['words in both languages', 'primavera tacos', true],
  ['a plain apostrophe and dash', "elena's menu - spring", true],
  ['a typographic apostrophe', 'elena’s', true],
  ['plain quotes', '"al pastor"', true],
  ['no accents', 'menu de primavera', true],
  ['a word that does not occur', 'menu winter', false],
])('a search finds a file by %s', (_, search, isFound) => {
  expect(matcherOf(search)(file)).toBe(isFound);
});
