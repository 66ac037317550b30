import { expect, it, onTestFinished, vi } from 'vitest';
import { throttle, uploadQueueOf } from '../../../src/features/library/use-upload-queue';

it('a throttled listener is notified at once, then at most once per pause until it leaves', () => {
  const PAUSE = 100;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let change = () => {};
  const listener = vi.fn();
  const leave = throttle((onChange) => {
    change = onChange;
    return () => {};
  }, PAUSE)(listener);
  change();
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * PAUSE);
  expect(listener, 'once').toHaveBeenCalledTimes(1);

  listener.mockClear();
  for (let time = 0; time < 3 * PAUSE; time += 1) {
    change();
    vi.advanceTimersByTime(1);
  }
  expect(listener, 'also of the last change').toHaveBeenCalledTimes(4);

  change();
  leave();
  vi.advanceTimersByTime(10 * PAUSE);
  expect(listener).toHaveBeenCalledTimes(4);
});

it('each admin keeps one queue per tab', () => {
  const queue = uploadQueueOf('ana');
  expect(uploadQueueOf('luis')).not.toBe(queue);
  expect(uploadQueueOf('ana')).toBe(queue);
});
