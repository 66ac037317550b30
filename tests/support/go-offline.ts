import { onTestFinished } from 'vitest';

/** Loses the connection until the test ends. */
export function goOffline(): void {
  dispatchEvent(new Event('offline'));
  onTestFinished(() => void dispatchEvent(new Event('online')));
}
