import { expect, test, vi } from 'vitest';
import { editFieldsOf } from '../../../src/domain/media-edit-form';
import { editDrafts } from '../../../src/features/library/use-edit';
import { uploadQueueOf } from '../../../src/features/library/use-uploads';
import { mediaFile } from '../../support/media-files';
import { stubSessionStorage } from '../../support/session-storage';

test('keeps an unsaved edit for the user who typed it only, also through a reload', async () => {
  stubSessionStorage();
  const draft = { base: mediaFile('1'), fields: editFieldsOf(mediaFile('1')) };
  editDrafts('ana').keep('1', draft);
  expect(editDrafts('luis').find('1')).toBeUndefined();
  editDrafts('luis').forget('1');
  vi.resetModules();
  const reloaded = await import('../../../src/features/library/use-edit');
  expect(reloaded.editDrafts('ana').find('1')).toEqual(draft);
  editDrafts('ana').forget('1');
  expect(editDrafts('ana').find('1')).toBeUndefined();
});

test('each admin keeps one queue of uploads per tab', () => {
  const queue = uploadQueueOf('ana', () => {});
  expect(uploadQueueOf('luis', () => {})).not.toBe(queue);
  expect(uploadQueueOf('ana', () => {})).toBe(queue);
});
