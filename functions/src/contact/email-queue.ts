import { type DocumentSnapshot, FieldValue, type Query, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  QUOTES_COLLECTION,
  type QuoteStatus,
  quoteRecordSchema,
  WAITING_ACKNOWLEDGMENTS,
  WAITING_NOTIFICATIONS,
} from '../../../src/domain/quotes';
import { readRecord } from '../../../src/domain/stored-record';
import type { Services } from '../context';
import { logger } from '../logger';

/** Length of a lease, in milliseconds: longer than the function's timeout. */
export const LEASE_MS = 10 * 60_000;
/** Maximum number of requests that one transaction changes. */
const BATCH_SIZE = 200;

/** The emails about a request, by the field that holds the state of each, with the other fields of each. */
const QUOTE_EMAILS = {
  /** To the business. */
  notification: {
    waiting: WAITING_NOTIFICATIONS,
    sentAt: 'notified_at',
    lease: 'notification_lease',
    failingSince: 'notification_failing_since',
  },
  /** To the visitor. */
  acknowledgment: {
    waiting: WAITING_ACKNOWLEDGMENTS,
    sentAt: 'acknowledged_at',
    lease: 'acknowledgment_lease',
    failingSince: 'acknowledgment_failing_since',
  },
} as const;
export type QuoteEmail = keyof typeof QUOTE_EMAILS;

/** A request with what the functions add to it. Times are in milliseconds since 1970. */
const storedQuoteSchema = z.extend(quoteRecordSchema, {
  notification_lease: z.optional(z.number()),
  /** When the first attempt failed. A request may be older: email may have been off. */
  notification_failing_since: z.optional(z.number()),
  acknowledgment_lease: z.optional(z.number()),
  acknowledgment_failing_since: z.optional(z.number()),
});
export type StoredQuote = z.infer<typeof storedQuoteSchema>;

const quotesOf = ({ firestore }: Services) => firestore.collection(QUOTES_COLLECTION);

/** The requests with this status that wait for an email, including those that a function is emailing now. */
export const waitingQuery = (services: Services, email: QuoteEmail, status: QuoteStatus): Query =>
  quotesOf(services).where(email, 'in', QUOTE_EMAILS[email].waiting).where('status', '==', status);

/** The requests of a `waitingQuery` that no function is emailing now. */
export async function readWaiting(query: Query, email: QuoteEmail): Promise<StoredQuote[]> {
  const { docs } = await query.get();
  return docs.flatMap(readQuote).filter((quote) => isFree(quote, email));
}

/** The request with this id if it is open, waits for an email, and no function is emailing it now. */
export async function findWaiting(services: Services, email: QuoteEmail, id: string): Promise<StoredQuote | undefined> {
  const [quote] = readQuote(await quotesOf(services).doc(id).get());
  return quote?.status === 'open' && isFree(quote, email) ? quote : undefined;
}

/**
 * Takes the lease of those requests that have one of these statuses, wait for an email, and are not being emailed.
 * Returns them. No other function emails them before the lease ends.
 */
export function claim(services: Services, email: QuoteEmail, ids: string[], statuses: QuoteStatus[]) {
  const until = Timestamp.fromMillis(Date.now() + LEASE_MS);
  return updateEach(services, ids, (quote) =>
    statuses.includes(quote.status) && isFree(quote, email)
      ? { [email]: 'sending', [QUOTE_EMAILS[email].lease]: until }
      : null,
  );
}

/** Records in each claimed request that the email was sent, with `more` fields. */
export function recordSent(
  services: Services,
  email: QuoteEmail,
  quotes: StoredQuote[],
  more: (quote: StoredQuote) => object,
) {
  const { sentAt, lease, failingSince } = QUOTE_EMAILS[email];
  return updateEach(services, idsOf(quotes), (quote) => ({
    [email]: 'sent',
    [sentAt]: FieldValue.serverTimestamp(),
    [lease]: FieldValue.delete(),
    [failingSince]: FieldValue.delete(),
    ...more(quote),
  }));
}

/** Records in each claimed request that the email failed, and ends the lease. */
export function recordFailed(services: Services, email: QuoteEmail, quotes: StoredQuote[]) {
  const { lease, failingSince } = QUOTE_EMAILS[email];
  const now = Date.now();
  return updateEach(services, idsOf(quotes), (quote) => ({
    [email]: 'queued',
    [lease]: FieldValue.delete(),
    [failingSince]: Timestamp.fromMillis(quote[failingSince] ?? now),
  }));
}

/** Gives up on the acknowledgment of a request, for this reason. */
export const giveUp = (services: Services, { id }: StoredQuote, reason: 'refused' | 'skipped') =>
  updateEach(services, [id], () => ({ acknowledgment: reason }));

const idsOf = (quotes: StoredQuote[]) => quotes.map(({ id }) => id);

/** Whether a request waits for an email and no function is emailing it now. */
function isFree(quote: StoredQuote, email: QuoteEmail): boolean {
  const { waiting, lease } = QUOTE_EMAILS[email];
  const until = quote[lease];
  return quote[email] === 'sending'
    ? until !== undefined && until <= Date.now()
    : waiting.some((state) => state === quote[email]);
}

/** The stored request; an empty list if it was deleted or is malformed, so that it does not hold back the others. */
function readQuote(snapshot: DocumentSnapshot): StoredQuote[] {
  const stored = snapshot.data();
  if (!stored) return [];
  const { data: quote, error } = readRecord(storedQuoteSchema, snapshot.id, stored);
  if (quote) return [quote];
  logger.error(`Quote request ${snapshot.id} cannot be emailed: it is malformed`, error.issues);
  return [];
}

/**
 * Reads requests in transactions, and writes the fields that `change` returns into each: staff may have changed or
 * deleted some. Returns those that it changed, as they were before.
 */
async function updateEach(
  services: Services,
  ids: string[],
  change: (quote: StoredQuote) => object | null,
): Promise<StoredQuote[]> {
  const changed: StoredQuote[] = [];
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const documents = ids.slice(start, start + BATCH_SIZE).map((id) => quotesOf(services).doc(id));
    const batch = await services.firestore.runTransaction(async (transaction) => {
      const updated: StoredQuote[] = [];
      for (const quote of (await transaction.getAll(...documents)).flatMap(readQuote)) {
        const fields = change(quote);
        if (!fields) continue;
        transaction.update(quotesOf(services).doc(quote.id), fields);
        updated.push(quote);
      }
      return updated;
    });
    changed.push(...batch);
  }
  return changed;
}
