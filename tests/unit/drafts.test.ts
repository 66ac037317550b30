import { expect, test, vi } from 'vitest';
import { accountDrafts } from '../../src/components/account-drafts';
import { DRAFTS } from '../../src/features/contact/draft';
import { stubSessionStorage } from '../support/session-storage';

const ANA = { firstName: 'Ana' };
const EVA = { firstName: 'Eva' };
const draft = DRAFTS.quotes;

test.each(['works', 'is full'])('a form that is sent again unchanged keeps its id if storage %s', (state) => {
  stubSessionStorage({ isFull: state === 'is full' });
  const id = draft.idFor(ANA);
  draft.save({ firstName: 'An' });
  expect(draft.holds(id)).toBe(false);
  draft.save(ANA);
  expect(draft.holds(id)).toBe(true);
  expect(draft.idFor(ANA)).toBe(id);
  expect(draft.idFor(EVA)).not.toBe(id);
  draft.finish(draft.idFor(EVA));
});

test('the draft of a form lasts until that submission is delivered', () => {
  stubSessionStorage();
  const older = draft.idFor(ANA);
  const id = draft.idFor(EVA);
  draft.finish(older);
  expect(draft.read()).toEqual(EVA);
  draft.finish(id);
  expect(draft.isEmpty()).toBe(true);
  expect(draft.idFor(EVA)).not.toBe(id);
});

test('what a visitor has typed since a form was sent stays when it is delivered', () => {
  stubSessionStorage();
  const id = draft.idFor(ANA);
  draft.save(EVA);
  draft.finish(id);
  expect(draft.read()).toEqual(EVA);
});

test('a refused submission comes back under its id', () => {
  stubSessionStorage();
  draft.restore('a', ANA);
  expect(draft.read()).toEqual(ANA);
  expect(draft.idFor(ANA)).toBe('a');
});

test('a draft and a sent request of the version of 2026-11-28 are read', () => {
  stubSessionStorage();
  sessionStorage.setItem('quote-draft', JSON.stringify(ANA));
  sessionStorage.setItem('quote-sent', JSON.stringify({ id: 'a', fields: ANA }));
  expect(draft.read()).toEqual(ANA);
  expect(draft.idFor(ANA)).toBe('a');
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
