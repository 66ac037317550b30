import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Mail, startMailServer } from '../../emulators/mail-server';
import { acknowledgeQuote, acknowledgeWaiting } from '../../functions/src/contact/acknowledge';
import { LEASE_MS } from '../../functions/src/contact/email-queue';
import { COUNTERS_COLLECTION } from '../../functions/src/contact/rate-limit';
import { sendQuoteEmails, sendWaitingEmails } from '../../functions/src/contact/send-quote-emails';
import { brand } from '../../src/domain/brand';
import { LOCALES } from '../../src/domain/locale';
import { NEW_QUOTE, OPEN_QUOTE, QUOTES_COLLECTION } from '../../src/domain/quotes';
import { at } from '../support/at-time';
import { exampleQuote } from '../support/example-quote';
import { wordsOf } from '../support/words';
import { KEY } from './api-server';
import { crashAtEveryCall } from './crash-at-call';
import { quietServices } from './emulated-services';

const services = quietServices('acknowledge');
const { firestore } = services;
const TO = 'office@example.com';
const ANA = 'ana@example.com';
const BETO = 'beto@example.com';
const LIMIT = 3;
const HOUR = 3600_000;
const DAY = 24 * HOUR;
const UNVERIFIED = { status: 'unverified', suspect: ['flood'] };
/** A mail server that cannot be reached. */
const DOWN = { smtpUrl: 'smtp://127.0.0.1:1' };

let mails: Mail[] = [];
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  mails = [];
  server = await startMailServer((mail) => mails.push(mail), 0);
});
afterEach(() => server.stop());

/** A mail server that refuses the recipients and emails for which these functions throw. */
async function serveMail({
  onRecipient,
  onMail,
}: {
  onRecipient?: (address: string) => unknown;
  onMail?: (mail: Mail) => unknown;
}) {
  const deliver = async (mail: Mail) => {
    await onMail?.(mail);
    mails.push(mail);
  };
  const { url, stop } = await startMailServer(deliver, 0, onRecipient);
  onTestFinished(stop);
  return { smtpUrl: url };
}

/** Throws an answer of the mail server. */
function answer(responseCode: number, text: string): never {
  throw Object.assign(new Error(text), { responseCode });
}

const settings = (changes: object = {}) => ({
  smtpUrl: server.url,
  to: TO,
  hourlyLimit: 20,
  acknowledgmentsPerHour: LIMIT,
  hmacKey: KEY,
  ...changes,
});
/** Delivers the event of a new request. */
const deliver = (id: string, changes?: object) => sendQuoteEmails(services, id, settings(changes));
const sweep = (changes?: object) => sendWaitingEmails(services, settings(changes));

const recipients = () => mails.flatMap((mail) => mail.recipients);
const acknowledgments = () => mails.filter((mail) => !mail.recipients.includes(TO));
const acknowledged = () => acknowledgments().flatMap((mail) => mail.recipients);

const quoteOf = (id: string) => firestore.collection(QUOTES_COLLECTION).doc(id);
const stateOf = async (id: string) => (await quoteOf(id).get()).get('acknowledgment');

async function stored(change: object = {}): Promise<string> {
  const quote = exampleQuote({ created_at: new Date(), ...NEW_QUOTE, ...change });
  await quoteOf(quote.id).set(quote);
  return quote.id;
}

/** Stores this many requests from different addresses. */
const storeMany = (count: number, change: (index: number) => object = () => ({})) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => stored({ email: `guest${index}@example.com`, ...change(index) })),
  );

