import { afterEach, expect, test, vi } from 'vitest';
import { clearDraft, hasDraft, quoteDraft, submissionId } from '../../../src/features/contact/draft';

afterEach(() => vi.unstubAllGlobals());

const KEEPING = new Map<string, string>();
const STORAGE: Record<string, Partial<Storage>> = {
  works: {
    getItem: (key) => KEEPING.get(key) ?? null,
    setItem: (key, value) => void KEEPING.set(key, value),
    removeItem: (key) => void KEEPING.delete(key),
  },
  'is full': {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
    removeItem: () => {},
  },
};

test.each(Object.entries(STORAGE))('a form that is sent again keeps its id if storage %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  const id = submissionId({ firstName: 'Ana' });
  expect(submissionId({ firstName: 'Ana' })).toBe(id);
  expect(submissionId({ firstName: 'Eva' })).not.toBe(id);
  quoteDraft.write({ firstName: 'Eva' });
  expect(hasDraft()).toBe(true);
  clearDraft();
  expect(hasDraft()).toBe(false);
  expect(submissionId({ firstName: 'Eva' })).not.toBe(id);
});
