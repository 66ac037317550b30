import { expect, it } from 'vitest';
import { FILTERS_IN_URL as GALLERY } from '../../../src/features/gallery/gallery-view';
import { isFiltered, FILTERS_IN_URL as LIBRARY } from '../../../src/features/library/library-view';
import { countFilters, filterFiles, type MediaFilters, NO_FILTERS } from '../../../src/features/media/filters';
import { readValues } from '../../../src/features/media/url-values';
import { mediaFile as file, idsOf as ids } from '../../support/media-files';

const es = { title: 'Menú del día', description: null, alt_text: null };
const FILES = [
  file('a', { title: 'Elena’s menu – spring', category: 'blog-image', tags: ['Verano', 'MESA 4'] }),
  file('b', { description: 'A “hero” for summer', category: 'hero-banner', media_type: 'video' }),
  file('c', { file_name: 'Lista_PRECIOS.pdf', media_type: 'document' }),
  file('d', { title: 'menu', category: 'hero-banner', media_type: 'audio', translations: { es } }),
];

it.each<[string, Partial<MediaFilters>, string[]]>([
  ['title', { search: 'NA’S MEN' }, ['a']],
  ['description', { search: 'for summer' }, ['b']],
  ['any tag', { search: 'mesa' }, ['a']],
  ['file name', { search: 'precios' }, ['c']],
  ['text without its accents', { search: 'dia' }, ['d']],
  ['a plain apostrophe and dash', { search: "elena's menu - spring" }, ['a']],
  ['words of several fields in any order', { search: 'verano menu' }, ['a']],
  ['category', { category: 'hero-banner' }, ['b', 'd']],
  ['no category', { category: 'none' }, ['c']],
  ['type', { type: 'document' }, ['c']],
  ['all filters together', { category: 'hero-banner', type: 'video', search: 'hero' }, ['b']],
  ['all filters together', { category: 'hero-banner', type: 'video', search: 'menu' }, []],
])('finds files by %s: %j', (_, filters, expected) => {
  expect(ids(filterFiles(FILES, { ...NO_FILTERS, ...filters }))).toEqual(expected);
});

const inGallery = (query: string) => readValues(GALLERY, new URLSearchParams(query));
const inLibrary = (query: string) => readValues(LIBRARY, new URLSearchParams(query));

it('reads filters from the URL, and defaults for missing and invalid ones', () => {
  const set = { search: 'menu', category: 'hero-banner', type: 'image', layout: 'list' };
  expect(inGallery('q=menu&category=hero-banner&type=image&view=list')).toEqual(set);
  expect(inGallery('category=nothing&type=audio&view=table')).toEqual({ ...NO_FILTERS, layout: 'grid' });
  const off = { missingAlt: false, missingSpanish: false, missingFile: false };
  const initial = { ...NO_FILTERS, ...off, layout: 'grid', sort: 'newest' };
  expect(inLibrary('tab=library&category=nothing&missing-alt=no&sort=best')).toEqual(initial);
});

it('counts filters without the search; the library is filtered if there is a search or any filter', () => {
  expect(countFilters({ ...NO_FILTERS, search: 'a' })).toBe(0);
  expect(countFilters({ ...NO_FILTERS, type: 'image', category: 'other' })).toBe(2);
  expect(isFiltered(inLibrary('q=+&view=list'))).toBe(false);
  for (const query of ['q=a', 'category=none', 'missing-alt=yes'])
    expect(isFiltered(inLibrary(query)), query).toBe(true);
});
