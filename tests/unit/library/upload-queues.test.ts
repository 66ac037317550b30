import { expect, test } from 'vitest';
import { uploadQueueOf } from '../../../src/features/library/upload-queues';

test('each admin keeps one queue per tab', () => {
  const stores = { media: () => Promise.reject(new Error('Not needed')) };
  const queue = uploadQueueOf(stores, 'ana');
  expect(uploadQueueOf(stores, 'luis')).not.toBe(queue);
  expect(uploadQueueOf(stores, 'ana')).toBe(queue);
});
