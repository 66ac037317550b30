import { expect, it } from 'vitest';
import { uploadQueueOf } from '../../../src/features/library/use-uploads';

it('each admin keeps one queue per tab', () => {
  const queue = uploadQueueOf('ana', () => {});
  expect(uploadQueueOf('luis', () => {})).not.toBe(queue);
  expect(uploadQueueOf('ana', () => {})).toBe(queue);
});
