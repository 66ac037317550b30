import { expect, it } from 'vitest';
import { FILTERS_IN_URL as GALLERY } from '../../../src/features/gallery/gallery-filters';
import { isFiltered, FILTERS_IN_URL as LIBRARY } from '../../../src/features/library/library-filters';
import { countFilters, filterFiles, type MediaFilters, NO_FILTERS } from '../../../src/features/media/filters';
import { readValues } from '../../../src/features/media/url-values';
import { mediaFile as file, idsOf as ids } from '../../support/media-files';

const FILES = [
  file('a', { title: 'Elena’s menu – spring', category: 'blog-image', tags: ['Verano', 'MESA 4'] }),
  file('b', { description: 'A “hero” for summer', category: 'hero-banner', media_type: 'video' }),
  file('c', { file_name: 'Lista_PRECIOS.pdf', media_type: 'document' }),
  file('d', {
    title: 'menu',
    category: 'hero-banner',
    media_type: 'audio',
    translations: { es: { title: 'Menú del día', description: null, alt_text: null } },
  }),
];

it('returns the same list if no filter is set', () => {
  expect(filterFiles(FILES, { ...NO_FILTERS, search: '  ' })).toBe(FILES);
});

it.each<[string, Partial<MediaFilters>, string[]]>([
  ['part of a title', { search: 'NA’S MEN' }, ['a']],
  ['description', { search: 'for summer' }, ['b']],
  ['any tag', { search: 'mesa' }, ['a']],
  ['text without its accents', { search: 'dia' }, ['d']],
  ['a plain apostrophe and dash', { search: "elena's menu - spring" }, ['a']],
  ['plain quotes', { search: '"hero"' }, ['b']],
  ['words of several fields in any order', { search: 'verano menu' }, ['a']],
  ['words in both languages', { search: 'día menu' }, ['d']],
  ['special characters literally', { search: '.*' }, []],
  ['category', { category: 'hero-banner' }, ['b', 'd']],
  ['no category', { category: 'none' }, ['c']],
  ['type', { type: 'document' }, ['c']],
  ['all filters together', { category: 'hero-banner', type: 'video', search: 'hero' }, ['b']],
  ['all filters together', { category: 'hero-banner', type: 'video', search: 'menu' }, []],
])('finds files by %s: %j', (_, filters, expected) => {
  expect(ids(filterFiles(FILES, { ...NO_FILTERS, ...filters }))).toEqual(expected);
});

it('counts filters without the search', () => {
  expect(countFilters({ ...NO_FILTERS, search: 'a' })).toBe(0);
  expect(countFilters({ ...NO_FILTERS, type: 'image', category: 'other' })).toBe(2);
});

const inGallery = (query: string) => readValues(GALLERY, new URLSearchParams(query));
const inLibrary = (query: string) => readValues(LIBRARY, new URLSearchParams(query));

it('reads defaults for missing and invalid filters in the URL', () => {
  expect(inGallery('category=nothing&type=audio&view=table')).toEqual({ ...NO_FILTERS, layout: 'grid' });
  const off = { missingAlt: false, missingSpanish: false, missingFile: false };
  const initial = { ...NO_FILTERS, ...off, layout: 'grid', sort: 'newest' };
  expect(inLibrary('tab=library&category=nothing&type=all&missing-alt=no&sort=best')).toEqual(initial);
});

it('the library is filtered if any filter is set; a blank search does not count', () => {
  expect(isFiltered(inLibrary('q=+&view=list'))).toBe(false);
  for (const query of ['q=a', 'category=none', 'type=video', 'missing-alt=yes', 'missing-file=yes'])
    expect(isFiltered(inLibrary(query)), query).toBe(true);
});
