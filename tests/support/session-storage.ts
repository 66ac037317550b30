import { vi } from 'vitest';

/** Provides the sessionStorage that Node lacks: one that works, or one that is full. */
export function stubSessionStorage({ isFull = false } = {}): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
}
