import { expect, test } from 'vitest';
import { editFieldsOf } from '../../../src/domain/media-edit-form';
import { editDrafts } from '../../../src/features/library/use-edit';
import { mediaFile } from '../../support/media-files';

const base = mediaFile('1');
const fields = { ...editFieldsOf(base), title: 'Mostrador' };

test('keeps an unsaved edit for the user who typed it only', () => {
  editDrafts('ana').keep({ base, fields });
  expect(editDrafts('ana').find(base.id)).toEqual({ base, fields });
  expect(editDrafts('luis').find(base.id)).toBeUndefined();
  editDrafts('luis').forget(base.id);
  expect(editDrafts('ana').find(base.id)?.fields.title).toBe('Mostrador');
  editDrafts('ana').forget(base.id);
  expect(editDrafts('ana').find(base.id)).toBeUndefined();
});
