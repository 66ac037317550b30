import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  GrpcStatus,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { SendMailOptions } from 'nodemailer';
import {
  QUOTES_COLLECTION,
  type QuoteRecord,
  type QuoteStatus,
  quoteRecordSchema,
  WAITING_NOTIFICATIONS,
} from '../../../src/domain/quotes';
import { readRecord } from '../../../src/domain/stored-record';
import { SUSPECT_DAYS } from '../../../src/domain/suspicion';
import type { Services } from '../context';
import { catchCodes } from '../errors';
import { logger } from '../logger';
import { isMailOff, isRefused, type MailServer, sendMail } from './mail';
import { digestEmail, quoteEmail, type Suspects } from './quote-emails';
import { COUNTERS_COLLECTION, countOne, type Limit } from './rate-limit';

/** Length of a lease, in milliseconds: longer than the function's timeout. */
export const LEASE_MS = 10 * 60_000;
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
/** Maximum number of requests that a digest names, by status. Open ones of a long outage fit into one email. */
export const DIGEST_SIZE = { open: 2000, unverified: 1000 };
/** Maximum number of requests that one transaction changes. */
const BATCH_SIZE = 200;

/** Firestore collection of what digests have counted. */
const DIGESTS_COLLECTION = 'digests';

export interface MailSettings extends MailServer {
  /** Who receives the requests. */
  to: string;
  /** Maximum number of emails per hour about one request each; a digest covers the others. */
  hourlyLimit: number;
}

/** What the functions add to a request. */
interface Delivery {
  notification_lease?: Timestamp;
  /** When the first attempt failed. A request may be older: email may have been off. */
  notification_failing_since?: Timestamp;
}
type StoredQuote = QuoteRecord & Delivery;

/** The statuses that an email can name: staff have seen answered requests, and bots send suspect ones. */
type NamedStatus = Extract<QuoteStatus, keyof typeof DIGEST_SIZE>;

const quotesOf = ({ firestore }: Services) => firestore.collection(QUOTES_COLLECTION) as CollectionReference<Delivery>;
const digestOf = ({ firestore }: Services) => firestore.collection(DIGESTS_COLLECTION).doc('quotes');
const counterOf = ({ firestore }: Services, name: string) => firestore.collection(COUNTERS_COLLECTION).doc(name);

/**
 * Emails an open request to the business, unless it was emailed, another function is emailing it, or the hour's limit is
 * reached: then the digest names it. Throws if the mail server fails; `notifyWaiting` tries again. Returns whether the
 * limit was reached. Source: decisions "Forms".
 */
export async function notifyQuote(services: Services, id: string, settings: MailSettings) {
  if (isMailOff(settings)) return false;
  const now = Date.now();
  const counter = counterOf(services, 'quote-emails');
  const limit = { max: settings.hourlyLimit, window: HOUR_MS };
  const claimed = await services.firestore.runTransaction(async (transaction) => {
    const count = await transaction.get(counter);
    const quotes = await readFree(services, transaction, [id], ['open'], now);
    if (quotes.length > 0 && countOne(transaction, count, limit, now) > 0) return 'limited';
    lease(services, transaction, quotes, now);
    return quotes;
  });
  if (claimed === 'limited') return true;
  const [quote] = claimed;
  if (!quote) return false;
  try {
    await deliver(services, claimed, () => quoteEmail(quote, settings.to), settings, now);
  } catch (error) {
    await giveBack(counter);
    throw error;
  }
  return false;
}

/**
 * Emails what still waits. Open requests are emailed singly, up to the hour's limit. At most one digest an hour names
 * the other open requests, the unverified ones and, after an outage, all that wait; it counts new suspect ones. If the
 * mail server refuses an email, it tries the others and throws that failure at the end. It throws any other failure at
 * once: the server cannot be reached. The error says so if a request has not been emailed for a day.
 */
export async function notifyWaiting(services: Services, settings: MailSettings): Promise<void> {
  if (isMailOff(settings)) return;
  const now = Date.now();
  const open = await waiting(services, 'open', now);
  try {
    await emailWaiting(services, open, settings, now);
  } catch (cause) {
    const late = open.filter((quote) => now - failingSince(quote) > DAY_MS);
    if (late.length === 0) throw cause;
    throw new Error(`${late.length} quote requests were not emailed for a day`, { cause });
  }
}

