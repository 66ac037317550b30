import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import { QUOTES_COLLECTION, quoteIdSchema } from '../../../src/domain/quotes';
import type { Services } from '../context';
import { isAttested, type Verifier } from './app-check';
import { attest } from './record-submission';

const attestationSchema = z.object({ id: quoteIdSchema });

/**
 * Handles the attestation of a request that was recorded without an App Check token, because the service worker, which
 * has none, delivered it. Answers 200 whether or not it knows the id, 400 if there is none, and 401 without a token of
 * this site. Source: decisions "Forms".
 */
export function attestQuote(services: () => Services, verifier: Verifier = () => null): RequestHandler {
  return async (request, response) => {
    const { data } = attestationSchema.safeParse(request.body);
    if (!data) return void response.status(400).json({ error: 'invalid-id' });
    const verify = verifier?.();
    if (verify && !(await isAttested(request, verify)))
      return void response.status(401).json({ error: 'not-attested' });
    // Without required tokens, anyone could call this for any request.
    if (verify) {
      const { firestore } = services();
      const quote = firestore.collection(QUOTES_COLLECTION).doc(data.id);
      await firestore.runTransaction(async (transaction) => attest(transaction, await transaction.get(quote)));
    }
    response.json({ status: 'attested' });
  };
}
