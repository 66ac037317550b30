import { logger } from 'firebase-functions';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';

/** Our callables take no input: whoever sends some asks for something else. */
const nothing = z.nullish(z.strictObject({}));

/** The caller's uid. Throws `unauthenticated` for a visitor, whose uid is null. */
export function signedIn(uid: string | null): string {
  if (uid === null) throw new HttpsError('unauthenticated', 'Sign in first.');
  return uid;
}

/**
 * Makes a callable of a handler that is told who calls, null for a visitor. Any input is refused, and only HttpsError
 * gets out: another error is logged here and reaches the client as `internal`, without its message or stack.
 */
export function callable<Output>(
  handler: (uid: string | null) => Promise<Output>,
): (request: Pick<CallableRequest<unknown>, 'auth' | 'data'>) => Promise<Output> {
  return async ({ auth, data }) => {
    if (!nothing.safeParse(data).success) throw new HttpsError('invalid-argument', 'This call takes no input.');
    try {
      return await handler(auth?.uid ?? null);
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      logger.error('A call failed', error);
      throw new HttpsError('internal', 'The call failed.');
    }
  };
}
