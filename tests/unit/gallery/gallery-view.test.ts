import { describe, expect, it } from 'vitest';
import { FEATURED_STRIP_LENGTH } from '../../../src/domain/media-limits';
import { type GalleryFilters, NO_FILTERS } from '../../../src/features/gallery/gallery-filters';
import {
  filterFiles,
  gallerySummary,
  neighbours,
  openFileOf,
  withOpenFile,
} from '../../../src/features/gallery/gallery-view';
import { mediaFile as file, idsOf as ids } from '../../support/media-files';

describe('the summary of the gallery', () => {
  it('counts all files, the images, and whatever is featured', () => {
    const files = [file('a', { is_featured: true }), file('b'), file('c', { media_type: 'video', is_featured: true })];
    expect(gallerySummary(files).counts).toEqual({ total: 3, images: 2, featured: 2 });
    expect(gallerySummary([]).counts).toEqual({ total: 0, images: 0, featured: 0 });
  });

  it('puts featured images on the strip, not other featured files, and no more than fit', () => {
    const files = [
      file('video', { media_type: 'video', is_featured: true }),
      file('plain'),
      ...Array.from({ length: FEATURED_STRIP_LENGTH + 1 }, (_, index) => file(`f${index + 1}`, { is_featured: true })),
    ];
    expect(ids(gallerySummary(files).strip)).toEqual(ids(files.slice(2, 2 + FEATURED_STRIP_LENGTH)));
    expect(gallerySummary(files.slice(0, 2)).strip).toEqual([]);
  });
});

describe('the filters', () => {
  const files = [
    file('a', { title: 'Menú del Día', category: 'blog-image', tags: ['Verano', 'MESA 4'] }),
    file('b', { description: 'A hero for summer', category: 'hero-banner', media_type: 'video' }),
    file('c', { file_name: 'Lista_PRECIOS.pdf', media_type: 'document' }),
    file('d', { title: 'menu', category: 'hero-banner', media_type: 'audio' }),
  ];
  const found = (filters: Partial<GalleryFilters>) =>
    ids(filterFiles(files, { ...NO_FILTERS, layout: 'grid', ...filters }));

  it('let all through, in their order, when none is set', () => {
    expect(filterFiles(files, { ...NO_FILTERS, search: '  ', layout: 'list' })).toBe(files);
  });

  it.each([
    ['title', 'DEL D', ['a']],
    ['description', 'hero for', ['b']],
    ['file name', 'lista_precios.PDF', ['c']],
    ['any tag', 'mesa', ['a']],
    ['no accents', 'dia', ['a']],
    ['accents that are not there', 'ménu', ['a', 'd']],
    ['words in another order and place', 'verano menu', ['a']],
    ['nothing that is there', 'menu summer', []],
    ['signs as they are', '.*', []],
  ])('search by %s', (_, search, expected) => {
    expect(found({ search })).toEqual(expected);
  });

  it('have all to agree', () => {
    expect(found({ category: 'hero-banner' })).toEqual(['b', 'd']);
    expect(found({ type: 'document' })).toEqual(['c']);
    expect(found({ category: 'hero-banner', type: 'video', search: 'hero' })).toEqual(['b']);
    expect(found({ category: 'hero-banner', type: 'video', search: 'menu' })).toEqual([]);
  });

  it('find all that a plain search in any case would find', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      file(`${index}`, {
        title: `Año ${index} É`,
        description: index % 2 ? `Peña ${index % 7}` : null,
        tags: [`T${index % 5}`],
      }),
    );
    for (const search of ['año 1', 'PEÑA 3', 't4', 'É', '29 é', 'ñ']) {
      const plain = many.filter(({ title, description, file_name, tags }) =>
        [title, description, file_name, ...tags].some((text) => text?.toLowerCase().includes(search.toLowerCase())),
      );
      const ours = filterFiles(many, { ...NO_FILTERS, layout: 'grid', search });
      expect(plain.length).toBeGreaterThan(0);
      expect(ids(ours)).toEqual(expect.arrayContaining(ids(plain)));
    }
  });
});

describe('the neighbours of an image', () => {
  const images = ['a', 'b', 'c'].map((id) => file(id));

  it('are those beside it', () => {
    expect(neighbours(images, 'b')).toEqual({ previous: images[0], next: images[2], position: 2, count: 3 });
  });

  it('wrap at both ends', () => {
    expect(neighbours(images, 'a')).toMatchObject({ previous: { id: 'c' }, next: { id: 'b' }, position: 1 });
    expect(neighbours(images, 'c')).toMatchObject({ previous: { id: 'b' }, next: { id: 'a' }, position: 3 });
    expect(neighbours(images.slice(0, 2), 'a')).toMatchObject({ previous: { id: 'b' }, next: { id: 'b' } });
  });

  it('are none for a lone image, or for a file that is not among the images', () => {
    expect(neighbours(images.slice(0, 1), 'a')).toBeNull();
    expect(neighbours(images, 'video')).toBeNull();
    expect(neighbours([], 'a')).toBeNull();
  });
});

describe('the open file in the URL', () => {
  it('is read from it, and changed without touching what else it holds', () => {
    const params = new URLSearchParams('view=list');
    expect(openFileOf(params)).toBeNull();
    const open = withOpenFile(params, 'abc');
    expect(open.toString()).toBe('view=list&file=abc');
    expect(openFileOf(open)).toBe('abc');
    expect(withOpenFile(open, 'def').toString()).toBe('view=list&file=def');
    expect(withOpenFile(open, null).toString()).toBe('view=list');
    expect(params.toString()).toBe('view=list');
  });
});
