import { deleteApp, getApps } from 'firebase/app';
import { initializeFirestore } from 'firebase/firestore';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('firebase/firestore', { spy: true });

afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  Reflect.deleteProperty(globalThis, 'indexedDB'); // Node has none
  vi.resetModules();
});

/** The kind of cache with which the library listens on this device. */
async function cacheOf(device: PropertyDescriptor) {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...device });
  await import('../../../src/firebase/listening-firestore');
  return vi.mocked(initializeFirestore).mock.lastCall?.[1].localCache?.kind;
}

it('the library keeps its list on a device with IndexedDB', async () => {
  expect(await cacheOf({ value: {} })).toBe('persistent');
});

it('the library listens without a saved list on a device without IndexedDB', async () => {
  expect(await cacheOf({ value: undefined })).toBe('memory');
});

it('the library listens without a saved list on a device that denies IndexedDB', async () => {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(await cacheOf({ get })).toBe('memory');
});
