import type { Request, RequestHandler } from 'express';
import type { Request as FunctionsRequest } from 'firebase-functions/https';
import type { FormName } from '../../../src/domain/outbox';
import { fieldErrors } from '../../../src/domain/submission';
import type { Services } from '../context';
import { isAttested, type Verifier } from './app-check';
import { readForm } from './forms';
import { clientOf, isFlood } from './rate-limit';
import { recordSubmission } from './record-submission';

/** More than any form can hold, in bytes. */
export const MAX_BODY_BYTES = 32 * 1024;

export interface FormOptions {
  /** The secret for the ids of the rate limit's counters and the tokens of unsubscribe links. */
  hmacKey: () => string;
  verifier?: Verifier;
}

/**
 * Handles a posted form. Answers 201 if it is new, 200 if it was already recorded, 400 with the errors of its fields,
 * 413, 415, or 429 with Retry-After. Without a required token, a quote request is unverified, and a subscription gets a
 * 401: the browser keeps it and sends it again with another token. A suspect submission gets the answer of any other,
 * so that a bot does not notice. Throws after an internal failure. Source: decisions "Forms".
 */
export function receiveForm(
  services: () => Services,
  form: FormName,
  { hmacKey, verifier }: FormOptions,
): RequestHandler {
  /** The clients of the requests that are being recorded, which no query counts yet. */
  const recording = new Map<Request, string>();
  return async (request, response) => {
    const answer = (status: number, body: object) => {
      response.status(status).json(body);
    };
    if (!request.is('application/json')) return answer(415, { error: 'not-json' });
    const { rawBody } = request as FunctionsRequest;
    if (rawBody.length > MAX_BODY_BYTES) return answer(413, { error: 'too-large' });

    const verify = verifier?.();
    const hasToken = verify ? await isAttested(request, verify) : false;
    const lacksToken = Boolean(verify) && !hasToken;
    if (lacksToken && form === 'newsletter') return answer(401, { error: 'not-attested' });

    const { error, submission } = readForm(form, request.body, hmacKey());
    if (error) return answer(400, { error: 'invalid-fields', fields: fieldErrors(error) });
    const { id, collection, suspect } = submission;
    if (lacksToken) suspect.push('no-token');
    const client = clientOf(request);
    try {
      // A token vouches for a request even in a flood. A request that is suspect anyway does not count toward a flood.
      if (!hasToken && suspect.length === 0) {
        recording.set(request, client);
        const clients = new Set(recording.values()).size;
        if (await isFlood(services(), collection, clients, Date.now())) suspect.push('flood');
      }
      const recorded = await recordSubmission(services(), client, { ...submission, isAttested: hasToken }, hmacKey());
      if (recorded.state === 'too-many') {
        response.set('Retry-After', `${recorded.wait}`);
        return answer(429, { error: 'too-many' });
      }
      answer(recorded.state === 'created' ? 201 : 200, { status: recorded.state, id });
    } finally {
      recording.delete(request);
    }
  };
}
