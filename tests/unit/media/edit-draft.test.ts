import { describe, expect, it } from 'vitest';
import { MAX_TAG_LENGTH, MAX_TAGS, MAX_TITLE_LENGTH } from '../../../src/domain/media-limits';
import { mediaEditSchema, mediaFileSchema } from '../../../src/domain/media-record';
import {
  carriedOver,
  differences,
  draftOf,
  editOf,
  faultsOf,
  isTouched,
  readTags,
} from '../../../src/features/media/edit-draft';

const FILE = mediaFileSchema.parse({
  ...{ id: '1', file_name: 'a.png', file_path: 'a', bucket_name: 'b', media_type: 'image' },
  ...{ created_at: 1, updated_at: 1 },
  ...{ title: 'A slate', tags: ['menu', 'chalk'], category: 'hero-banner' },
});

describe('an edit', () => {
  it('without changes equals the record', () => {
    const { title, description, alt_text, category, tags, is_featured } = FILE;
    expect(editOf(draftOf(FILE), FILE)).toEqual({ title, description, alt_text, category, tags, is_featured });
  });

  it('saves blank fields as null', () => {
    const blank = { title: ' ', description: '', alt_text: '\n', category: '', tags: ' , ', is_featured: true };
    const edit = editOf(blank, FILE);
    expect(edit).toEqual({
      ...{ title: null, description: null, alt_text: null, category: null },
      ...{ tags: [], is_featured: true },
    });
    expect(mediaEditSchema.safeParse(edit).success).toBe(true);
  });

  it('reads comma-separated tags, trimmed, without empty ones and duplicates', () => {
    expect(readTags(' menu, chalk ,,menu, del día ')).toEqual(['menu', 'chalk', 'del día']);
  });

  it('reports long texts and too many tags with their limits', () => {
    const many = Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag ${index}`).join(',');
    const draft = { ...draftOf(FILE), title: 'x'.repeat(MAX_TITLE_LENGTH + 1), tags: many };
    expect(faultsOf(draft, FILE)).toEqual({
      title: { key: 'tooLong', max: MAX_TITLE_LENGTH },
      tags: { key: 'tooManyTags', max: MAX_TAGS },
    });
    const long = { ...draftOf(FILE), tags: 'x'.repeat(MAX_TAG_LENGTH + 1) };
    expect(faultsOf(long, FILE)).toEqual({ tags: { key: 'tagTooLong', max: MAX_TAG_LENGTH } });
    expect(faultsOf(draftOf(FILE), FILE)).toEqual({});
  });

  it('leaves a longer text alone that came with an import', () => {
    const imported = { ...FILE, title: 'x'.repeat(MAX_TITLE_LENGTH + 1) };
    expect(faultsOf({ ...draftOf(imported), description: 'new' }, imported)).toEqual({});
  });

  it('keeps untouched values of an import as they are stored', () => {
    const title = `${'x'.repeat(MAX_TITLE_LENGTH)} `;
    const imported = { ...FILE, title, description: '', tags: ['a, b', ' c', ' c'] };
    const edit = editOf({ ...draftOf(imported), alt_text: ' new ' }, imported);
    expect(edit).toMatchObject({ title, description: '', alt_text: 'new', tags: imported.tags });
  });

  it('counts as touched while it differs from the record', () => {
    expect(isTouched(draftOf(FILE), FILE)).toBe(false);
    expect(isTouched({ ...draftOf(FILE), is_featured: true }, FILE)).toBe(true);
  });

  it('can be carried over to a newer record by another user', () => {
    const theirs = { ...FILE, title: 'Menu', alt_text: 'Chalk on slate', updated_at: 2 };
    expect(differences(FILE, theirs)).toEqual(['title', 'alt_text']);
    const mine = { title: 'Mine' };
    expect(carriedOver({ ...draftOf(FILE), ...mine }, FILE, theirs)).toEqual({ ...draftOf(theirs), ...mine });
  });
});
