import { StoreError } from '../domain/store-error';
import { REQUEST_LIMIT_MS, withTimeLimit } from '../services/time-limit';
import { auth } from './auth';
import { codeOf, guarded } from './errors';

/** The errors of an expired token. */
const RUN_OUT = ['storage/unauthenticated', 'unauthenticated'];

/**
 * Runs `work` as the signed-in user. It requests the token first and throws if that fails: without a token, the SDK
 * never ends an upload or a transaction. If only the server considers the token expired (the device's clock may be
 * wrong), it refreshes the token and retries once.
 */
export async function withToken<Result>(work: () => Promise<Result>): Promise<Result> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new StoreError('session-ended'); // another tab has signed out
  await auth.currentUser.getIdToken();
  try {
    return await work();
  } catch (error) {
    if (!auth.currentUser || !RUN_OUT.includes(codeOf(error))) throw error;
    await auth.currentUser.getIdToken(true);
    return work();
  }
}

/** Time limit of a request for a whole list, which may be long, in milliseconds. */
export const LIST_LIMIT_MS = 120_000;

/** Runs `work` as `withToken` does, with a time limit, and throws StoreError. */
export const asStaff = <Result>(work: () => Promise<Result>, limit = REQUEST_LIMIT_MS): Promise<Result> =>
  guarded(() => {
    const end = performance.now() + limit;
    const inTime = async () => {
      if (performance.now() >= end) throw new StoreError('offline'); // the user has already seen an error: do not start now
      return work();
    };
    return withTimeLimit(withToken(inTime), limit, new StoreError('offline'));
  });