describe('the visitor who sent a request', () => {
  it.each(LOCALES)('is emailed in the language of the form, %s', async (language) => {
    await deliver(await stored({ language }));
    const { acknowledgment } = wordsOf('email', language);
    expect(acknowledgments()).toMatchObject([{ recipients: [ANA], email: { subject: acknowledgment.subject } }]);
    expect(acknowledgments()[0]?.email.text).toContain(wordsOf('forms', language).quote.recorded.text);
  });

  it('is emailed after the business', async () => {
    await deliver(await stored());
    expect(recipients()).toEqual([TO, ANA]);
  });

  it('is emailed so that answers go to the business', async () => {
    await deliver(await stored());
    expect(acknowledgments()[0]?.email.replyTo).toEqual([{ name: brand.name, address: brand.email }]);
  });

  it('is emailed so that no automatic answer follows', async () => {
    await deliver(await stored());
    const headers = acknowledgments()[0]?.email.headers;
    expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
  });

  it('is emailed plain text alone', async () => {
    await deliver(await stored());
    expect(acknowledgments()[0]?.email).not.toHaveProperty('html', expect.any(String));
  });

  it('is emailed nothing that was typed', async () => {
    const spam = 'Win a prize at spam.example\r\nBcc: thief@example.com';
    await deliver(await stored({ firstName: spam, lastName: spam, phone: spam, business: spam, message: spam }));
    const [mail] = acknowledgments();
    expect(mail?.recipients).toEqual([ANA]);
    expect(JSON.stringify(mail?.email)).not.toMatch(/prize|spam|thief/);
  });

  it('is emailed once although the event is delivered twice', async () => {
    const id = await stored();
    await Promise.all([deliver(id), deliver(id)]);
    await sweep();
    expect(acknowledged()).toEqual([ANA]);
  });

  it('is recorded as emailed, with the time', async () => {
    const id = await stored();
    await deliver(id);
    const sent = { acknowledgment: 'sent', acknowledged_at: { toMillis: expect.any(Function) } };
    expect((await quoteOf(id).get()).data()).toMatchObject(sent);
  });

  it('gets the same message again if a process ended anywhere while it sent it', async () => {
    await crashAtEveryCall(services, async () => {
      await firestore.recursiveDelete(firestore.collection(COUNTERS_COLLECTION));
      const id = await stored();
      mails = [];
      return {
        handle: (on) => acknowledgeQuote(on, id, settings()),
        async check() {
          await at(Date.now() + LEASE_MS + 1, () => acknowledgeWaiting(services, settings()));
          expect(await stateOf(id)).toBe('sent');
          const messages = mails.map(({ email }) => email.messageId);
          expect([...new Set(messages)]).toEqual([`<acknowledgment.${id}@${brand.email.split('@')[1]}>`]);
        },
      };
    });
  });
});

describe('an address', () => {
  it('is emailed about the first request of a day only', async () => {
    const ids = [await stored(), await stored({ email: 'ANA@Example.com' })];
    for (const id of ids) await deliver(id);
    await sweep();
    expect(acknowledged()).toEqual([ANA]);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['sent', 'skipped']);
  });

  it('is emailed once about requests that arrive at the same moment', async () => {
    const ids = await storeMany(4, () => ({ email: ANA }));
    await Promise.all(ids.map((id) => deliver(id)));
    expect(acknowledged()).toEqual([ANA]);
    expect((await Promise.all(ids.map(stateOf))).sort()).toEqual(['sent', 'skipped', 'skipped', 'skipped']);
  });

  it('is emailed again about a request of the next day', async () => {
    await deliver(await stored());
    const tomorrow = Date.now() + DAY + 1;
    const id = await stored({ created_at: new Date(tomorrow) });
    await at(tomorrow, () => deliver(id));
    expect(acknowledged()).toEqual([ANA, ANA]);
  });

  it('is remembered for a day, in a form that reveals it to no one', async () => {
    const now = Date.now();
    const id = await stored();
    await at(now, () => deliver(id));
    const { docs } = await firestore.collection(COUNTERS_COLLECTION).where('quote', '==', id).get();
    expect(docs.map((each) => each.get('until').toMillis())).toEqual([now + DAY]);
    expect(JSON.stringify(docs.map((each) => [each.id, each.data()]))).not.toContain('ana');
  });
});

