import { describe, expect, it } from 'vitest';
import { filterFiles, type MediaFilters, NO_FILTERS } from '../../../src/features/media/filters';
import { mediaFile as file, idsOf as ids } from '../../support/media-files';

describe('the filters', () => {
  const files = [
    file('a', { title: 'Menú del Día', category: 'blog-image', tags: ['Verano', 'MESA 4'] }),
    file('b', { description: 'A hero for summer', category: 'hero-banner', media_type: 'video' }),
    file('c', { file_name: 'Lista_PRECIOS.pdf', media_type: 'document' }),
    file('d', { title: 'menu', category: 'hero-banner', media_type: 'audio' }),
  ];
  const found = (filters: Partial<MediaFilters>) => ids(filterFiles(files, { ...NO_FILTERS, ...filters }));

  it('return the same list if none is set', () => {
    expect(filterFiles(files, { ...NO_FILTERS, search: '  ' })).toBe(files);
  });

  it.each<[string, Partial<MediaFilters>, string[]]>([
    ['title', { search: 'DEL D' }, ['a']],
    ['description', { search: 'hero for' }, ['b']],
    ['file name', { search: 'lista_precios.PDF' }, ['c']],
    ['any tag', { search: 'mesa' }, ['a']],
    ['text without its accents', { search: 'dia' }, ['a']],
    ['text with added accents', { search: 'ménu' }, ['a', 'd']],
    ['words of several fields in any order', { search: 'verano menu' }, ['a']],
    ['words that no file has together', { search: 'menu summer' }, []],
    ['special characters literally', { search: '.*' }, []],
    ['category', { category: 'hero-banner' }, ['b', 'd']],
    ['type', { type: 'document' }, ['c']],
    ['all filters together', { category: 'hero-banner', type: 'video', search: 'hero' }, ['b']],
    ['all filters together', { category: 'hero-banner', type: 'video', search: 'menu' }, []],
  ])('match by %s: %j', (_, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });
});