/** Emails what waits, and `open`, the open requests among it. Throws as `notifyWaiting` says. */
async function emailWaiting(services: Services, open: StoredQuote[], settings: MailSettings, now: number) {
  const refusals: unknown[] = [];
  const attempt = async (send: () => Promise<boolean>) => {
    try {
      return await send();
    } catch (error) {
      if (!isRefused(error)) throw error;
      refusals.push(error);
      return false;
    }
  };
  const sendDigest = () => attempt(() => notifyByDigest(services, settings, now));

  const hadOutage = open.length > 1 && open.some((quote) => quote.notification_failing_since);
  if (!hadOutage || !(await sendDigest())) {
    for (const { id } of open.sort(byFailure)) {
      const isLimited = await attempt(() => notifyQuote(services, id, settings));
      if (isLimited || refusals.length > settings.hourlyLimit) break;
    }
    await sendDigest();
  }
  if (refusals.length > 0) throw refusals[0];
}

/**
 * Sorts requests that never failed first, then the latest failures: a request that the server always refuses must not
 * hold back the others.
 */
const byFailure = (one: Delivery, other: Delivery) => failingSince(other) - failingSince(one);
const failingSince = ({ notification_failing_since: since }: Delivery) => since?.toMillis() ?? Number.MAX_SAFE_INTEGER;

/**
 * Sends a digest, unless there is nothing new or one was sent in the last hour. Returns whether it sent one. Throws if
 * the mail server fails.
 */
async function notifyByDigest(services: Services, settings: MailSettings, now: number): Promise<boolean> {
  const [open, unverified, suspects] = await Promise.all([
    waiting(services, 'open', now),
    waiting(services, 'unverified', now),
    newSuspects(services),
  ]);
  const named = [...open, ...unverified];
  if (named.length === 0 && suspects.count === 0) return false;
  const counter = counterOf(services, 'quote-digests');
  if (await isLimited(services, counter, { max: 1, window: HOUR_MS }, now)) return false;

  const more = unverified.length < DIGEST_SIZE.unverified ? 0 : (await countUnverified(services)) - unverified.length;
  const quotes = await claim(services, named, now);
  if (quotes.length === 0 && suspects.count === 0) {
    await giveBack(counter); // other functions have emailed them since
    return false;
  }
  try {
    await deliver(services, quotes, () => digestEmail({ quotes, more, suspects }, settings.to), settings, now);
  } catch (error) {
    await giveBack(counter);
    throw error;
  }
  if (suspects.newest) await digestOf(services).set({ suspects_until: suspects.newest });
  return true;
}

const isLimited = ({ firestore }: Services, counter: DocumentReference, limit: Limit, now: number) =>
  firestore.runTransaction(
    async (transaction) => countOne(transaction, await transaction.get(counter), limit, now) > 0,
  );

/** The suspect requests that no digest has counted, and when the newest of them was recorded. */
async function newSuspects(services: Services): Promise<Suspects & { newest?: Timestamp }> {
  const counted: Timestamp | undefined = (await digestOf(services).get()).get('suspects_until');
  const all = quotesOf(services)
    .where('status', '==', 'suspect' satisfies QuoteStatus)
    .orderBy('created_at', 'desc');
  const uncounted = counted ? all.endBefore(counted) : all;
  const [last] = (await uncounted.limit(1).select('created_at').get()).docs;
  if (!last) return { count: 0 };
  return { count: (await uncounted.count().get()).data().count, newest: last.get('created_at') };
}

const waitingQuery = (services: Services, status: NamedStatus) =>
  quotesOf(services)
    .where('notification', 'in', WAITING_NOTIFICATIONS)
    .where('status', '==', status)
    .orderBy('created_at');

const countUnverified = async (services: Services) =>
  (await waitingQuery(services, 'unverified').count().get()).data().count;

/** The requests of this status that no email has named and that no other function is emailing, oldest first. */
async function waiting(services: Services, status: NamedStatus, now: number): Promise<StoredQuote[]> {
  const { docs } = await waitingQuery(services, status).limit(DIGEST_SIZE[status]).get();
  return docs.flatMap(readQuote).filter((quote) => isFree(quote, now));
}

