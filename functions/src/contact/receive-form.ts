import type { Response } from 'express';
import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/https';
import { API_HEADERS } from '../../../src/domain/api-headers';
import { APP_CHECK_HEADER, type FormName, MIN_FILL_MS } from '../../../src/domain/outbox';
import { fieldErrors } from '../../../src/domain/submission';
import type { Services } from '../context';
import { readForm } from './forms';
import { senderOf } from './rate-limit';
import { recordSubmission } from './record-submission';

/** More than any form can hold, in bytes. */
export const MAX_BODY_BYTES = 16 * 1024;
/** When to retry after an internal failure, in seconds. */
const RETRY_SECONDS = 5;

/** An answer: its status, its JSON, and headers besides. */
interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers?: Record<string, string>;
}

const refusal = (status: number, error: string, headers: Record<string, string> = {}): Answer => ({
  status,
  body: { error },
  headers,
});
const later = (status: number, error: string, seconds: number) =>
  refusal(status, error, { 'Retry-After': String(seconds) });

/** The part of an HTTP request that a form needs. */
export type FormRequest = Pick<Request, 'method' | 'headers' | 'rawBody' | 'body'> & {
  socket: Pick<Request['socket'], 'remoteAddress'>;
};

/** Resolves for an App Check token of this site, and rejects for any other. */
type VerifyToken = (token: string) => Promise<unknown>;

function isAttested({ headers }: FormRequest, verify: VerifyToken): Promise<boolean> {
  const token = headers[APP_CHECK_HEADER.toLowerCase()];
  if (typeof token !== 'string') return Promise.resolve(false);
  return verify(token).then(
    () => true,
    () => false,
  );
}

interface FormOptions {
  /** The secret for the ids of the rate limit's counters. */
  hmacKey: () => string;
  /** What checks the token of App Check. Without it, or if it returns null, no token is needed. */
  verifier?: () => VerifyToken | null;
}

/**
 * Answers what was posted to a form: 201 recorded, 200 recorded before, 400 with the faults of its fields, 405, 413,
 * 415, 429 and 503 with Retry-After, and 401 if a token is needed and rejected: the browser then keeps the form and sends
 * it again with another one. An internal failure shows as 503 and nothing else. Source: decisions "Forms".
 */
export async function receiveForm(
  services: () => Services,
  form: FormName,
  request: FormRequest,
  { hmacKey, verifier }: FormOptions,
): Promise<Answer> {
  if (request.method !== 'POST') return refusal(405, 'method-not-allowed', { Allow: 'POST' });
  if (!/^application\/json *(;|$)/i.test(request.headers['content-type'] ?? '')) return refusal(415, 'not-json');
  if ((request.rawBody?.length ?? 0) > MAX_BODY_BYTES) return refusal(413, 'too-large');

  const verify = verifier?.();
  if (verify && !(await isAttested(request, verify))) return refusal(401, 'not-attested');

  const { error, submission, signs } = readForm(form, request.body);
  if (error) return { status: 400, body: { error: 'invalid-fields', fields: fieldErrors(error) } };
  // A bot must not notice that it was found out.
  if (signs.website) return { status: 201, body: { status: 'created', id: submission.id } };
  if (signs.elapsed !== undefined && signs.elapsed < MIN_FILL_MS) {
    return later(429, 'too-fast', Math.ceil(MIN_FILL_MS / 1000));
  }
  try {
    const recorded = await recordSubmission(services(), senderOf(request), submission, hmacKey());
    if (recorded.state === 'too-many') return later(429, 'too-many', recorded.wait);
    return {
      status: recorded.state === 'created' ? 201 : 200,
      body: { status: recorded.state, id: submission.id },
    };
  } catch (failure) {
    logger.error(`A ${form} form could not be recorded`, failure);
    return later(503, 'unavailable', RETRY_SECONDS);
  }
}

/** Makes the HTTP handler of a form. */
export function answerForm(services: () => Services, form: FormName, options: FormOptions) {
  return async (request: FormRequest, response: Response): Promise<void> => {
    const { status, body, headers = {} } = await receiveForm(services, form, request, options);
    response
      .status(status)
      .set({ ...API_HEADERS, 'Cache-Control': 'no-store', ...headers })
      .json(body);
  };
}
