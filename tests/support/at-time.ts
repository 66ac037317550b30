import { vi } from 'vitest';

/** Runs `work` at another time, in milliseconds since 1970. Timers stay real. */
export async function at<Result>(now: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}
