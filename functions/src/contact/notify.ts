import type { Services } from '../context';
import { findWaiting, type StoredQuote } from './email-queue';
import { isMailOff, isRefused, type MailServer } from './mail';
import { notifyByDigest, waitingRequests } from './notify-digest';
import { quoteEmail } from './quote-emails';
import { DAY_MS, HOUR_MS } from './rate-limit';
import { type Outcome, sendOnce } from './send-once';

export interface NotificationSettings extends MailServer {
  /** Who receives the requests. */
  to: string;
  /** Maximum number of emails per hour about one request each; a digest covers the others. */
  hourlyLimit: number;
}

/**
 * Emails an open request to the business, unless it was emailed, another function is emailing it, or the hour's limit is
 * reached: then the digest names it. Throws if the mail server fails; `notifyWaiting` tries again. Source: decisions
 * "Forms".
 */
export async function notifyQuote(services: Services, id: string, settings: NotificationSettings): Promise<void> {
  if (isMailOff(settings)) return;
  // A flood of unverified requests must not take places that the open ones need.
  if (await findWaiting(services, 'notification', id)) await emailRequest(services, id, settings);
}

/**
 * Emails what still waits. Open requests are emailed singly, up to the hour's limit. At most one digest an hour names
 * the other open requests, the unverified ones and, after an outage, all that wait; it counts new suspect ones. If the
 * mail server refuses an email, it tries the others and throws that failure at the end. It throws any other failure at
 * once: the server cannot be reached. The error says so if a request has not been emailed for a day.
 */
export async function notifyWaiting(services: Services, settings: NotificationSettings): Promise<void> {
  if (isMailOff(settings)) return;
  const now = Date.now();
  const open = await waitingRequests(services, 'open');
  try {
    await emailWaiting(services, open, settings);
  } catch (cause) {
    const late = open.filter((quote) => now - failingSince(quote) > DAY_MS);
    if (late.length === 0) throw cause;
    throw new Error(`${late.length} quote requests were not emailed for a day`, { cause });
  }
}

/** Emails what waits, and `open`, the open requests among it. Throws as `notifyWaiting` says. */
async function emailWaiting(services: Services, open: StoredQuote[], settings: NotificationSettings) {
  const refusals: unknown[] = [];
  const attempt = async (send: () => Promise<Outcome>) => {
    try {
      return await send();
    } catch (error) {
      if (!isRefused(error)) throw error;
      refusals.push(error);
      return 'refused';
    }
  };
  const sendDigest = () => attempt(() => notifyByDigest(services, settings));

  const hadOutage = open.length > 1 && open.some((quote) => quote.notification_failing_since);
  if (!hadOutage || (await sendDigest()) !== 'sent') {
    for (const { id } of open.sort(byFailure)) {
      const outcome = await attempt(() => emailRequest(services, id, settings));
      if (outcome === 'limited' || refusals.length > settings.hourlyLimit) break;
    }
    await sendDigest();
  }
  if (refusals.length > 0) throw refusals[0];
}

/** Emails one request that waits. */
const emailRequest = (services: Services, id: string, settings: NotificationSettings): Promise<Outcome> =>
  sendOnce(
    services,
    {
      email: 'notification',
      ids: [id],
      statuses: ['open'],
      counter: 'quote-emails',
      limit: { max: settings.hourlyLimit, window: HOUR_MS },
      write: ([quote]) => (quote ? quoteEmail(quote, settings.to) : null),
    },
    settings,
  );

/**
 * Sorts requests that never failed first, then the latest failures: a request that the server always refuses must not
 * hold back the others.
 */
const byFailure = (one: StoredQuote, other: StoredQuote) => failingSince(other) - failingSince(one);
const failingSince = ({ notification_failing_since: since = Number.MAX_SAFE_INTEGER }: StoredQuote) => since;
