import type { Caller } from '../../functions/src/callable';

/** The caller with the token of an admin who signed in some minutes ago. `change` replaces claims. */
export function callerOf({ uid, email }: { uid: string; email: string }, change: object = {}, minutes = 1): Caller {
  const auth_time = Date.now() / 1000 - minutes * 60;
  const token = { uid, email, admin: true, email_verified: true, auth_time, ...change };
  return { uid, token: token as unknown as Caller['token'] };
}

/** The error of a request that the server refuses for a reason. */
export const refused = (reason: string) => ({ code: 'failed-precondition', details: { reason } });
