import { describe, expect, it } from 'vitest';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../../src/domain/media-limits';
import { bulkFaultOf, changeOf, NO_CATEGORY } from '../../../src/features/media/bulk-change';
import { mediaFile } from '../../support/media-files';

const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

describe('a change of many files', () => {
  it('is none before the user chooses or types something', () => {
    for (const field of ['setCategory', 'addTags', 'removeTags'] as const) expect(changeOf(field, '')).toBeNull();
    expect(changeOf('setCategory', NO_CATEGORY)).toEqual({ category: null });
    expect(changeOf('setCategory', 'blog-image')).toEqual({ category: 'blog-image' });
    expect(changeOf('addTags', 'menu, , chalk')).toEqual({ add_tags: ['menu', 'chalk'] });
    expect(changeOf('removeTags', 'menu')).toEqual({ remove_tags: ['menu'] });
  });

  it('is refused with the number of files that would get too many tags', () => {
    const files = [mediaFile('full', { tags: tags(MAX_TAGS) }), mediaFile('half', { tags: tags(MAX_TAGS / 2) })];
    expect(bulkFaultOf({ add_tags: ['one'] }, files)).toEqual({ key: 'tooManyTags', max: MAX_TAGS, count: 1 });
    expect(bulkFaultOf({ add_tags: tags(MAX_TAGS) }, files), 'existing tags').toBeNull();
    expect(bulkFaultOf({ add_tags: ['one'] }, files.slice(1))).toBeNull();
    expect(bulkFaultOf({ remove_tags: ['one'] }, [mediaFile('imported', { tags: tags(MAX_TAGS + 1) })])).toBeNull();
  });

  it('is refused if a new tag is too long, but may remove a long one', () => {
    const long = 'x'.repeat(MAX_TAG_LENGTH + 1);
    expect(bulkFaultOf({ add_tags: [long] }, [])).toEqual({ key: 'tagTooLong', max: MAX_TAG_LENGTH });
    expect(bulkFaultOf({ remove_tags: [long] }, [])).toBeNull();
    expect(bulkFaultOf(null, [])).toBeNull();
  });
});
