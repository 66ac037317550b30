import { logger } from 'firebase-functions';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';

/** A call as a handler sees it: who calls (null for a visitor), and the checked input. */
export interface Call<Input = unknown> {
  uid: string | null;
  input: Input;
}

/** Input of a callable that takes none. */
export const nothing = z.nullish(z.strictObject({}));

/** The caller's uid. Throws `unauthenticated` for a visitor. */
export function signedIn(call: Call): string {
  if (call.uid === null) throw new HttpsError('unauthenticated', 'Sign in first.');
  return call.uid;
}

/**
 * Makes a callable's handler: checks the input against `schema`, and lets only HttpsError out. Any other error is
 * logged here and reaches the client as `internal`, without its message or stack.
 */
export function callable<Input, Output>(
  schema: z.ZodMiniType<Input>,
  handler: (call: Call<Input>) => Promise<Output>,
): (request: Pick<CallableRequest<unknown>, 'auth' | 'data'>) => Promise<Output> {
  return async ({ auth, data }) => {
    const input = schema.safeParse(data);
    if (!input.success) throw new HttpsError('invalid-argument', 'The input of this call is not valid.');
    try {
      return await handler({ uid: auth?.uid ?? null, input: input.data });
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      logger.error('A call failed', error);
      throw new HttpsError('internal', 'The call failed.');
    }
  };
}
