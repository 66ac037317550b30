import { expect, it } from 'vitest';
import { GALLERY_PARAMS as GALLERY } from '../../../src/features/gallery/gallery-view';
import { isFiltered, LIBRARY_PARAMS as LIBRARY } from '../../../src/features/library/library-view';
import { countFilters, filterMedia, type MediaFilters, NO_MEDIA_FILTERS } from '../../../src/features/media/filters';
import { readValues } from '../../../src/features/media/url-values';
import { mediaFile as file, idsOf as ids } from '../../support/media-files';

const es = { title: 'Menú del día', description: 'Con tiza' };
const FILES = [
  file('a', { title: 'Elena’s menu – spring', category: 'blog-image', tags: ['Verano', 'MESA 4'] }),
  file('b', { description: 'A “hero” for summer', category: 'hero-banner', media_type: 'video' }),
  file('c', { file_name: 'Lista_PRECIOS.pdf', media_type: 'document' }),
  file('d', { title: 'menu', category: 'hero-banner', media_type: 'audio', translations: { es } }),
];

it.each<[string, Partial<MediaFilters>, string[]]>([
  ['title', { search: 'NA’S MEN' }, ['a']],
  ['description', { search: 'for summer' }, ['b']],
  ['description in Spanish', { search: 'con tiza' }, ['d']],
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
  expect(ids(filterMedia(FILES, { ...NO_MEDIA_FILTERS, ...filters }))).toEqual(expected);
});

it('does not find a file by its alternative text', () => {
  const slate = file('e', { alt_text: 'A slate' });
  expect(filterMedia([slate], { ...NO_MEDIA_FILTERS, search: 'slate' })).toEqual([]);
});

const inGallery = (query: string) => readValues(GALLERY, new URLSearchParams(query));
const inLibrary = (query: string) => readValues(LIBRARY, new URLSearchParams(query));

it('reads the filters of the gallery from the URL', () => {
  const set = { search: 'menu', category: 'hero-banner', type: 'image', layout: 'list' };
  expect(inGallery('q=menu&category=hero-banner&type=image&view=list')).toEqual(set);
});

it('takes the defaults of the gallery for missing and invalid values in the URL', () => {
  expect(inGallery('category=nothing&type=audio&view=table')).toEqual({ ...NO_MEDIA_FILTERS, layout: 'grid' });
});

it('takes the defaults of the library for missing and invalid values in the URL', () => {
  const off = { missingAlt: false, missingSpanish: false, missingFile: false };
  const initial = { ...NO_MEDIA_FILTERS, ...off, layout: 'grid', sort: 'newest' };
  expect(inLibrary('tab=library&category=nothing&missing-alt=no&sort=best')).toEqual(initial);
});

it('counts each filter', () => {
  expect(countFilters({ ...NO_MEDIA_FILTERS, type: 'image', category: 'other' })).toBe(2);
});

it('does not count the search as a filter', () => {
  expect(countFilters({ ...NO_MEDIA_FILTERS, search: 'a' })).toBe(0);
});

it('the library is not filtered by a blank search or the layout', () => {
  expect(isFiltered(inLibrary('q=+&view=list'))).toBe(false);
});

it.each(['q=a', 'category=none', 'missing-alt=yes'])('the library is filtered by %s', (query) => {
  expect(isFiltered(inLibrary(query))).toBe(true);
});
