import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  GrpcStatus,
  Timestamp,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Notification, QUOTES_COLLECTION, type QuoteRecord, type QuoteStatus } from '../../../src/domain/quotes';
import type { Services } from '../context';
import { catchCodes } from '../errors';
import { digestEmail, quoteEmail } from './quote-emails';
import { COUNTERS_COLLECTION, countOne } from './rate-limit';

/** A request that is older than this, in milliseconds, fails for good with its next failed attempt. */
export const GIVE_UP_AFTER_MS = 24 * 3600_000;
/** How long a function may take for one email, in milliseconds: longer than it runs. */
export const LEASE_MS = 10 * 60_000;
/** Time limits of an SMTP connection, in milliseconds: a mail server that hangs must not hold the instance. */
const TIMEOUT_MS = 10_000;
const HOUR_MS = 3600_000;
/** Requests that one digest covers at most. */
const DIGEST_SIZE = 300;

const GENUINE: QuoteStatus[] = ['open', 'answered'];
const WAITING: Notification[] = ['queued', 'sending'];

export interface MailSettings {
  /** For example `smtps://user:pass@host:465`. Anything that is not such a URL turns email off. */
  smtpUrl: string;
  /** Who receives the requests. */
  to: string;
  /** Emails about single requests in an hour; a digest covers the others. */
  hourlyLimit: number;
}

type StoredQuote = Omit<QuoteRecord, 'created_at'> & { created_at: Timestamp; notification_lease?: Timestamp };
type QuoteReference = DocumentReference<StoredQuote>;
/** Emails of one kind, limited by a counter. */
interface Kind {
  name: 'quote-emails' | 'quote-digests';
  hourlyLimit: number;
}

const quotesOf = ({ firestore }: Services) => firestore.collection(QUOTES_COLLECTION);

let hasLoggedThatEmailIsOff = false;

function isOff({ smtpUrl }: MailSettings): boolean {
  if (/^smtps?:\/\//.test(smtpUrl)) return false;
  if (!hasLoggedThatEmailIsOff) logger.warn('Quote requests are not emailed: the secret SMTP_URL is not an SMTP URL');
  hasLoggedThatEmailIsOff = true;
  return true;
}

/**
 * Emails a request to the business, unless it is suspect, was emailed, another function is emailing it, or the hour's
 * limit is reached: then it stays queued for the digest. Throws if the mail server fails; `notifyWaiting` tries again.
 * Returns whether the limit was reached. Source: decisions "Forms".
 */
export async function notifyQuote(services: Services, id: string, settings: MailSettings, now = Date.now()) {
  if (isOff(settings)) return false;
  const kind: Kind = { name: 'quote-emails', hourlyLimit: settings.hourlyLimit };
  const reference = quotesOf(services).doc(id) as QuoteReference;
  const claimed = await claim(services, [reference], kind, now, GENUINE);
  if (claimed === 'limited') return true;
  const [quote] = claimed;
  if (quote) await send(services, claimed, quoteEmail({ ...quote, id }, settings.to), kind, settings.smtpUrl, now);
  return false;
}

/**
 * Emails what waits: requests whose event was lost, failed or found email turned off, oldest first, and in one digest an
 * hour those above the limit and suspect ones. Throws the first failure after it has tried all.
 */
export async function notifyWaiting(services: Services, settings: MailSettings, now = Date.now()): Promise<void> {
  if (isOff(settings)) return;
  const failures: unknown[] = [];
  let isLimited = false;
  for (const { id } of await waiting(services, GENUINE, settings.hourlyLimit + 1)) {
    try {
      isLimited = await notifyQuote(services, id, settings, now);
    } catch (error) {
      failures.push(error);
    }
    if (isLimited) break;
  }
  const rest = [
    ...(isLimited ? await waiting(services, GENUINE, DIGEST_SIZE / 2) : []),
    ...(await waiting(services, ['suspect'], DIGEST_SIZE / 2)),
  ];
  const kind: Kind = { name: 'quote-digests', hourlyLimit: 1 };
  const claimed = rest.length > 0 ? await claim(services, rest, kind, now) : [];
  if (claimed !== 'limited' && claimed.length > 0) {
    await send(services, claimed, digestEmail(claimed, settings.to), kind, settings.smtpUrl, now);
  }
  if (failures.length > 0) throw failures[0];
}

async function waiting(services: Services, statuses: QuoteStatus[], limit: number): Promise<QuoteReference[]> {
  const query = quotesOf(services).where('notification', 'in', WAITING).where('status', 'in', statuses);
  const { docs } = await query.orderBy('created_at').limit(limit).select().get();
  return docs.map(({ ref }) => ref as DocumentReference as QuoteReference);
}

/**
 * Takes the lease of those requests that still wait and have one of `statuses`, so that nothing else emails them, and
 * counts one email of `kind`. Returns them, or `limited` if the hour's limit is reached.
 */
async function claim(
  { firestore }: Services,
  references: QuoteReference[],
  { name, hourlyLimit }: Kind,
  now: number,
  statuses: QuoteStatus[] = [...GENUINE, 'suspect'],
): Promise<StoredQuote[] | 'limited'> {
  const isFree = ({ status, notification, notification_lease: lease }: StoredQuote) =>
    statuses.includes(status) &&
    (notification === 'queued' || (notification === 'sending' && lease !== undefined && lease.toMillis() <= now));
  return firestore.runTransaction(async (transaction) => {
    const counter = await transaction.get(firestore.collection(COUNTERS_COLLECTION).doc(name));
    const snapshots = (await transaction.getAll(...references)) as DocumentSnapshot<StoredQuote>[];
    const quotes = snapshots.flatMap((snapshot) => snapshot.data() ?? []).filter(isFree);
    if (quotes.length === 0) return [];
    if (countOne(transaction, counter, { max: hourlyLimit, window: HOUR_MS }, now) > 0) return 'limited';
    const lease = { notification: 'sending', notification_lease: Timestamp.fromMillis(now + LEASE_MS) };
    for (const { id } of quotes) transaction.update(firestore.collection(QUOTES_COLLECTION).doc(id), lease);
    return quotes;
  });
}

/** Sends an email about claimed requests and records the result. Throws if the mail server fails. */
async function send(
  services: Services,
  quotes: StoredQuote[],
  email: SendMailOptions,
  { name }: Kind,
  smtpUrl: string,
  now: number,
): Promise<void> {
  const record = (change: (quote: StoredQuote) => { notification: Notification; notified_at?: FieldValue }) =>
    Promise.all(
      quotes.map((quote) => {
        const fields = { ...change(quote), notification_lease: FieldValue.delete() };
        // Staff may have deleted the request.
        return catchCodes([GrpcStatus.NOT_FOUND], () => quotesOf(services).doc(quote.id).update(fields));
      }),
    );
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(email);
  } catch (error) {
    const isOld = ({ created_at }: StoredQuote) => now - created_at.toMillis() > GIVE_UP_AFTER_MS;
    await record((quote) => ({ notification: isOld(quote) ? 'failed' : 'queued' }));
    for (const { id } of quotes.filter(isOld)) logger.error(`Quote request ${id} was not emailed for a day`);
    const counter = services.firestore.collection(COUNTERS_COLLECTION).doc(name);
    await catchCodes([GrpcStatus.NOT_FOUND], () => counter.update({ count: FieldValue.increment(-1) })); // it was not sent
    throw error;
  } finally {
    transport.close();
  }
  await record(() => ({ notification: 'sent', notified_at: FieldValue.serverTimestamp() }));
}
