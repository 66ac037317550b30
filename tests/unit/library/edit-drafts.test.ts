import { expect, test } from 'vitest';
import { editFieldsOf } from '../../../src/domain/media-edit-form';
import { mediaFileSchema } from '../../../src/domain/media-record';
import { editDrafts } from '../../../src/features/library/use-edit';

const base = mediaFileSchema.parse({
  ...{ id: '1', file_name: 'a.png', file_path: 'a', bucket_name: 'b', media_type: 'image' },
  ...{ created_at: 1, updated_at: 1 },
});
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
