import { describe, expect, it } from 'vitest';
import type { MediaFile } from '../../../src/domain/media-record';
import { type LibraryFilters, NO_FILTERS } from '../../../src/features/library/library-filters';
import { filterFiles, libraryFigures, sortFiles } from '../../../src/features/library/library-view';
import { mediaFile } from '../../support/media-files';

const file = (file_name: string, fields: Partial<MediaFile> = {}) => mediaFile(file_name, { file_name, ...fields });

const FILES = [
  file('Menú del día.PNG', { category: 'hero-banner', alt_text: 'A slate', file_size: 1000 }),
  file('clip.mp4', { media_type: 'video', title: 'The counter', category: 'hero-banner', file_size: 500 }),
  file('team.jpg', { description: 'Everybody at the counter', category: 'team-photo' }),
  file('prices.pdf', { media_type: 'document', tags: ['counter'] }),
];

const found = (filters: Partial<LibraryFilters>) =>
  filterFiles(FILES, { ...NO_FILTERS, ...filters }).map(({ file_name }) => file_name);

describe('the library', () => {
  it('shows all files without filters', () => {
    expect(filterFiles(FILES, NO_FILTERS)).toBe(FILES);
    expect(found({ search: '  ' })).toHaveLength(4);
  });

  it('is searched by file name, title and description and tags in any case, with or without accents', () => {
    expect(found({ search: 'COUNTER' })).toEqual(['clip.mp4', 'team.jpg', 'prices.pdf']);
    expect(found({ search: 'the everybody' })).toEqual(['team.jpg']);
    expect(found({ search: 'menu' })).toEqual(['Menú del día.PNG']);
    expect(found({ search: 'DÍA.png' })).toEqual(['Menú del día.PNG']);
    expect(found({ search: 'mp4the' })).toEqual([]);
  });

  it('finds records of missing objects', () => {
    const gone = file('gone.png', { missing_since: 1 });
    expect(filterFiles([...FILES, gone], { ...NO_FILTERS, missingFile: true })).toEqual([gone]);
  });

  it('combines search, category and type', () => {
    expect(found({ category: 'hero-banner' })).toEqual(['Menú del día.PNG', 'clip.mp4']);
    expect(found({ category: 'hero-banner', type: 'video' })).toEqual(['clip.mp4']);
    expect(found({ category: 'hero-banner', type: 'video', search: 'menu' })).toEqual([]);
  });

  it('finds files without a category, and images without alternative text', () => {
    expect(found({ category: 'none' })).toEqual(['prices.pdf']);
    expect(found({ missingAlt: true })).toEqual(['team.jpg']);
  });

  it('finds files in both languages, and those with a text that has no Spanish translation', () => {
    const es = { title: 'Mostrador', description: null, alt_text: null };
    const both = file('both.png', { title: 'Counter', translations: { es } });
    const half = file('half.png', { title: 'Counter', description: 'Wood', translations: { es } });
    const files = [both, half, file('none.png')];
    expect(filterFiles(files, { ...NO_FILTERS, search: 'mostrador' })).toEqual([both, half]);
    expect(filterFiles(files, { ...NO_FILTERS, missingSpanish: true })).toEqual([half]);
  });

  it('is sorted by date, name or size', () => {
    const sorted = (sort: Parameters<typeof sortFiles>[1]) =>
      sortFiles(FILES, sort, 'es').map(({ file_name }) => file_name);
    expect(sorted('newest')).toEqual(FILES.map(({ file_name }) => file_name));
    expect(sorted('oldest')).toEqual(['prices.pdf', 'team.jpg', 'clip.mp4', 'Menú del día.PNG']);
    expect(sorted('name')).toEqual(['Menú del día.PNG', 'prices.pdf', 'team.jpg', 'clip.mp4']);
    expect(sorted('largest').slice(0, 2)).toEqual(['Menú del día.PNG', 'clip.mp4']);
  });

  it('is counted by type and size; an unknown size counts as nothing', () => {
    expect(libraryFigures(FILES)).toEqual({ totalFiles: 4, totalSize: 1500, imageCount: 2, videoCount: 1 });
  });
});
