import { expect, test, vi } from 'vitest';
import { accountDrafts } from '../../src/components/account-drafts';
import { clearDraft, hasDraft, quoteDraft, submissionId } from '../../src/features/contact/draft';
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

test('an unsaved text of staff survives a reload for the user who typed it only', async () => {
  stubSessionStorage();
  const drafts = accountDrafts<string>('drafts');
  drafts('ana').keep('1', 'Menu');
  expect(drafts('luis').find('1')).toBeUndefined();
  vi.resetModules();
  const reloaded = await import('../../src/components/account-drafts');
  expect(reloaded.accountDrafts('drafts')('ana').find('1')).toBe('Menu');
});
