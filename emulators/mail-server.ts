import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { LaunchError } from './launch-error.mjs';

/** The port of the functions' mail server in the emulator. */
export const MAIL_PORT = 2525;
/** Where the functions send email in the emulator. */
export const MAIL_URL = `smtp://127.0.0.1:${MAIL_PORT}`;

/** A delivered email and the addresses of its recipients. */
export interface Mail {
  recipients: string[];
  email: Email;
}

/** The emails that the functions have sent since the emulators started, each a line of JSON. */
const MAIL_FILE = fileURLToPath(new URL('../.cache/emulators/emails.jsonl', import.meta.url));

export const forgetMails = () => rmSync(MAIL_FILE, { force: true });
export const keepMail = (mail: Mail) => appendFileSync(MAIL_FILE, `${JSON.stringify(mail)}\n`);
/** Reads the kept emails, in another process too. There is none before the first one. */
export const readMails = (): Mail[] =>
  readFileSync(MAIL_FILE, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/**
 * Starts an SMTP server on loopback that delivers to `onMail`. It refuses an email if `onMail` throws, and a recipient if
 * `onRecipient` does. `port` 0 means any free port. Throws LaunchError if the server does not start.
 */
export async function startMailServer(
  onMail: (mail: Mail) => unknown,
  port: number,
  onRecipient: (address: string) => unknown = () => {},
) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      Promise.resolve(address)
        .then(onRecipient)
        .then(() => done(), done);
    },
    onData(stream, session, done) {
      buffer(stream)
        .then((source) => PostalMime.parse(source))
        .then((email) => onMail({ recipients: session.envelope.rcptTo.map(({ address }) => address), email }))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    // Not `once`: a lost connection is an error of the server too, and must not end the process.
    server.on('error', (error) => reject(new LaunchError(`The mail server did not start: ${error.message}`)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
