import type { SendMailOptions } from 'nodemailer';
import type { QuoteStatus } from '../../../src/domain/quotes';
import type { Services } from '../context';
import { claim, type QuoteEmail, recordFailed, recordSent, type StoredQuote } from './email-queue';
import { type MailServer, sendMail } from './mail';
import { giveBack, type Limit, takePlace } from './rate-limit';

interface Sending {
  /** Which email of a request it is. */
  email: QuoteEmail;
  /** The requests that the email is about, if they still wait for it. */
  ids: string[];
  /** The statuses that they may have. */
  statuses: QuoteStatus[];
  /** The name of the counter of such emails, and their limit. */
  counter: string;
  limit: Limit;
  /** Writes the email about the requests that wait; null if there is nothing to say. */
  write: (quotes: StoredQuote[]) => SendMailOptions | null;
  /** Returns more fields for a request that was emailed. */
  onSent?: (quote: StoredQuote) => object;
}

/** `nothing`: other functions have emailed the requests, or staff have answered them. */
export type Outcome = 'sent' | 'nothing' | 'limited';

/**
 * Sends one email about requests that wait for it: takes a place under the limit, claims the requests, sends, and
 * records the result in each of them. So repeated and simultaneous calls send one email; after a crash, the requests wait
 * again when their lease ends. If the mail server fails, the requests wait, the place is free again, and it throws.
 */
export async function sendOnce(services: Services, sending: Sending, server: MailServer): Promise<Outcome> {
  const { email, ids, statuses, counter, limit, write } = sending;
  if (!(await takePlace(services, counter, limit))) return 'limited';
  try {
    const quotes = await claim(services, email, ids, statuses);
    const message = write(quotes);
    if (message) {
      await deliver(services, sending, quotes, message, server);
      return 'sent';
    }
  } catch (error) {
    await giveBack(services, counter);
    throw error;
  }
  await giveBack(services, counter);
  return 'nothing';
}

/** Sends an email about claimed requests, and records the result in each of them. Throws if the mail server fails. */
async function deliver(
  services: Services,
  { email, onSent = () => ({}) }: Sending,
  quotes: StoredQuote[],
  message: SendMailOptions,
  server: MailServer,
): Promise<void> {
  try {
    await sendMail(server, message);
  } catch (error) {
    await recordFailed(services, email, quotes);
    throw error;
  }
  await recordSent(services, email, quotes, onSent);
}
