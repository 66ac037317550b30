import { describe, expect, it } from 'vitest';
import type { MediaFile } from '../../../src/domain/media-record';
import {
  checkboxesFor,
  filterLibrary,
  libraryStats,
  NO_LIBRARY_FILTERS,
  sortFiles,
} from '../../../src/features/library/library-view';
import { mediaFile, type RecordFields } from '../../support/media-files';

const file = (file_name: string, fields: RecordFields = {}) => mediaFile(file_name, { file_name, ...fields });

const es = { title: 'Mostrador' };
const FILES = [
  file('Menú del día.PNG', { alt_text: 'A slate', file_size: 1000, translations: { es: { ...es, alt_text: 'x' } } }),
  file('clip.mp4', { media_type: 'video', title: 'The counter', translations: { es }, file_size: 500 }),
  file('team.jpg', { description: 'Everybody at the counter', translations: { es } }),
  file('prices.pdf', { media_type: 'document', alt_text: 'prices', missing_since: 1 }),
];
const namesOf = (files: readonly MediaFile[]) => files.map(({ file_name }) => file_name);

it.each<[string, Partial<typeof NO_LIBRARY_FILTERS>, string[]]>([
  ['records of missing objects', { missingFile: true }, ['prices.pdf']],
  ['images without alternative text', { missingAlt: true }, ['team.jpg']],
  ['texts without a Spanish translation', { missingSpanish: true }, ['team.jpg']],
  ['files that match all filters', { missingAlt: true, type: 'video' }, []],
])('shows %s', (_, filters, expected) => {
  expect(namesOf(filterLibrary(FILES, { ...NO_LIBRARY_FILTERS, ...filters }))).toEqual(expected);
});

it('offers to show records of missing objects while there are some', () => {
  expect(checkboxesFor(FILES)).toEqual(['missingAlt', 'missingSpanish', 'missingFile']);
});

it('does not offer to show records of missing objects if there are none', () => {
  expect(checkboxesFor(FILES.filter(({ missing_since }) => missing_since === null))).toEqual([
    'missingAlt',
    'missingSpanish',
  ]);
});

describe('sorts files', () => {
  const sorted = (sort: Parameters<typeof sortFiles>[1]) => namesOf(sortFiles(FILES, sort, 'es'));

  it('by date, the newest first', () => {
    const arrived = [file('b.pdf'), file('a.pdf')];
    expect(namesOf(sortFiles(arrived, 'newest', 'en'))).toEqual(['b.pdf', 'a.pdf']);
  });

  it('by date, the oldest first', () => {
    expect(sorted('oldest')).toEqual(namesOf(FILES).reverse());
  });

  it('by size, the largest first', () => {
    const sized = [file('small.pdf', { file_size: 5 }), file('unknown.pdf'), file('large.pdf', { file_size: 90 })];
    expect(namesOf(sortFiles(sized, 'largest', 'en'))).toEqual(['large.pdf', 'small.pdf', 'unknown.pdf']);
  });

  it('by name, which is the title in the language', () => {
    const titled = [file('9', { title: 'z', translations: { es } }), file('a 10'), file('A 9'), file('ñ')];
    expect(namesOf(sortFiles(titled, 'name', 'es'))).toEqual(['A 9', 'a 10', '9', 'ñ']);
  });
});

it('counts files by type', () => {
  expect(libraryStats([...FILES, file('a.zip', { media_type: 'document' })])).toMatchObject({
    totalFiles: 5,
    imageCount: 2,
    videoCount: 1,
  });
});

it('adds up the sizes of files, with an unknown size as nothing', () => {
  expect(libraryStats(FILES)).toMatchObject({ totalSize: 1500 });
});
