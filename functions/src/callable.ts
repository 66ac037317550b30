import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { type DeletionRefusal, RECENT_SIGN_IN_MS } from '../../src/domain/accounts';
import type { TeamFailure } from '../../src/domain/team';
import { logger } from './logger';

/** The caller, with the claims of the token. */
export type Caller = Pick<NonNullable<CallableRequest['auth']>, 'uid' | 'token'>;

/** The input of a callable that takes none. */
export const nothing = z.nullish(z.strictObject({}));

/** The caller. Throws `unauthenticated` for a visitor. */
export function signedIn(caller: Caller | null): Caller {
  if (!caller) throw new HttpsError('unauthenticated', 'Sign in first.');
  return caller;
}

/** The error of a request that the server refuses; the client translates the reason. */
export const refusal = (reason: TeamFailure | DeletionRefusal) =>
  new HttpsError('failed-precondition', reason, { reason });

/** Throws the refusal `reauthenticate` if the sign-in of a token is too old for a sensitive change. */
export function requireRecentSignIn({ auth_time }: Caller['token']): void {
  if (Date.now() - auth_time * 1000 > RECENT_SIGN_IN_MS) throw refusal('reauthenticate');
}

/**
 * Wraps a handler as a callable. The handler gets the caller (null for a visitor) and the parsed input; other input is
 * rejected, and, if `enforcesAppCheck` returns true, so are callers without a valid App Check token: Firebase sets
 * `app` only for a valid one. An error other than HttpsError is logged and reaches the client as `internal`, without
 * message or stack.
 */
export function callable<Input, Output>(
  schema: z.ZodMiniType<Input>,
  handler: (caller: Caller | null, input: Input) => Promise<Output>,
  enforcesAppCheck: () => boolean = () => false,
): (request: Pick<CallableRequest<unknown>, 'app' | 'auth' | 'data'>) => Promise<Output> {
  return async ({ app, auth, data }) => {
    if (enforcesAppCheck() && !app) throw new HttpsError('unauthenticated', 'Unauthenticated');
    const input = schema.safeParse(data);
    if (!input.success) throw new HttpsError('invalid-argument', 'This call does not take this input.');
    try {
      return await handler(auth ?? null, input.data);
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      logger.error('A call failed', error);
      throw new HttpsError('internal', 'The call failed.');
    }
  };
}
