import { logger } from 'firebase-functions';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';

/** Callables take no input. */
const nothing = z.nullish(z.strictObject({}));

/** The caller's uid. Throws `unauthenticated` for a visitor, whose uid is null. */
export function signedIn(uid: string | null): string {
  if (uid === null) throw new HttpsError('unauthenticated', 'Sign in first.');
  return uid;
}

/**
 * Makes a callable of a handler, which gets the caller's uid, null for a visitor. It refuses any input, and, if
 * `enforcesAppCheck` returns true, callers without a valid token of App Check: Firebase sets `app` only for a valid one.
 * Only HttpsError leaves it: any other error is logged and reaches the client as `internal`, without message or stack.
 */
export function callable<Output>(
  handler: (uid: string | null) => Promise<Output>,
  enforcesAppCheck: () => boolean = () => false,
): (request: Pick<CallableRequest<unknown>, 'app' | 'auth' | 'data'>) => Promise<Output> {
  return async ({ app, auth, data }) => {
    if (enforcesAppCheck() && !app) throw new HttpsError('unauthenticated', 'Unauthenticated');
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
