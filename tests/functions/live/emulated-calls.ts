import { vi } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { brand } from '../../../src/domain/brand';

/** Time limit for what a listener reports, in milliseconds. It only ends tests that hang. */
export const LISTENER_LIMIT_MS = 100_000;

/** Calls a callable function until an answer arrives: the emulator can lose a call while its worker is starting. */
export function warmCall(name: string, data: unknown = null) {
  const url = `http://${addressOf('functions')}/${brand.demoProject}/us-central1/${name}`;
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ data }) };
  const call = () => fetch(url, { ...init, signal: AbortSignal.timeout(25_000) });
  return vi.waitFor(call, { timeout: 100_000, interval: 100 });
}

/**
 * Repeats `write`, which may run twice, until it succeeds: if a listener disconnects at the same time, the emulator
 * stores the write but reports an error.
 */
export const retryWrite = (write: () => Promise<unknown>) => vi.waitFor(write, { timeout: 60_000, interval: 100 });

/** Polls `read` until it returns something truthy, and returns that. Throws after `timeout`, in milliseconds. */
export const until = <Value>(read: () => Promise<Value>, timeout = 90_000) =>
  vi.waitUntil(read, { timeout, interval: 100 });

/**
 * Repeats `act` until `read` sees its effect. The emulator loses events while a trigger's worker is starting, so a file
 * that waits for events warms up each trigger first. See docs/decisions/tests.md.
 */
export const warm = (act: () => Promise<unknown>, read: () => Promise<unknown>) =>
  vi.waitFor(
    async () => {
      await act();
      await until(read, 8_000);
    },
    { timeout: 150_000, interval: 100 },
  );
