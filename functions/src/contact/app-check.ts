import type { Request } from 'express';
import { APP_CHECK_HEADER } from '../../../src/domain/outbox';

/** Resolves for an App Check token of this site, and rejects for any other. */
type VerifyToken = (token: string) => Promise<unknown>;

/** Returns the function that checks the App Check token of a request; null if no token is required. */
export type Verifier = () => VerifyToken | null;

/** Whether a page proved by its App Check token that it is on this site. */
export const isAttested = (request: Request, verify: VerifyToken): Promise<boolean> =>
  verify(request.get(APP_CHECK_HEADER) ?? '').then(
    () => true,
    () => false,
  );
