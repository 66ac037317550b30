import { addressOf } from '../../../emulators/ports';
import { brand } from '../../../src/domain/brand';
import { PASSWORD } from '../emulated-services';

async function post(url: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Calls a callable function over HTTP like the client SDK, signed in if there is an ID token. */
export function call(name: string, data: unknown = null, idToken?: string, signal?: AbortSignal) {
  const url = `http://${addressOf('functions')}/${brand.demoProject}/us-central1/${name}`;
  return post(url, { data }, idToken ? { Authorization: `Bearer ${idToken}` } : {}, signal);
}

/** Calls until an answer arrives: the emulator can lose a call while the function's worker is starting. */
export async function warmCall(name: string, data: unknown = null): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    try {
      await call(name, data, undefined, AbortSignal.timeout(25_000));
      return;
    } catch (error) {
      if (attempts === 4) throw error;
    }
  }
}

/** Signs in with an account of `accountsOf` and returns the ID token. */
export async function signIn(email: string): Promise<string> {
  const url = `http://${addressOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const { body } = await post(url, { email, password: PASSWORD, returnSecureToken: true });
  return String(body.idToken);
}
