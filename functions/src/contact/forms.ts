import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { type FormName, HONEYPOT, MIN_FILL_MS } from '../../../src/domain/outbox';
import { NEW_QUOTE, QUOTES_COLLECTION, quoteSchema } from '../../../src/domain/quotes';
import { botSignsSchema, subscriptionSchema } from '../../../src/domain/submission';
import type { SuspectReason } from '../../../src/domain/suspicion';
import type { CheckedSubmission } from './record-submission';
import { unsubscribeToken } from './unsubscribe-token';

/**
 * The record that each form creates. A quote request is recorded under the id that its client made, a subscription
 * under its address in lower case, so that an address subscribes once.
 */
const forms = (hmacKey: string) =>
  ({
    quotes: z.pipe(
      quoteSchema,
      z.transform((quote) => ({
        collection: QUOTES_COLLECTION,
        id: quote.id,
        submissionId: quote.id,
        record: { ...quote, ...NEW_QUOTE },
        isSecret: false,
      })),
    ),
    newsletter: z.pipe(
      // The form's first version sent the address as its id, which would be the same for a later sign-up.
      z.object({ ...subscriptionSchema.shape, id: z.catch(z.uuid(), () => randomUUID()) }),
      z.transform(({ id: submissionId, ...subscription }) => {
        const id = createHash('sha256').update(subscription.email.toLowerCase()).digest('hex');
        return {
          collection: SUBSCRIBERS_COLLECTION,
          id,
          submissionId,
          record: { ...subscription, unsubscribe_token: unsubscribeToken(id, hmacKey) },
          isSecret: true, // strangers must not learn who has subscribed
        };
      }),
    ),
  }) satisfies Record<FormName, unknown>;

/** Checks a posted form. Returns its submission with signs of a bot, or the errors of its fields. */
export function readForm(form: FormName, body: unknown, hmacKey: string) {
  const input = typeof body === 'object' && !Array.isArray(body) ? (body ?? {}) : {};
  const result = forms(hmacKey)[form].safeParse(input);
  if (!result.success) return { error: result.error };
  const { [HONEYPOT]: honeypot, elapsed = MIN_FILL_MS } = botSignsSchema.safeParse(input).data ?? {};
  const suspect: SuspectReason[] = honeypot ? ['honeypot'] : [];
  if (elapsed < MIN_FILL_MS) suspect.push('too-fast');
  const submission: CheckedSubmission = { form, ...result.data, suspect };
  return { submission };
}