describe('no acknowledgment is sent', () => {
  it.each([
    ['for a suspect request', { status: 'suspect', suspect: ['honeypot'] }],
    ['for an unverified request', UNVERIFIED],
    ['for an answered request', { status: 'answered' }],
    ['for a request that is older than a day', { created_at: new Date(Date.now() - DAY - 1) }],
  ])('%s', async (_, fields) => {
    await deliver(await stored(fields));
    await sweep();
    expect(acknowledged()).toEqual([]);
  });

  it('for a request from before acknowledgments', async () => {
    const quote = exampleQuote({ created_at: new Date(), ...OPEN_QUOTE, notification: 'queued' });
    await quoteOf(quote.id).set(quote);
    await deliver(quote.id);
    await sweep();
    expect(recipients()).toEqual([TO]);
  });

  it.each([
    ['while they are turned off', { acknowledgmentsPerHour: 0 }],
    ['while email is turned off', { smtpUrl: 'off' }],
  ])('%s', async (_, off) => {
    const id = await stored();
    await deliver(id, off);
    await sweep(off);
    expect(acknowledged()).toEqual([]);
  });

  it('for a request that staff delete before', async () => {
    const id = await stored();
    await quoteOf(id).delete();
    await deliver(id);
    expect(acknowledged()).toEqual([]);
  });
});

describe('an unverified request', () => {
  it('is acknowledged once it is an ordinary one', async () => {
    const id = await stored(UNVERIFIED);
    await deliver(id);
    await quoteOf(id).update({ ...OPEN_QUOTE });
    await sweep();
    expect(acknowledged()).toEqual([ANA]);
  });

  it('is not acknowledged if staff keep it after a day', async () => {
    const id = await stored({ ...UNVERIFIED, created_at: new Date(Date.now() - DAY - 1) });
    await quoteOf(id).update({ ...OPEN_QUOTE });
    await sweep();
    expect(recipients()).toEqual([TO]);
  });
});

describe('the limit of an hour', () => {
  it('lets the others wait for the next hour', async () => {
    const ids = await storeMany(LIMIT + 2);
    for (const id of ids) await deliver(id);
    expect(acknowledged()).toHaveLength(LIMIT);
    await sweep();
    expect(acknowledged()).toHaveLength(LIMIT);
    await at(Date.now() + HOUR, sweep);
    expect(acknowledged().sort()).toEqual(ids.map((_, index) => `guest${index}@example.com`));
  });

  it('lets the oldest requests wait', async () => {
    await storeMany(LIMIT + 1, (index) => ({ created_at: new Date(Date.now() - (index + 1) * HOUR) }));
    await sweep();
    expect(acknowledged()).toEqual(['guest0@example.com', 'guest1@example.com', 'guest2@example.com']);
  });

  it('does not delay a notification', async () => {
    for (const id of await storeMany(LIMIT + 2)) await deliver(id);
    expect(recipients().filter((address) => address === TO)).toHaveLength(LIMIT + 2);
  });

  it('is not used up by notifications', async () => {
    await deliver(await stored(), { hourlyLimit: 0 });
    expect(recipients()).toEqual([ANA]);
  });
});

describe('after an outage of the mail server', () => {
  it('both emails are sent once', async () => {
    const id = await stored();
    await expect(deliver(id, DOWN)).rejects.toThrow('ECONNREFUSED');
    await expect(sweep(DOWN)).rejects.toThrow('ECONNREFUSED');
    await sweep();
    await sweep();
    expect(recipients()).toEqual([TO, ANA]);
  });

  it('that began after the notification, only the acknowledgment is sent', async () => {
    const id = await stored();
    const ending = await startMailServer((mail) => {
      mails.push(mail);
      void ending.stop();
    }, 0);
    await expect(deliver(id, { smtpUrl: ending.url })).rejects.toThrow();
    expect(recipients()).toEqual([TO]);
    expect(await stateOf(id)).toBe('queued');
    await sweep();
    expect(recipients()).toEqual([TO, ANA]);
  });

  it('of more than a day, only the business is emailed', async () => {
    const id = await stored({ created_at: new Date(Date.now() - DAY - HOUR) });
    await at(Date.now() - DAY - HOUR, () => expect(deliver(id, DOWN)).rejects.toThrow());
    await sweep();
    expect(recipients()).toEqual([TO]);
  });
});

