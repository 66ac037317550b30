import { expect, it } from 'vitest';
import { differences, type EditFields, editFieldsOf, editFormSchema } from '../../../src/domain/media-edit-form';
import { MAX_TAG_LENGTH, MAX_TAGS, MAX_TITLE_LENGTH } from '../../../src/domain/media-limits';
import { mediaFile, NO_EDIT } from '../../support/media-files';

const TEXTS = { title: 'A slate', tags: ['menu', 'chalk'], category: 'hero-banner' as const };
const FILE = mediaFile('1', TEXTS);

const save = (fields: EditFields, file = FILE) => editFormSchema(file).parse(fields).edit;

const errors = (fields: Partial<EditFields>) =>
  editFormSchema(FILE)
    .safeParse({ ...editFieldsOf(FILE), ...fields })
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

it('an edit without changes equals the record', () => {
  expect(save(editFieldsOf(FILE))).toEqual({ ...NO_EDIT, ...TEXTS });
  expect(differences(editFieldsOf(FILE), FILE)).toEqual([]);
  expect(differences({ ...editFieldsOf(FILE), is_featured: true }, FILE)).toEqual(['is_featured']);
});

it('an edit saves blank fields as null', () => {
  const texts = { title: ' ', description: '', alt_text: '\n', title_es: '', description_es: ' ', alt_text_es: '' };
  const edit = save({ ...texts, captions_en: '', captions_es: '', category: '', tags: ' , ', is_featured: true });
  expect(edit).toEqual({ ...NO_EDIT, is_featured: true });
});

it('an edit refuses long texts and too many or too long tags', () => {
  const tags = Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag ${index}`).join();
  const fields = { title: 'x'.repeat(MAX_TITLE_LENGTH + 1), tags };
  expect(errors(fields)).toEqual(['title: tooLong', 'tags: tooManyTags']);
  expect(errors({ tags: 'x'.repeat(MAX_TAG_LENGTH + 1) })).toEqual(['tags: tagTooLong']);
});

it('an edit keeps untouched values of an import as they are stored, even longer ones', () => {
  const title = `${'x'.repeat(MAX_TITLE_LENGTH)} `;
  const imported = { ...FILE, title, description: '', tags: ['a, b', ' c', ' c'] };
  const edit = save({ ...editFieldsOf(imported), alt_text: ' new ' }, imported);
  expect(edit).toMatchObject({ title, description: null, alt_text: 'new', tags: imported.tags });
});

it('an edit keeps, adds and removes captions', () => {
  const film = mediaFile('2', { media_type: 'video', captions: ['es'] });
  const saved = (fields: Partial<EditFields>) => {
    const { edit, captions } = editFormSchema(film).parse({ ...editFieldsOf(film), ...fields });
    return { languages: edit.captions, captions };
  };
  const text = 'WEBVTT\n';
  expect(saved({})).toEqual({ languages: ['es'], captions: {} });
  expect(saved({ captions_en: text })).toEqual({ languages: ['en', 'es'], captions: { en: text } });
  expect(saved({ captions_es: text })).toEqual({ languages: ['es'], captions: { es: text } });
  expect(saved({ captions_es: '' })).toEqual({ languages: [], captions: {} });
});
