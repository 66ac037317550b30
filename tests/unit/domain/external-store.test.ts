import { beforeEach, expect, it, vi } from 'vitest';
import { createExternalStore } from '../../../src/domain/external-store';

let store: ReturnType<typeof createExternalStore<string>>;
beforeEach(() => {
  store = createExternalStore('first');
});

it('starts with its initial value', () => {
  expect(store.get()).toBe('first');
});

it('has the new value when it calls its listeners', () => {
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set('second');
  expect(seen).toEqual(['second']);
});

it('calls every listener once per change', () => {
  const listeners = [vi.fn(), vi.fn()];
  for (const listener of listeners) store.subscribe(listener);
  store.set('second');
  for (const listener of listeners) expect(listener).toHaveBeenCalledOnce();
});

it('calls no listener if the value stays the same', () => {
  const listener = vi.fn();
  store.subscribe(listener);
  store.set('first');
  expect(listener).not.toHaveBeenCalled();
});

it('no longer calls a listener that has unsubscribed', () => {
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  unsubscribe();
  store.set('second');
  expect(listener).not.toHaveBeenCalled();
});
