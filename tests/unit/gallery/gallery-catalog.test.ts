import { describe, expect, it } from 'vitest';
import { catalogEntry, catalogLines, featuredStrip, parseCatalogLine } from '../../../src/domain/gallery-catalog';
import { FEATURED_STRIP_LENGTH } from '../../../src/domain/media-limits';
import type { MediaFile } from '../../../src/domain/media-record';
import { idsOf, mediaFile } from '../../support/media-files';

/** Featured images named featured-1, featured-2 ..., the newest first. */
const featured = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    mediaFile(`featured-${index + 1}`, { is_featured: true, created_at: 1000 - index }),
  );
const linesOf = (files: MediaFile[]) => [...catalogLines(files.map(catalogEntry))];
const listed = (files: MediaFile[]) => linesOf(files).map((line) => parseCatalogLine(line)?.id);

describe('the featured strip', () => {
  it('shows featured images in the order of the files', () => {
    const files = [mediaFile('plain'), ...featured(2).reverse()];
    expect(idsOf(featuredStrip(files))).toEqual(['featured-2', 'featured-1']);
  });

  it('shows no video, even a featured one', () => {
    const video = mediaFile('video', { is_featured: true, media_type: 'video' });
    expect(featuredStrip([video])).toEqual([]);
  });

  it('shows a limited number of images', () => {
    expect(featuredStrip(featured(FEATURED_STRIP_LENGTH + 1))).toHaveLength(FEATURED_STRIP_LENGTH);
  });
});

describe('the list', () => {
  const newer = mediaFile('newer', { created_at: 3000 });
  const newest = mediaFile('newest', { created_at: 4000 });

  it('has the strip before the rest, and each of them the newest first', () => {
    const [first, second] = featured(2) as [MediaFile, MediaFile];
    expect(listed([newer, second, newest, first])).toEqual(['featured-1', 'featured-2', 'newest', 'newer']);
  });

  it('has the featured images that the strip does not show among the rest', () => {
    const files = featured(FEATURED_STRIP_LENGTH + 1);
    const [inStrip, beyond] = [files.slice(0, -1), files.slice(-1)];
    expect(listed([newest, ...files])).toEqual([...idsOf(inStrip), 'newest', ...idsOf(beyond)]);
  });

  it('has a featured video among the rest', () => {
    const video = mediaFile('video', { is_featured: true, media_type: 'video' });
    expect(listed([video, newest])).toEqual(['newest', 'video']);
  });

  it('ends each line with a line feed', () => {
    expect(linesOf([newest, newer]).map((line) => line.indexOf('\n') === line.length - 1)).toEqual([true, true]);
  });

  it('leaves out fields without a value', () => {
    const fields = Object.keys(JSON.parse(linesOf([mediaFile('plain')])[0] ?? ''));
    const always = ['id', 'file_name', 'file_path', 'bucket_name', 'media_type', 'created_at', 'updated_at'];
    expect(fields.sort()).toEqual(always.sort());
  });

  it.each<[string, Partial<MediaFile>]>([
    ['no optional field', {}],
    ['a placeholder', { placeholder: 'data:image/webp;base64,AAAA' }],
    ['tags, a feature and a size of 0', { tags: ['a'], is_featured: true, file_size: 0 }],
  ])('gives back the whole record of a file with %s', (_, fields) => {
    const file = mediaFile('file', fields);
    expect(parseCatalogLine(linesOf([file])[0] ?? '')).toEqual(file);
  });
});

it.each([
  ['JSON', '<html>'],
  ['the record of a file', '{"id":7}'],
  ['the record of an existing object', JSON.stringify(mediaFile('gone', { missing_since: 9 }))],
])('a line that is not %s is no file', (_, line) => {
  expect(parseCatalogLine(line)).toBeNull();
});
