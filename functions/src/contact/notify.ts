import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  GrpcStatus,
  Timestamp,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Notification, QUOTES_COLLECTION, type QuoteStatus } from '../../../src/domain/quotes';
import type { Services } from '../context';
import { catchCodes, hasCode } from '../errors';
import { digestEmail, type Quote, quoteEmail } from './quote-emails';
import { COUNTERS_COLLECTION, countOne, FLOOD } from './rate-limit';

/** Give up when an attempt still fails this long after the first failure, in milliseconds. */
export const GIVE_UP_AFTER_MS = 24 * 3600_000;
/** Length of a lease, in milliseconds: longer than the function's timeout. */
export const LEASE_MS = 10 * 60_000;
/** Time limit for connecting to the mail server, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * Time limit for an answer, in milliseconds. Long, because an email that the server accepts after we gave up is sent
 * again every 15 minutes.
 */
const ANSWER_TIMEOUT_MS = 5 * 60_000;
const HOUR_MS = 3600_000;
/** Maximum number of requests in a digest. More open ones than an hour has without a flood, so none waits for days. */
const DIGEST_SIZE = { open: 6 * FLOOD.max + 10, suspect: 150 };

/** The requests that are emailed singly: staff have seen answered ones. */
const OPEN: QuoteStatus[] = ['open'];
const WAITING: Notification[] = ['queued', 'sending'];

export interface MailSettings {
  /** For example `smtps://user:pass@host:465`. Anything that is not such a URL turns email off. */
  smtpUrl: string;
  /** Who receives the requests. */
  to: string;
  /** Emails about single requests in an hour; a digest covers the others. */
  hourlyLimit: number;
}

interface StoredQuote extends Quote {
  notification_lease?: Timestamp;
  /** When the first attempt failed. A request may be older: email may have been off. */
  notification_failing_since?: Timestamp;
}

/** Emails of one kind: how many in an hour, about requests of which status, and what they say. */
interface Kind {
  name: 'quote-emails' | 'quote-digests';
  hourlyLimit: number;
  statuses: QuoteStatus[];
  write: (quotes: StoredQuote[], to: string) => SendMailOptions;
}

const DIGEST: Kind = { name: 'quote-digests', hourlyLimit: 1, statuses: [...OPEN, 'suspect'], write: digestEmail };

const quotesOf = ({ firestore }: Services) =>
  firestore.collection(QUOTES_COLLECTION) as CollectionReference<StoredQuote>;
const mailCounter = ({ firestore }: Services, { name }: Kind) => firestore.collection(COUNTERS_COLLECTION).doc(name);

/** Once per instance: the schedule asks every 15 minutes. */
let hasWarned = false;

function isOff({ smtpUrl }: MailSettings): boolean {
  const hasServer = /^smtps?:\/\//.test(smtpUrl);
  if (!hasServer && !hasWarned) logger.warn('Quote requests are not emailed: the secret SMTP_URL is not an SMTP URL');
  hasWarned = !hasServer;
  // The mail library's error contains the URL, so it would be logged with its password.
  if (hasServer && !URL.canParse(smtpUrl)) throw new Error('SMTP_URL is no URL: percent-encode its user and password');
  return !hasServer;
}

/**
 * Emails a request to the business, unless it is suspect or answered, was emailed, another function is emailing it, or
 * the hour's limit is reached: then it stays queued for the digest. Throws if the mail server fails; `notifyWaiting`
 * tries again. Returns whether the limit was reached. Source: decisions "Forms".
 */
export async function notifyQuote(services: Services, id: string, settings: MailSettings, now = Date.now()) {
  if (isOff(settings)) return false;
  const write: Kind['write'] = ([quote], to) => quoteEmail({ ...(quote as StoredQuote), id }, to);
  const kind: Kind = { name: 'quote-emails', hourlyLimit: settings.hourlyLimit, statuses: OPEN, write };
  return sendOnce(services, [id], kind, settings, now);
}

/**
 * Emails the requests that still wait, oldest first, and at most one digest an hour for suspect ones and those above
 * the limit. Throws the first failure after it has tried all, but a timeout at once: a second one would exceed the
 * function's time.
 */
