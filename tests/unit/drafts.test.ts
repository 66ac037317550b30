import { expect, test, vi } from 'vitest';
import { editFieldsOf } from '../../src/domain/media-edit-form';
import { clearDraft, hasDraft, quoteDraft, submissionId } from '../../src/features/contact/draft';
import { editDrafts } from '../../src/features/library/use-edit';
import { mediaFile } from '../support/media-files';
import { stubSessionStorage } from '../support/session-storage';

test.each(['works', 'is full'])('a quote form that is sent again keeps its id if storage %s', (state) => {
  stubSessionStorage({ isFull: state === 'is full' });
  const id = submissionId({ firstName: 'Ana' });
  expect(submissionId({ firstName: 'Ana' })).toBe(id);
  expect(submissionId({ firstName: 'Eva' })).not.toBe(id);
});

test('the draft of a quote request lasts until that request is delivered', () => {
  stubSessionStorage();
  const older = submissionId({ firstName: 'Ana' });
  const id = submissionId({ firstName: 'Eva' });
  quoteDraft.write({ firstName: 'Eva' });
  clearDraft(older);
  expect(hasDraft()).toBe(true);
  clearDraft(id);
  expect(hasDraft()).toBe(false);
  expect(submissionId({ firstName: 'Eva' })).not.toBe(id);
});

test('an unsaved edit survives a reload for the user who typed it only', async () => {
  stubSessionStorage();
  const draft = { base: mediaFile('1'), fields: editFieldsOf(mediaFile('1')) };
  editDrafts('ana').keep('1', draft);
  expect(editDrafts('luis').find('1')).toBeUndefined();
  vi.resetModules();
  const reloaded = await import('../../src/features/library/use-edit');
  expect(reloaded.editDrafts('ana').find('1')).toEqual(draft);
});
