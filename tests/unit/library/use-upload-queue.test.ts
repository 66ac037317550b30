import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle, uploadQueueOf } from '../../../src/features/library/use-upload-queue';

describe('a throttled subscription', () => {
  const PAUSE = 100;
  let change = () => {};
  const listener = vi.fn();
  let end = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    listener.mockClear();
    const subscribe = (onChange: () => void) => {
      change = onChange;
      return () => {
        change = () => {};
      };
    };
    end = throttle(subscribe, PAUSE)(listener);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('notifies of a single change at once, and only once', () => {
    change();
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('notifies once per pause of many changes', () => {
    for (let time = 0; time < 3 * PAUSE; time += 1) {
      change();
      vi.advanceTimersByTime(1);
    }
    expect(listener).toHaveBeenCalledTimes(4);
    vi.advanceTimersByTime(PAUSE);
    change();
    expect(listener).toHaveBeenCalledTimes(5);
  });

  it('notifies of the last change at the end of the pause, but not after it has ended', () => {
    change();
    change();
    vi.advanceTimersByTime(PAUSE - 1);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(2);
    change();
    end();
    change();
    vi.advanceTimersByTime(10 * PAUSE);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

it('each admin keeps one queue per tab', () => {
  const stores = { media: () => Promise.reject(new Error('Not needed')) };
  const queue = uploadQueueOf(stores, 'ana');
  expect(uploadQueueOf(stores, 'luis')).not.toBe(queue);
  expect(uploadQueueOf(stores, 'ana')).toBe(queue);
});
