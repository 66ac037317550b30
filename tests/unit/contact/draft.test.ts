import { expect, test } from 'vitest';
import { clearDraft, hasDraft, quoteDraft, submissionId } from '../../../src/features/contact/draft';
import { stubSessionStorage } from '../../support/session-storage';

test.each(['works', 'is full'])('a form that is sent again keeps its id if storage %s', (state) => {
  stubSessionStorage({ isFull: state === 'is full' });
  const id = submissionId({ firstName: 'Ana' });
  expect(submissionId({ firstName: 'Ana' })).toBe(id);
  expect(submissionId({ firstName: 'Eva' })).not.toBe(id);
  quoteDraft.write({ firstName: 'Eva' });
  expect(hasDraft()).toBe(true);
  clearDraft(id);
  expect(hasDraft(), 'an older request was delivered').toBe(true);
  clearDraft(submissionId({ firstName: 'Eva' }));
  expect(hasDraft()).toBe(false);
  expect(submissionId({ firstName: 'Eva' })).not.toBe(id);
});
