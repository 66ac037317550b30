import type { FirebaseApp } from 'firebase/app';
import { authOf } from './services/auth';

/** How the services refuse a token that has run out. */
const RUN_OUT = ['storage/unauthenticated', 'unauthenticated'];

/**
 * Does `work` in the name of whoever is signed in. Their token is asked for first, and what the accounts throw then is
 * thrown: where the SDK does not get the token that an upload or a transaction asks for, it never ends these, and says
 * nothing. A token that only the server takes for run out, since a device's clock may be wrong, is replaced once.
 */
export async function withToken<Result>(app: FirebaseApp, work: () => Promise<Result>): Promise<Result> {
  const auth = authOf(app);
  await auth.authStateReady();
  await auth.currentUser?.getIdToken();
  try {
    return await work();
  } catch (error) {
    if (!auth.currentUser || !RUN_OUT.includes(String((error as { code?: unknown } | null)?.code))) throw error;
    await auth.currentUser.getIdToken(true);
    return work();
  }
}
