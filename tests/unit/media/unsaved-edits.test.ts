import { expect, test } from 'vitest';
import { mediaFileSchema } from '../../../src/domain/media-record';
import { draftOf } from '../../../src/features/media/edit-draft';
import { unsavedEdits } from '../../../src/features/media/unsaved-edits';

const base = mediaFileSchema.parse({
  ...{ id: '1', file_name: 'a.png', file_path: 'a', bucket_name: 'b', media_type: 'image' },
  ...{ created_at: 1, updated_at: 1 },
});
const draft = { ...draftOf(base), title: 'Mostrador' };

test('keeps an unsaved edit for the user who typed it only', () => {
  unsavedEdits('ana').keep({ base, draft });
  expect(unsavedEdits('ana').find(base.id)).toEqual({ base, draft });
  expect(unsavedEdits('luis').find(base.id)).toBeUndefined();
  unsavedEdits('luis').forget(base.id);
  expect(unsavedEdits('ana').find(base.id)?.draft.title).toBe('Mostrador');
  unsavedEdits('ana').forget(base.id);
  expect(unsavedEdits('ana').find(base.id)).toBeUndefined();
});
