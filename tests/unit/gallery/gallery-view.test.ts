import { describe, expect, it } from 'vitest';
import { FEATURED_STRIP_LENGTH } from '../../../src/domain/media-limits';

import { galleryView, neighbours, openFileOf, withOpenFile } from '../../../src/features/gallery/gallery-view';
import { mediaFile as file, idsOf as ids } from '../../support/media-files';

describe('what the gallery shows', () => {
  it('counts all files, the images, and whatever is featured', () => {
    const files = [file('a', { is_featured: true }), file('b'), file('c', { media_type: 'video', is_featured: true })];
    expect(galleryView(files).counts).toEqual({ total: 3, images: 2, featured: 2 });
    expect(galleryView([]).counts).toEqual({ total: 0, images: 0, featured: 0 });
  });

  it('keeps the order of the files, and lets the arrows see their images only', () => {
    const view = galleryView([file('a'), file('b', { media_type: 'document' }), file('c')]);
    expect(ids(view.shown)).toEqual(['a', 'b', 'c']);
    expect(ids(view.shownImages)).toEqual(['a', 'c']);
  });

  it('puts featured images on the strip, not other featured files, and no more than fit', () => {
    const files = [
      file('video', { media_type: 'video', is_featured: true }),
      file('plain'),
      ...Array.from({ length: FEATURED_STRIP_LENGTH + 1 }, (_, index) => file(`f${index + 1}`, { is_featured: true })),
    ];
    expect(ids(galleryView(files).featured)).toEqual(ids(files.slice(2, 2 + FEATURED_STRIP_LENGTH)));
    expect(galleryView(files.slice(0, 2)).featured).toEqual([]);
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
