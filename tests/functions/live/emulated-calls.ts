import { vi } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { brand } from '../../../src/domain/brand';
import { PASSWORD } from '../emulated-services';

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(25_000) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Calls a callable function over HTTP like the client SDK, signed in if there is an ID token. */
export function call(name: string, data: unknown = null, idToken?: string) {
  const url = `http://${addressOf('functions')}/${brand.demoProject}/us-central1/${name}`;
  return post(url, { data }, idToken ? { Authorization: `Bearer ${idToken}` } : {});
}

/** Calls until an answer arrives: the emulator can lose a call while the function's worker is starting. */
export const warmCall = (name: string, data: unknown = null) =>
  vi.waitFor(() => call(name, data), { timeout: 100_000, interval: 100 });

/** Signs in with an account of `accountsOf` and returns the ID token. */
export async function signIn(email: string): Promise<string> {
  const url = `http://${addressOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const { body } = await post(url, { email, password: PASSWORD, returnSecureToken: true });
  return String(body.idToken);
}

/** Polls `read` until it returns something truthy, and returns that. Throws after `timeout`, in milliseconds. */
export const until = <Value>(read: () => Promise<Value>, timeout = 30_000) =>
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
    { timeout: 45_000, interval: 100 },
  );
