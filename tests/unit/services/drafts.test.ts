import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DRAFTS } from '../../../src/features/contact/draft';
import { accountDrafts } from '../../../src/services/account-drafts';
import { stubSessionStorage } from '../../support/session-storage';

const ANA = { firstName: 'Ana' };
const EVA = { firstName: 'Eva' };
const draft = DRAFTS.quotes;

describe.each(['works', 'is full'])('if storage %s', (state) => {
  beforeEach(() => stubSessionStorage({ isFull: state === 'is full' }));
  afterEach(() => {
    draft.finish(draft.idFor(ANA)); // a full storage leaves the draft in memory
  });

  test('a form that is sent again unchanged keeps its id', () => {
    const id = draft.idFor(ANA);
    draft.save({ firstName: 'An' });
    draft.save(ANA);
    expect(draft.idFor(ANA)).toBe(id);
  });

  test('a form that is sent again with other texts gets a new id', () => {
    const id = draft.idFor(ANA);
    expect(draft.idFor(EVA)).not.toBe(id);
  });

  test('a draft holds a submission while its texts are those that were sent', () => {
    const id = draft.idFor(ANA);
    draft.save({ firstName: 'An' });
    expect(draft.holds(id)).toBe(false);
    draft.save(ANA);
    expect(draft.holds(id)).toBe(true);
  });
});

test('the delivery of an older submission keeps the draft', () => {
  stubSessionStorage();
  const older = draft.idFor(ANA);
  draft.idFor(EVA);
  draft.finish(older);
  expect(draft.read()).toEqual(EVA);
});

test('the delivery of a submission empties its draft', () => {
  stubSessionStorage();
  const id = draft.idFor(ANA);
  draft.finish(id);
  expect(draft.isEmpty()).toBe(true);
});

test('the same texts get a new id once their submission is delivered', () => {
  stubSessionStorage();
  const id = draft.idFor(ANA);
  draft.finish(id);
  expect(draft.idFor(ANA)).not.toBe(id);
});

test('what a visitor has typed since a form was sent stays when it is delivered', () => {
  stubSessionStorage();
  const id = draft.idFor(ANA);
  draft.save(EVA);
  draft.finish(id);
  expect(draft.read()).toEqual(EVA);
});

describe('a refused submission', () => {
  beforeEach(() => {
    stubSessionStorage();
    draft.restore('a', ANA);
  });

  test('comes back as a draft', () => {
    expect(draft.read()).toEqual(ANA);
  });

  test('keeps its id', () => {
    expect(draft.idFor(ANA)).toBe('a');
  });
});

test('the draft of the version of 2026-11-28 is read', () => {
  stubSessionStorage();
  sessionStorage.setItem('quote-draft', JSON.stringify(ANA));
  expect(draft.read()).toEqual(ANA);
});

test('a request that the version of 2026-11-28 sent keeps its id', () => {
  stubSessionStorage();
  sessionStorage.setItem('quote-sent', JSON.stringify({ id: 'a', fields: ANA }));
  expect(draft.idFor(ANA)).toBe('a');
});

test('an unsaved text of staff survives a reload', async () => {
  stubSessionStorage();
  accountDrafts<string>('drafts')('ana').keep('1', 'Menu');
  vi.resetModules();
  const reloaded = await import('../../../src/services/account-drafts');
  expect(reloaded.accountDrafts('drafts')('ana').find('1')).toBe('Menu');
});

test('an unsaved text of staff is hidden from another account', () => {
  stubSessionStorage();
  const drafts = accountDrafts<string>('drafts');
  drafts('ana').keep('1', 'Menu');
  expect(drafts('luis').find('1')).toBeUndefined();
});
