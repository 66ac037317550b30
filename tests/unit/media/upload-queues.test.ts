import { expect, test } from 'vitest';
import { createMemoryMediaStore } from '../../../src/domain/memory/media-store';
import { uploadQueueOf } from '../../../src/features/media/upload-queues';

test('each admin has a queue of their own, the same one as long as the tab is there', () => {
  const stores = { media: async () => createMemoryMediaStore() };
  const queue = uploadQueueOf(stores, 'ana');
  expect(uploadQueueOf(stores, 'luis')).not.toBe(queue);
  expect(uploadQueueOf(stores, 'ana')).toBe(queue);
});
