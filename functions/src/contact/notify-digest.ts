import { Timestamp } from 'firebase-admin/firestore';
import { QUOTES_COLLECTION, type QuoteStatus } from '../../../src/domain/quotes';
import { SUSPECT_DAYS } from '../../../src/domain/suspicion';
import type { Services } from '../context';
import { readWaiting, type StoredQuote, waitingQuery } from './email-queue';
import type { MailServer } from './mail';
import { digestEmail, type Suspects } from './quote-emails';
import { DAY_MS, HOUR_MS } from './rate-limit';
import { type Outcome, sendOnce } from './send-once';

/** Maximum number of requests that a digest names, by status. Open ones of a long outage fit into one email. */
export const DIGEST_SIZE = { open: 2000, unverified: 1000 };
/** The statuses that an email can name: staff have seen answered requests, and bots send suspect ones. */
type NamedStatus = keyof typeof DIGEST_SIZE & QuoteStatus;

/** Firestore collection of what digests have counted. */
const DIGESTS_COLLECTION = 'digests';
const digestOf = ({ firestore }: Services) => firestore.collection(DIGESTS_COLLECTION).doc('quotes');

/** The requests with this status that no email has named and that no function is emailing now, oldest first. */
export const waitingRequests = (services: Services, status: NamedStatus): Promise<StoredQuote[]> =>
  readWaiting(
    waitingQuery(services, 'notification', status).orderBy('created_at').limit(DIGEST_SIZE[status]),
    'notification',
  );

/**
 * Emails the business one digest, which names the requests that wait and counts new suspect ones, unless there is
 * nothing new or one was sent in the last hour. Throws if the mail server fails.
 */
export async function notifyByDigest(services: Services, settings: MailServer & { to: string }): Promise<Outcome> {
  const [open, unverified, suspects] = await Promise.all([
    waitingRequests(services, 'open'),
    waitingRequests(services, 'unverified'),
    newSuspects(services),
  ]);
  const named = [...open, ...unverified];
  if (named.length === 0 && suspects.count === 0) return 'nothing';
  const more = unverified.length < DIGEST_SIZE.unverified ? 0 : (await countUnverified(services)) - unverified.length;
  const expires_at = Timestamp.fromMillis(Date.now() + SUSPECT_DAYS * DAY_MS);
  const outcome = await sendOnce(
    services,
    {
      email: 'notification',
      ids: named.map(({ id }) => id),
      statuses: ['open', 'unverified'],
      counter: 'quote-digests',
      limit: { max: 1, window: HOUR_MS },
      write: (quotes) =>
        quotes.length > 0 || suspects.count > 0 ? digestEmail({ quotes, more, suspects }, settings.to) : null,
      onSent: ({ status }) => (status === 'unverified' ? { expires_at } : {}),
    },
    settings,
  );
  if (outcome === 'sent' && suspects.newest) await digestOf(services).set({ suspects_until: suspects.newest });
  return outcome;
}

const countUnverified = async (services: Services) =>
  (await waitingQuery(services, 'notification', 'unverified').count().get()).data().count;

/** The suspect requests that no digest has counted, and when the newest of them was recorded. */
async function newSuspects(services: Services): Promise<Suspects & { newest?: Timestamp }> {
  const counted: Timestamp | undefined = (await digestOf(services).get()).get('suspects_until');
  const all = services.firestore
    .collection(QUOTES_COLLECTION)
    .where('status', '==', 'suspect' satisfies QuoteStatus)
    .orderBy('created_at', 'desc');
  const uncounted = counted ? all.endBefore(counted) : all;
  const [last] = (await uncounted.limit(1).select('created_at').get()).docs;
  if (!last) return { count: 0 };
  return { count: (await uncounted.count().get()).data().count, newest: last.get('created_at') };
}
