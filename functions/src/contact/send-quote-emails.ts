import type { Services } from '../context';
import { type AcknowledgmentSettings, acknowledgeQuote, acknowledgeWaiting } from './acknowledge';
import { isRefused } from './mail';
import { type NotificationSettings, notifyQuote, notifyWaiting } from './notify';

type EmailSettings = NotificationSettings & AcknowledgmentSettings;

/** Emails a new request to the business, then the acknowledgment to the visitor. Throws if the mail server fails. */
export const sendQuoteEmails = (services: Services, id: string, settings: EmailSettings): Promise<void> =>
  inOrder(
    () => notifyQuote(services, id, settings),
    () => acknowledgeQuote(services, id, settings),
  );

/** Sends the emails that still wait, those to the business first. Throws if the mail server fails. */
export const sendWaitingEmails = (services: Services, settings: EmailSettings): Promise<void> =>
  inOrder(
    () => notifyWaiting(services, settings),
    () => acknowledgeWaiting(services, settings),
  );

/**
 * Runs `notify`, then `acknowledge`, and throws the first failure at the end. If the mail server cannot be reached, it
 * does not acknowledge: a second timeout would exceed the function's time.
 */
async function inOrder(notify: () => Promise<void>, acknowledge: () => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const send of [notify, acknowledge]) {
    try {
      await send();
    } catch (error) {
      failures.push(error);
      if (!isRefused(error)) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}
