import { expect, it } from 'vitest';
import {
  type BulkField,
  bulkFormSchema,
  countOverTagLimit,
  NO_CATEGORY,
  tagsOfNone,
} from '../../../src/domain/bulk-edit-form';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../../src/domain/media-limits';
import type { MediaFile } from '../../../src/domain/media-record';
import { mediaFile } from '../../support/media-files';

const change = (field: BulkField, value: string) => bulkFormSchema(field, []).safeParse({ value }).data;
const refusal = (field: BulkField, value: string, files: MediaFile[] = []) =>
  bulkFormSchema(field, files)
    .safeParse({ value })
    .error?.issues.map(({ message }) => message);

it('a change of many files is empty before the user selects or types something', () => {
  for (const field of ['setCategory', 'addTags', 'removeTags'] as const) expect(change(field, '')).toBeUndefined();
  expect(change('setCategory', NO_CATEGORY)).toEqual({ category: null });
  expect(change('setCategory', 'blog-image')).toEqual({ category: 'blog-image' });
  expect(change('addTags', 'menu, , chalk,menu ')).toEqual({ add_tags: ['menu', 'chalk'] });
  expect(change('removeTags', 'menu')).toEqual({ remove_tags: ['menu'] });
});

it('a change of many files is refused if one would get too many tags, or a new tag is too long', () => {
  const tags = Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`);
  const files = [mediaFile('full', { tags }), mediaFile('half', { tags: tags.slice(1) })];
  expect(refusal('addTags', 'one', files)).toEqual(['tooManyTags']);
  expect(countOverTagLimit(files, ['one'])).toBe(1);
  expect(refusal('addTags', tags.join(), files), 'existing tags').toBeUndefined();
  const long = 'x'.repeat(MAX_TAG_LENGTH + 1);
  expect(refusal('addTags', long)).toEqual(['tagTooLong']);
  expect(refusal('removeTags', long)).toBeUndefined();
  expect(tagsOfNone([mediaFile('menu', { tags: ['Menú'] })], ['Menú', 'menu'])).toEqual(['menu']);
});
