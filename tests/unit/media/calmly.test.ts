import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calmly } from '../../../src/features/media/calmly';

describe('a calm subscription', () => {
  const PAUSE = 100;
  let change = () => {};
  const listener = vi.fn();
  let end = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    listener.mockClear();
    end = calmly((hear) => {
      change = hear;
      return () => {
        change = () => {};
      };
    }, PAUSE)(listener);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('is told of a first change at once, and of nothing more', () => {
    change();
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is told once of many changes that follow, the last of them too', () => {
    for (let time = 0; time < 3 * PAUSE; time += 1) {
      change();
      vi.advanceTimersByTime(1);
    }
    expect(listener).toHaveBeenCalledTimes(4);
    vi.advanceTimersByTime(PAUSE);
    change();
    expect(listener).toHaveBeenCalledTimes(5);
  });

  it('is told of the last change however long nothing follows', () => {
    change();
    change();
    vi.advanceTimersByTime(PAUSE - 1);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is told of nothing once it has ended', () => {
    change();
    change();
    end();
    change();
    vi.advanceTimersByTime(10 * PAUSE);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
