import { describe, expect, it } from 'vitest';
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

it.each(['setCategory', 'addTags', 'removeTags'] as const)(
  'a change of many files is empty before the user selects or types something: %s',
  (field) => {
    expect(change(field, '')).toBeUndefined();
  },
);

it('a change of many files can remove their category', () => {
  expect(change('setCategory', NO_CATEGORY)).toEqual({ category: null });
});

it('a change of many files can set their category', () => {
  expect(change('setCategory', 'blog-image')).toEqual({ category: 'blog-image' });
});

it('a change of many files adds each typed tag once', () => {
  expect(change('addTags', 'menu, , chalk,menu ')).toEqual({ add_tags: ['menu', 'chalk'] });
});

it.each(['addTags', 'removeTags'] as const)('a change of many files needs a tag: %s', (field) => {
  expect(refusal(field, ' , ')).toEqual(['required']);
});

it('a change of many files can remove tags', () => {
  expect(change('removeTags', 'menu')).toEqual({ remove_tags: ['menu'] });
});

describe('for files with as many tags as are allowed', () => {
  const tags = Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`);
  const files = [mediaFile('full', { tags }), mediaFile('half', { tags: tags.slice(1) })];

  it('a change is refused if it would give one of them too many', () => {
    expect(refusal('addTags', 'one', files)).toEqual(['tooManyTags']);
  });

  it('a change is accepted if it adds only tags that they have', () => {
    expect(refusal('addTags', tags.join(), files)).toBeUndefined();
  });

  it('a change says how many of them it would give too many', () => {
    expect(countOverTagLimit(files, ['one'])).toBe(1);
  });
});

const TOO_LONG = 'x'.repeat(MAX_TAG_LENGTH + 1);

it('a change of many files is refused if a new tag is too long', () => {
  expect(refusal('addTags', TOO_LONG)).toEqual(['tagTooLong']);
});

it('a change of many files can remove a tag that is too long', () => {
  expect(refusal('removeTags', TOO_LONG)).toBeUndefined();
});

it('tags that some of the files have are not among the tags that none has', () => {
  expect(tagsOfNone([mediaFile('menu', { tags: ['menu'] }), mediaFile('logo')], ['menu', 'sale'])).toEqual(['sale']);
});

it('tags that none of the files has are found by their exact spelling', () => {
  expect(tagsOfNone([mediaFile('menu', { tags: ['Menú'] })], ['Menú', 'menu'])).toEqual(['menu']);
});
