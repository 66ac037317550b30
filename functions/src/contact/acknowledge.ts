import { Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../context';
import { acknowledgmentEmail } from './acknowledgment-email';
import { findWaiting, giveUp, readWaiting, type StoredQuote, waitingQuery } from './email-queue';
import { isMailOff, isRecipientRefused, isRefused, isRefusedForever, type MailServer } from './mail';
import { acknowledgedRequest, DAY_MS, HOUR_MS } from './rate-limit';
import { type Outcome, sendOnce } from './send-once';

/** Maximum number of requests that one sweep reads. */
const SWEEP_SIZE = 100;

export interface AcknowledgmentSettings extends MailServer {
  /** Maximum number of acknowledgments per hour; 0 turns them off. */
  acknowledgmentsPerHour: number;
  /** The secret for the ids of what is remembered about addresses. */
  hmacKey: string;
}

const isOff = (settings: AcknowledgmentSettings) => settings.acknowledgmentsPerHour <= 0 || isMailOff(settings);

/** An older request is not acknowledged: by then, the visitor was to have an answer. */
const oldest = () => Date.now() - DAY_MS;

/**
 * Emails the visitor that an open request has arrived, unless that was done, the address got such an email within a day,
 * or the hour's limit is reached. Throws if the mail server cannot be reached; `acknowledgeWaiting` tries again. Source:
 * decisions "Forms".
 */
export async function acknowledgeQuote(
  services: Services,
  id: string,
  settings: AcknowledgmentSettings,
): Promise<void> {
  if (isOff(settings)) return;
  const quote = await findWaiting(services, 'acknowledgment', id);
  if (quote && quote.created_at > oldest()) await acknowledge(services, quote, settings);
}

/**
 * Acknowledges open requests of the last day that still wait, up to the hour's limit. The latest are first: one whose
 * address the mail server refuses for now must not hold back the others. Throws if the mail server cannot be reached.
 */
export async function acknowledgeWaiting(services: Services, settings: AcknowledgmentSettings): Promise<void> {
  if (isOff(settings)) return;
  const recent = waitingQuery(services, 'acknowledgment', 'open')
    .where('created_at', '>', Timestamp.fromMillis(oldest()))
    .orderBy('created_at', 'desc')
    .limit(SWEEP_SIZE);
  let refusals = 0;
  for (const quote of await readWaiting(recent, 'acknowledgment')) {
    const outcome = await acknowledge(services, quote, settings);
    if (outcome === 'refused') refusals += 1;
    if (outcome === 'limited' || refusals > settings.acknowledgmentsPerHour) break;
  }
}

/** Acknowledges one request that waits. If the mail server refuses the email for good, the request waits no longer. */
async function acknowledge(
  services: Services,
  quote: StoredQuote,
  settings: AcknowledgmentSettings,
): Promise<Outcome | 'refused'> {
  if (!(await reserveDay(services, quote, settings.hmacKey))) {
    await giveUp(services, quote, 'skipped');
    return 'nothing';
  }
  try {
    return await sendOnce(
      services,
      {
        email: 'acknowledgment',
        ids: [quote.id],
        statuses: ['open'],
        counter: 'quote-acknowledgments',
        limit: { max: settings.acknowledgmentsPerHour, window: HOUR_MS },
        write: ([claimed]) => (claimed ? acknowledgmentEmail(claimed) : null),
      },
      settings,
    );
  } catch (error) {
    if (!isRefused(error) && !isRecipientRefused(error)) throw error;
    if (isRefusedForever(error)) await giveUp(services, quote, 'refused');
    return 'refused';
  }
}

/**
 * Reserves the one acknowledgment that an address gets within a day. Returns false if another request has it. The
 * reservation names the request, so that a retry may use it.
 */
function reserveDay(services: Services, quote: StoredQuote, hmacKey: string): Promise<boolean> {
  const document = acknowledgedRequest(services, quote.email, hmacKey);
  const now = Date.now();
  return services.firestore.runTransaction(async (transaction) => {
    const reservation = (await transaction.get(document)).data() as { quote: string; until: Timestamp } | undefined;
    if (reservation && reservation.quote !== quote.id && reservation.until.toMillis() > now) return false;
    transaction.set(document, { quote: quote.id, until: Timestamp.fromMillis(now + DAY_MS) });
    return true;
  });
}
