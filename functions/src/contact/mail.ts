import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { brand } from '../../../src/domain/brand';
import { hasCode } from '../errors';
import { logger } from '../logger';

/** Time limit for connecting to the mail server, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * Time limit for an answer, in milliseconds. Long, because an email that the server accepts after we gave up is sent
 * again every 15 minutes.
 */
const ANSWER_TIMEOUT_MS = 5 * 60_000;

export interface MailServer {
  /** For example `smtps://user:pass@host:465`. Anything that is not such a URL turns email off. */
  smtpUrl: string;
}

/** The warning is logged once per instance, because the schedule asks every 15 minutes. */
let hasWarned = false;

/** Whether email is turned off. Throws if the URL of the mail server is malformed. */
export function isMailOff({ smtpUrl }: MailServer): boolean {
  const hasServer = /^smtps?:\/\//.test(smtpUrl);
  if (!hasServer && !hasWarned) logger.warn('Quote requests are not emailed: the secret SMTP_URL is not an SMTP URL');
  hasWarned = !hasServer;
  // The mail library's error contains the URL, so it would be logged with its password.
  if (hasServer && !URL.canParse(smtpUrl)) throw new Error('SMTP_URL is no URL: percent-encode its user and password');
  return !hasServer;
}

/** Sends one email. Throws if the mail server cannot be reached or refuses it: see `isRefused`. */
export async function sendMail({ smtpUrl }: MailServer, email: SendMailOptions): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    // The default greeting of a host whose name has no dot is `[127.0.0.1]`, which relays refuse.
    name: new URL(brand.origin).hostname,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(email);
  } finally {
    transport.close();
  }
}

/** Whether the mail server refused only this email, and may accept others. Also true of an error that this caused. */
export const isRefused = (error: unknown): boolean =>
  hasCode(error, 'EMESSAGE') || (error instanceof Error && isRefused(error.cause));

/** Whether the mail server, or the mail library, refused only the recipient of an email. */
export function isRecipientRefused(error: unknown): boolean {
  const { code, command }: NodemailerError = Object(error);
  return code === 'EENVELOPE' && (command === 'RCPT TO' || command === 'API');
}

/** Whether a refused email would be refused again. */
export function isRefusedForever(error: unknown): boolean {
  const { permanent }: NodemailerError = Object(error);
  return permanent !== false;
}
