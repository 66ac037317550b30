import { afterEach, expect, test, vi } from 'vitest';
import { hasDraft, idFor, keepDraft, readDraft } from '../../../src/features/contact/draft';

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
  const id = idFor({ firstName: 'Ana' });
  expect(idFor({ firstName: 'Ana' })).toBe(id);
  expect(idFor({ firstName: 'Eva' })).not.toBe(id);
  expect(readDraft().fields).toEqual({ firstName: 'Eva' });
  keepDraft(null);
  expect(hasDraft()).toBe(false);
});
