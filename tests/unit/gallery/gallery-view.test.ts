import { expect, it } from 'vitest';
import { FEATURED_STRIP_LENGTH } from '../../../src/domain/media-limits';
import { gallerySummary, neighbours, openFileOf, withOpenFile } from '../../../src/features/gallery/gallery-view';
import { mediaFile as file, idsOf as ids } from '../../support/media-files';

it('the summary counts files, and puts featured images on the strip, no more than fit', () => {
  const others = [file('video', { media_type: 'video', is_featured: true }), file('plain')];
  const featured = Array.from({ length: FEATURED_STRIP_LENGTH + 1 }, (_, index) =>
    file(`f${index + 1}`, { is_featured: true }),
  );
  const { strip, counts } = gallerySummary([...others, ...featured]);
  expect(ids(strip)).toEqual(ids(featured.slice(0, FEATURED_STRIP_LENGTH)));
  const { length } = featured;
  expect(counts).toEqual({ totalFiles: length + 2, images: length + 1, featured: length + 1 });
});

const images = ['a', 'b', 'c'].map((id) => file(id));

it.each([
  ['in the middle', images, 'b', { previous: images[0], next: images[2], position: 2, count: 3 }],
  ['at the start', images, 'a', { previous: images[2], next: images[1], position: 1, count: 3 }],
  ['at the end', images, 'c', { previous: images[1], next: images[0], position: 3, count: 3 }],
  ['alone', images.slice(0, 1), 'a', null],
  ['that is not listed', images, 'video', null],
])('the neighbors of an image: %s', (_, files, id, expected) => {
  expect(neighbours(files, id)).toEqual(expected);
});

it('the URL keeps its other parameters when the open file changes', () => {
  const params = new URLSearchParams('view=list');
  const open = withOpenFile(params, 'abc');
  expect([params, open, withOpenFile(open, 'def'), withOpenFile(open, null)].map(String)).toEqual([
    'view=list',
    'view=list&file=abc',
    'view=list&file=def',
    'view=list',
  ]);
  expect([params, open].map(openFileOf)).toEqual([null, 'abc']);
});