export async function notifyWaiting(services: Services, settings: MailSettings, now = Date.now()): Promise<void> {
  if (isOff(settings)) return forgetFailures(services);
  const failures: unknown[] = [];
  let isLimited = false;
  for (const id of await waiting(services, OPEN, settings.hourlyLimit + 1)) {
    try {
      isLimited = await notifyQuote(services, id, settings, now);
    } catch (error) {
      if (isTimeout(error)) throw error;
      failures.push(error);
    }
    if (isLimited) break;
  }
  const open = isLimited ? await waiting(services, OPEN, DIGEST_SIZE.open) : [];
  const suspect = await waiting(services, ['suspect'], DIGEST_SIZE.suspect);
  await sendOnce(services, [...open, ...suspect], DIGEST, settings, now);
  if (failures.length > 0) throw failures[0];
}

/** Clears the time of the first failure: while email is off, the 24 hours must not run. */
async function forgetFailures(services: Services): Promise<void> {
  const { docs } = await quotesOf(services).orderBy('notification_failing_since').select().get();
  await Promise.all(docs.map(({ ref }) => unlessGone(ref, { notification_failing_since: FieldValue.delete() })));
}

const isTimeout = (error: unknown) => hasCode(error, 'ETIMEDOUT');

async function waiting(services: Services, statuses: QuoteStatus[], limit: number): Promise<string[]> {
  const query = quotesOf(services).where('notification', 'in', WAITING).where('status', 'in', statuses);
  const { docs } = await query.orderBy('created_at').limit(limit).select().get();
  return docs.map(({ id }) => id);
}

/**
 * Sends one email about those requests that still wait, and records the result. Returns whether the hour's limit was
 * reached, so that nothing was sent. Throws if the mail server fails.
 */
async function sendOnce(
  services: Services,
  ids: string[],
  kind: Kind,
  { smtpUrl, to }: MailSettings,
  now: number,
): Promise<boolean> {
  const quotes = ids.length > 0 ? await claim(services, ids, kind, now) : [];
  if (quotes === 'limited' || quotes.length === 0) return quotes === 'limited';
  const limits = {
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  };
  const transport = createTransport({ url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true });
  const failure = await transport.sendMail(kind.write(quotes, to)).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  transport.close();
  const failingSince = (quote: StoredQuote) => quote.notification_failing_since ?? Timestamp.fromMillis(now);
  const isGivenUp = (quote: StoredQuote) => now - failingSince(quote).toMillis() > GIVE_UP_AFTER_MS;
  const failed = (quote: StoredQuote) => ({
    notification: isGivenUp(quote) ? 'failed' : 'queued',
    notification_failing_since: failingSince(quote),
  });
  const sent = {
    notification: 'sent',
    notified_at: FieldValue.serverTimestamp(),
    notification_failing_since: FieldValue.delete(),
  };
  const record = (quote: StoredQuote) => {
    const fields = { ...(failure ? failed(quote) : sent), notification_lease: FieldValue.delete() };
    return unlessGone(quotesOf(services).doc(quote.id), fields);
  };
  await Promise.all(quotes.map(record));
  if (!failure) return false;
  for (const { id } of quotes.filter(isGivenUp)) logger.error(`Quote request ${id} was not emailed for a day`);
  await unlessGone(mailCounter(services, kind), { count: FieldValue.increment(-1) }); // the email was not sent
  throw failure.error;
}

/** Staff may have deleted a request, and a counter may have expired. */
const unlessGone = ({ firestore, path }: Pick<DocumentReference, 'firestore' | 'path'>, fields: object) =>
  catchCodes([GrpcStatus.NOT_FOUND], () => firestore.doc(path).update({ ...fields }));

/**
 * Takes the lease of the requests that still wait, so that nothing else emails them, and counts one email. Returns
 * them, or `limited` if the hour's limit is reached.
 */
async function claim(services: Services, ids: string[], kind: Kind, now: number) {
  const isFree = ({ status, notification, notification_lease: lease }: StoredQuote) =>
    kind.statuses.includes(status) &&
    (notification === 'queued' || (notification === 'sending' && lease !== undefined && lease.toMillis() <= now));
  return services.firestore.runTransaction(async (transaction) => {
    const counter = await transaction.get(mailCounter(services, kind));
    const snapshots = await transaction.getAll(...ids.map((id) => quotesOf(services).doc(id)));
    const quotes = snapshots.flatMap((snapshot) => snapshot.data() ?? []).filter(isFree);
    if (quotes.length === 0) return [];
    if (countOne(transaction, counter, { max: kind.hourlyLimit, window: HOUR_MS }, now) > 0) return 'limited';
    const until = Timestamp.fromMillis(now + LEASE_MS);
    for (const { id } of quotes)
      transaction.update(quotesOf(services).doc(id), { notification: 'sending', notification_lease: until });
    return quotes;
  });
}