it('a mail server that does not answer about the business is not asked about the visitor', async () => {
  const neverAnswer = vi.fn(() => new Promise(() => {}));
  const { smtpUrl } = await serveMail({ onMail: neverAnswer });
  await expect(deliver(await stored(), { smtpUrl: `${smtpUrl}?socketTimeout=500` })).rejects.toThrow('Timeout');
  expect(neverAnswer).toHaveBeenCalledTimes(1);
});

describe('an address that the mail server refuses for good', () => {
  const refuseAna = () => serveMail({ onRecipient: (address) => address === ANA && answer(550, '5.1.1 No such user') });

  it('is recorded as refused, and not tried again', async () => {
    const refusing = await refuseAna();
    const id = await stored();
    await deliver(id, refusing);
    expect(await stateOf(id)).toBe('refused');
    await sweep();
    expect(recipients()).toEqual([TO]);
  });

  it('does not hold back the others', async () => {
    const refusing = await refuseAna();
    await stored();
    await stored({ email: BETO, created_at: new Date(Date.now() - HOUR) });
    await sweep(refusing);
    expect(acknowledged()).toEqual([BETO]);
  });

  it('takes no place of the hour', async () => {
    const refusing = await refuseAna();
    await deliver(await stored(), refusing);
    for (const id of await storeMany(LIMIT)) await deliver(id, refusing);
    expect(acknowledged()).toHaveLength(LIMIT);
  });
});

it('an acknowledgment that the mail server refuses as spam is not tried again', async () => {
  const refusing = await serveMail({ onMail: (mail) => mail.recipients.includes(ANA) && answer(554, '5.7.1 Spam') });
  const id = await stored();
  await deliver(id, refusing);
  expect(await stateOf(id)).toBe('refused');
});

it('an address that the mail server refuses for now is tried again, after the others', async () => {
  const busy = await serveMail({ onRecipient: (address) => address === ANA && answer(450, '4.2.1 Try again later') });
  const id = await stored();
  await stored({ email: BETO, created_at: new Date(Date.now() - HOUR) });
  await deliver(id, busy);
  await sweep(busy);
  expect(acknowledged()).toEqual([BETO]);
  expect(await stateOf(id)).toBe('queued');
  await sweep();
  expect(acknowledged()).toEqual([BETO, ANA]);
});

describe('while the mail server refuses a notification', () => {
  const refuseOffice = () => serveMail({ onMail: (mail) => mail.recipients.includes(TO) && answer(554, '5.7.1 Spam') });

  it('the visitor is emailed, and the failure is reported', async () => {
    await expect(deliver(await stored(), await refuseOffice())).rejects.toThrow('Spam');
    expect(recipients()).toEqual([ANA]);
  });

  it('even for more than a day, other visitors are emailed', async () => {
    const refusing = await refuseOffice();
    const old = await stored({ created_at: new Date(Date.now() - 2 * DAY) });
    await at(Date.now() - 2 * DAY, () => expect(deliver(old, refusing)).rejects.toThrow('Spam'));
    mails = [];
    await stored({ email: BETO });
    await expect(sweep(refusing)).rejects.toThrow('not emailed for a day');
    expect(recipients()).toEqual([BETO]);
  });
});

it('a malformed request does not hold back the others', async () => {
  await stored({ phone: null });
  await stored({ email: BETO, created_at: new Date(Date.now() - HOUR) });
  await sweep();
  expect(acknowledged()).toEqual([BETO]);
});