/** The stored request; an empty list if it was deleted or is malformed, so that it does not hold back the others. */
function readQuote(snapshot: DocumentSnapshot<Delivery>): StoredQuote[] {
  const stored = snapshot.data();
  if (!stored) return [];
  const { notification_lease, notification_failing_since, ...fields } = stored;
  const { data: quote, error } = readRecord(quoteRecordSchema, snapshot.id, fields);
  if (quote) return [{ ...quote, notification_lease, notification_failing_since }];
  logger.error(`Quote request ${snapshot.id} cannot be emailed: it is malformed`, error.issues);
  return [];
}

const isFree = ({ notification, notification_lease: lease }: StoredQuote, now: number) =>
  notification === 'sending'
    ? lease !== undefined && lease.toMillis() <= now
    : WAITING_NOTIFICATIONS.some((waits) => waits === notification);

/** Reads those requests in `transaction` that still wait and have one of these statuses. */
async function readFree(
  services: Services,
  transaction: Transaction,
  ids: string[],
  statuses: QuoteStatus[],
  now: number,
): Promise<StoredQuote[]> {
  const snapshots = await transaction.getAll(...ids.map((id) => quotesOf(services).doc(id)));
  return snapshots.flatMap(readQuote).filter((quote) => statuses.includes(quote.status) && isFree(quote, now));
}

/** Takes the lease of requests in `transaction`, so that no other function emails them. */
function lease(services: Services, transaction: Transaction, quotes: StoredQuote[], now: number): void {
  const until = Timestamp.fromMillis(now + LEASE_MS);
  for (const { id } of quotes)
    transaction.update(quotesOf(services).doc(id), { notification: 'sending', notification_lease: until });
}

/** Takes the lease of those requests that still wait, and returns them. */
async function claim(services: Services, quotes: StoredQuote[], now: number): Promise<StoredQuote[]> {
  const claimed: StoredQuote[] = [];
  for (const ids of idsInBatches(quotes)) {
    const free = await services.firestore.runTransaction(async (transaction) => {
      const found = await readFree(services, transaction, ids, ['open', 'unverified'], now);
      lease(services, transaction, found, now);
      return found;
    });
    claimed.push(...free);
  }
  return claimed;
}

function* idsInBatches(quotes: StoredQuote[]): Generator<string[]> {
  for (let start = 0; start < quotes.length; start += BATCH_SIZE)
    yield quotes.slice(start, start + BATCH_SIZE).map(({ id }) => id);
}

/** Sends an email about claimed requests, and records the result in each of them. Throws if the mail server fails. */
async function deliver(
  services: Services,
  quotes: StoredQuote[],
  write: () => SendMailOptions,
  settings: MailSettings,
  now: number,
): Promise<void> {
  try {
    await sendMail(settings, write());
  } catch (error) {
    await record(services, quotes, ({ notification_failing_since: since }) => ({
      notification: 'queued',
      notification_failing_since: since ?? Timestamp.fromMillis(now),
    }));
    throw error;
  }
  const expires_at = Timestamp.fromMillis(now + SUSPECT_DAYS * DAY_MS);
  await record(services, quotes, ({ status }) => ({
    notification: 'sent',
    notified_at: FieldValue.serverTimestamp(),
    notification_failing_since: FieldValue.delete(),
    ...(status === 'unverified' && { expires_at }),
  }));
}

/** Ends the lease of claimed requests and updates them, unless they are gone: staff may have deleted or kept one. */
async function record(services: Services, quotes: StoredQuote[], update: (stored: StoredQuote) => object) {
  for (const ids of idsInBatches(quotes)) {
    await services.firestore.runTransaction(async (transaction) => {
      const snapshots = await transaction.getAll(...ids.map((id) => quotesOf(services).doc(id)));
      for (const stored of snapshots.flatMap(readQuote)) {
        const fields = { ...update(stored), notification_lease: FieldValue.delete() };
        transaction.update(quotesOf(services).doc(stored.id), fields);
      }
    });
  }
}

/** The counter may have expired. */
const giveBack = (counter: DocumentReference) =>
  catchCodes([GrpcStatus.NOT_FOUND], () => counter.update({ count: FieldValue.increment(-1) }));
