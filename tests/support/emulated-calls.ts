import { addressOf } from '../../emulators/ports';
import { brand } from '../../src/domain/brand';
import { PASSWORD } from './emulated-services';

/** Posts JSON and gives the answer's status and body. */
async function post(url: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Calls a callable function over HTTP as the client SDK does, signed in when there is an ID token. */
export function call(name: string, data: unknown = null, idToken?: string, signal?: AbortSignal) {
  const url = `http://${addressOf('functions')}/${brand.demoProject}/us-central1/${name}`;
  return post(url, { data }, idToken ? { Authorization: `Bearer ${idToken}` } : {}, signal);
}

/** Calls until there is an answer: the emulator loses a call whose worker is too slow to start, on a busy machine. */
export async function warmCall(name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await call(name, null, undefined, AbortSignal.timeout(25_000));
      return;
    } catch (error) {
      if (tries === 4) throw error;
    }
  }
}

/** The ID token that the browser of a live account of `accountsOf` gets. */
export async function signIn(email: string): Promise<string> {
  const url = `http://${addressOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const { body } = await post(url, { email, password: PASSWORD, returnSecureToken: true });
  return String(body.idToken);
}
