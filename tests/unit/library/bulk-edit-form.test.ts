import { describe, expect, it } from 'vitest';
import { type BulkField, bulkFormSchema, countOverTagLimit, NO_CATEGORY } from '../../../src/domain/bulk-edit-form';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../../src/domain/media-limits';
import type { MediaFile } from '../../../src/domain/media-record';
import { mediaFile } from '../../support/media-files';

const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);
const change = (field: BulkField, value: string) => bulkFormSchema(field, []).safeParse({ value }).data;
const refusal = (field: BulkField, value: string, files: MediaFile[] = []) =>
  bulkFormSchema(field, files)
    .safeParse({ value })
    .error?.issues.map(({ message }) => message);

describe('a change of many files', () => {
  it('is empty before the user selects or types something', () => {
    for (const field of ['setCategory', 'addTags', 'removeTags'] as const) expect(change(field, '')).toBeUndefined();
    expect(change('setCategory', NO_CATEGORY)).toEqual({ category: null });
    expect(change('setCategory', 'blog-image')).toEqual({ category: 'blog-image' });
    expect(change('addTags', 'menu, , chalk')).toEqual({ add_tags: ['menu', 'chalk'] });
    expect(change('removeTags', 'menu')).toEqual({ remove_tags: ['menu'] });
  });

  it('is refused with the number of files that would get too many tags', () => {
    const files = [mediaFile('full', { tags: tags(MAX_TAGS) }), mediaFile('half', { tags: tags(MAX_TAGS / 2) })];
    expect(refusal('addTags', 'one', files)).toEqual(['tooManyTags']);
    expect(countOverTagLimit(files, ['one'])).toBe(1);
    expect(refusal('addTags', tags(MAX_TAGS).join(','), files), 'existing tags').toBeUndefined();
    expect(refusal('addTags', 'one', files.slice(1))).toBeUndefined();
    const imported = [mediaFile('imported', { tags: tags(MAX_TAGS + 1) })];
    expect(refusal('removeTags', 'one', imported)).toBeUndefined();
  });

  it('is refused if a new tag is too long, but may remove a long one', () => {
    const long = 'x'.repeat(MAX_TAG_LENGTH + 1);
    expect(refusal('addTags', long)).toEqual(['tagTooLong']);
    expect(refusal('removeTags', long)).toBeUndefined();
  });
});
