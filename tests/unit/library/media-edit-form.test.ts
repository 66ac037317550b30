import { describe, expect, it } from 'vitest';
import {
  differences,
  EDIT_TEXTS,
  type EditFields,
  editFieldsOf,
  editFormSchema,
} from '../../../src/domain/media-edit-form';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../../src/domain/media-limits';
import { MEDIA_TEXTS } from '../../../src/domain/media-texts';
import { keysOf } from '../../../src/domain/table';
import { mediaFile, NO_EDIT } from '../../support/media-files';

const TEXTS = { title: 'A slate', tags: ['menu', 'chalk'], category: 'hero-banner' as const };
const FILE = mediaFile('1', TEXTS);

const save = (fields: EditFields, file = FILE) => editFormSchema(file).parse(fields).edit;

const errors = (fields: Partial<EditFields>) =>
  editFormSchema(FILE)
    .safeParse({ ...editFieldsOf(FILE), ...fields })
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

it('an edit without changes saves the values of the record', () => {
  expect(save(editFieldsOf(FILE))).toEqual({ ...NO_EDIT, ...TEXTS });
});

it('an edit without changes does not differ from the record', () => {
  expect(differences(editFieldsOf(FILE), FILE)).toEqual([]);
});

it('an edit differs from the record in the changed fields', () => {
  expect(differences({ ...editFieldsOf(FILE), is_featured: true }, FILE)).toEqual(['is_featured']);
});

it('an edit saves blank fields as null', () => {
  const texts = { title: ' ', description: '', alt_text: '\n', description_es: ' ' };
  const edit = save({ ...editFieldsOf(mediaFile('1')), ...texts, tags: ' , ', is_featured: true });
  expect(edit).toEqual({ ...NO_EDIT, is_featured: true });
});

describe.each(keysOf(EDIT_TEXTS))('the %s of an edit', (field) => {
  const { max } = MEDIA_TEXTS[EDIT_TEXTS[field].text];

  it('may have the characters that the record allows', () => {
    expect(errors({ [field]: ` ${'x'.repeat(max)} ` })).toBeUndefined();
  });

  it('may not be longer', () => {
    expect(errors({ [field]: 'x'.repeat(max + 1) })).toEqual([`${field}: tooLong`]);
  });
});

it('an edit refuses too many tags', () => {
  const tags = Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag ${index}`).join();
  expect(errors({ tags })).toEqual(['tags: tooManyTags']);
});

it('an edit accepts as many tags as are allowed', () => {
  const tags = Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`).join();
  expect(errors({ tags })).toBeUndefined();
});

it('an edit accepts a tag of the longest length', () => {
  expect(errors({ tags: 'x'.repeat(MAX_TAG_LENGTH) })).toBeUndefined();
});

it('an edit refuses a tag that is too long', () => {
  expect(errors({ tags: 'x'.repeat(MAX_TAG_LENGTH + 1) })).toEqual(['tags: tagTooLong']);
});

it('an edit names all fields that it refuses', () => {
  const tags = Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag ${index}`).join();
  const fields = { title: 'x'.repeat(MEDIA_TEXTS.title.max + 1), tags };
  expect(errors(fields)).toEqual(['title: tooLong', 'tags: tooManyTags']);
});

it('an edit with a translated title alone saves the translation', () => {
  const { translations } = save({ ...editFieldsOf(FILE), title_es: 'Una pizarra' });
  expect(translations?.es).toMatchObject({ title: 'Una pizarra', description: null });
});

describe('an edit of an import', () => {
  const title = `${'x'.repeat(MEDIA_TEXTS.title.max)} `;
  const imported = { ...FILE, title, description: '', tags: ['a, b', ' c', ' c'] };
  const edited = () => save({ ...editFieldsOf(imported), alt_text: ' new ' }, imported);

  it('keeps an untouched text as it is stored, even a longer one', () => {
    expect(edited().title).toBe(title);
  });

  it('is not refused for an untouched text that is too long', () => {
    const long = { ...imported, description: 'x'.repeat(MEDIA_TEXTS.description.max + 1) };
    expect(save(editFieldsOf(long), long).description).toBe(long.description);
  });

  it('is not refused for too many untouched tags', () => {
    const tagged = { ...imported, tags: Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag ${index}`) };
    expect(save(editFieldsOf(tagged), tagged).tags).toEqual(tagged.tags);
  });

  it('keeps untouched tags as they are stored', () => {
    expect(edited().tags).toEqual(imported.tags);
  });

  it('saves an untouched blank text as null', () => {
    expect(edited().description).toBeNull();
  });

  it('trims the text that was typed', () => {
    expect(edited().alt_text).toBe('new');
  });
});

describe('an edit of a video with captions in Spanish', () => {
  const film = mediaFile('2', { media_type: 'video', captions: ['es'] });
  const saved = (fields: Partial<EditFields>) => {
    const { edit, captions } = editFormSchema(film).parse({ ...editFieldsOf(film), ...fields });
    return { languages: edit.captions, captions };
  };
  const text = 'WEBVTT\n';

  it('keeps untouched captions', () => {
    expect(saved({})).toEqual({ languages: ['es'], captions: {} });
  });

  it('adds captions in another language', () => {
    expect(saved({ captions_en: text })).toEqual({ languages: ['en', 'es'], captions: { en: text } });
  });

  it('replaces captions', () => {
    expect(saved({ captions_es: text })).toEqual({ languages: ['es'], captions: { es: text } });
  });

  it('refuses captions that are not WebVTT', () => {
    const edited = { ...editFieldsOf(film), captions_en: 'Hola' };
    expect(editFormSchema(film).safeParse(edited).success).toBe(false);
  });

  it('removes captions', () => {
    expect(saved({ captions_es: '' })).toEqual({ languages: [], captions: {} });
  });
});
