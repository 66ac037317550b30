import type { FirebaseApp } from 'firebase/app';
import { authOf } from './services/auth';

/**
 * Makes sure that whoever is signed in has a token that has not run out; throws the accounts' error where none can be had.
 * To be called before an upload or a transaction: where the SDK does not get the token that these ask for, it never
 * ends them, and says nothing.
 */
export async function requireToken(app: FirebaseApp): Promise<void> {
  const auth = authOf(app);
  await auth.authStateReady();
  await auth.currentUser?.getIdToken();
}
