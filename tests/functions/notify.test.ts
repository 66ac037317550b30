import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Mail, startMailServer } from '../../emulators/mail-server';
import { DIGEST_SIZE, LEASE_MS, notifyQuote, notifyWaiting } from '../../functions/src/contact/notify';
import { COUNTERS_COLLECTION } from '../../functions/src/contact/rate-limit';
import { brand } from '../../src/domain/brand';
import { NEW_QUOTE, OPEN_QUOTE, QUOTES_COLLECTION } from '../../src/domain/quotes';
import { SUSPECT_DAYS } from '../../src/domain/suspicion';
import { exampleQuote } from '../support/example-quote';
import { crashAtEveryCall } from './crash-at-call';
import { quietServices } from './emulated-services';

const services = quietServices('notify');
const TO = 'office@example.com';
const ADMIN = `${brand.origin}/admin`;
const LIMIT = 3;
const HOUR = 3600_000;
const DAY = 24 * HOUR;
const SUSPECT = { status: 'suspect', suspect: ['honeypot'] };
const UNVERIFIED = { status: 'unverified', suspect: ['flood'] };
/** A mail server that cannot be reached. */
const DOWN = 'smtp://127.0.0.1:1';

let mails: Mail[] = [];
let server: Awaited<ReturnType<typeof startMailServer>>;
const startServer = async () => {
  server = await startMailServer((mail) => mails.push(mail), 0);
};
beforeEach(async () => {
  mails = [];
  await startServer();
});
afterEach(() => server.stop());
const subjects = () => mails.map(({ email }) => email.subject);

const quoteOf = (id: string) => services.firestore.collection(QUOTES_COLLECTION).doc(id);
const notifications = (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await quoteOf(id).get()).get('notification')));

async function stored(change: object = {}): Promise<string> {
  const quote = exampleQuote({ created_at: new Date(), ...NEW_QUOTE, ...change });
  await quoteOf(quote.id).set(quote);
  return quote.id;
}
const storeMany = (count: number, change: object = {}) =>
  Promise.all(Array.from({ length: count }, () => stored(change)));

/** Stores very many at once. */
async function storeCrowd(count: number, change: object) {
  const writer = services.firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < count; index += 1) {
    const quote = exampleQuote({ created_at: new Date(), ...NEW_QUOTE, ...change });
    void writer.create(quoteOf(quote.id), quote);
  }
  await writer.close();
}

const settings = (smtpUrl = server.url) => ({ smtpUrl, to: TO, hourlyLimit: LIMIT });
const notify = (id: string, smtpUrl?: string) => notifyQuote(services, id, settings(smtpUrl));
const sweep = (now?: number, smtpUrl?: string) => notifyWaiting(services, settings(smtpUrl), now);
/** The text of the last email. */
const lastText = () => (mails.at(-1) as Mail).email.text ?? '';

/** A mail server that calls `handle` for each email: it answers when that ends, and refuses the email if that throws. */
async function serveMail(handle: (mail: Mail) => unknown) {
  const { url, stop } = await startMailServer(async (mail) => {
    await handle(mail);
    mails.push(mail);
  }, 0);
  onTestFinished(stop);
  return url;
}

it('a new request is emailed with all fields, once although its event is delivered twice, and replies go to the visitor', async () => {
  const id = await stored({ created_at: new Date('2026-01-15T15:30:00Z') });
  await notify(id);
  await notify(id);
  expect(mails).toMatchObject([{ recipients: [TO], email: { subject: 'Quote request from Ana Luz' } }]);
  const [{ email }] = mails as [Mail];
  expect(email.replyTo).toEqual([{ name: 'Ana Luz', address: 'ana@example.com' }]);
  const { firstName, lastName, phone, business, message } = exampleQuote();
  for (const value of [`${firstName} ${lastName}`, 'ana@example.com', phone, business, message, 'Spanish', ADMIN])
    expect(email.text).toContain(value);
  expect(email.text).toMatch(/^Received: Jan 15, 2026, 9:30\sAM$/m);
  expect(email.text).toContain('Check that your answer goes to ana@example.com.');
  const sent = { notification: 'sent', notified_at: { toMillis: expect.any(Function) } };
  expect((await quoteOf(id).get()).data()).toMatchObject(sent);
});

it('a new request is not emailed a second time if its event is delivered again meanwhile', async () => {
  const id = await stored();
  const slow = await startMailServer(() => notify(id), 0);
  await notify(id, slow.url);
  await slow.stop();
  expect([mails, await notifications([id])]).toEqual([[], ['sent']]);
});

it('a new request is delivered as text that adds no header, recipient or HTML, however hostile its fields are', async () => {
  const message = '<script>alert(1)</script>\r\nBcc: thief@example.com\r\n.\r\nThe end';
  await notify(await stored({ firstName: 'Ana\r\nBcc: thief@example.com', lastName: '<b>"Luz"</b>', message }));
  const [{ recipients, email }] = mails as [Mail];
  expect([recipients, email.bcc, email.html]).toEqual([[TO], undefined, undefined]);
  expect(email.replyTo).toMatchObject([{ address: 'ana@example.com' }]);
  for (const text of ['<script>alert(1)</script>', 'The end']) expect(email.text).toContain(text);
});

it('the sweep emails what was recorded while there was no SMTP_URL, even days later', async () => {
  const id = await stored({ created_at: new Date(Date.now() - 3 * DAY) });
  await notify(id, 'off');
  await sweep(undefined, 'off');
  expect(mails).toEqual([]);
  await sweep();
  expect(subjects()).toEqual(['Quote request from Ana Luz']);
  expect(await notifications([id])).toEqual(['sent']);
});

it('the sweep does not email what staff have answered', async () => {
  const id = await stored({ status: 'answered' });
  await sweep();
  expect(mails).toEqual([]);
  expect(await notifications([id])).toEqual(['queued']);
});

it('a request that staff answered and reopened before any email is emailed', async () => {
  const id = await stored({ status: 'answered' });
  await notify(id);
  await sweep();
  expect(mails).toEqual([]);
  await quoteOf(id).update({ status: 'open' });
  await sweep();
  expect(subjects()).toEqual(['Quote request from Ana Luz']);
});

it('a request that staff delete before its event arrives is not emailed', async () => {
  const id = await stored();
  await quoteOf(id).delete();
  await notify(id);
  expect(mails).toEqual([]);
});

it('a request that staff delete while it is emailed stays deleted', async () => {
  const id = await stored();
  await notify(id, await serveMail(() => quoteOf(id).delete()));
  expect(subjects()).toEqual(['Quote request from Ana Luz']);
  expect((await quoteOf(id).get()).exists).toBe(false);
});

it('the sweep ends at the first email that the mail server does not answer', async () => {
  await storeMany(2);
  const neverAnswer = vi.fn(() => new Promise(() => {}));
  const silent = await serveMail(neverAnswer);
  await expect(sweep(undefined, `${silent}?socketTimeout=500`)).rejects.toThrow('Timeout');
  expect(neverAnswer).toHaveBeenCalledTimes(1);
});

it('the sweep reports a malformed SMTP_URL without its password', async () => {
  const error = await sweep(undefined, 'smtps://ana:pass/word@mail.example.com:465').catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(inspect(error)).not.toContain('pass/word');
});

it('the sweep emails what a process left behind, wherever it ended, after the lease and as the same message', async () => {
  const crashes = await crashAtEveryCall(services, async () => {
    await services.firestore.recursiveDelete(services.firestore.collection(COUNTERS_COLLECTION));
    const id = await stored();
    mails = [];
    return {
      handle: (on) => notifyQuote(on, id, settings()),
      async check() {
        await sweep(Date.now() + LEASE_MS + 1);
        expect(await notifications([id])).toEqual(['sent']);
        const messages = new Set(mails.map(({ email }) => email.messageId));
        expect([...messages]).toEqual([`<quote.${id}@${brand.email.split('@')[1]}>`]);
      },
    };
  });
  expect(crashes).toBeGreaterThan(3);
});

it('greets the mail server with the domain of the site, because relays refuse an address or a name without a dot', async () => {
  const greetings: string[] = [];
  const strict = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, { hostNameAppearsAs: greeting }, done) {
      greetings.push(String(greeting));
      const isDomain = /^[^[]+\./.test(String(greeting));
      done(isDomain ? null : Object.assign(new Error('4.7.0 Try again later'), { responseCode: 421 }));
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  strict.on('error', () => {}); // a refused client closes the connection
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => strict.close(resolve)));
  const id = await stored();
  await notify(id, `smtp://127.0.0.1:${(strict.server.address() as AddressInfo).port}`);
  expect(greetings).toEqual([new URL(brand.origin).hostname]);
  expect(await notifications([id])).toEqual(['sent']);
});

describe('an outage of the mail server', () => {
  it('of 60 hours loses nothing: the next email names every request', async () => {
    const start = Date.now() - 60 * HOUR;
    const created = (hours: number) => ({ created_at: new Date(start + hours * HOUR), firstName: `Guest${hours}` });
    const ids: string[] = [];
    for (let hours = 0; hours < 60; hours += 1) {
      const id = await stored(created(hours));
      ids.push(id);
      if (hours % 6 > 0) continue;
      await expect(notifyQuote(services, id, settings(DOWN), start + hours * HOUR)).rejects.toThrow();
      await expect(sweep(start + hours * HOUR, DOWN)).rejects.toThrow();
    }
    await sweep();
    expect(subjects()).toEqual(['60 quote requests are waiting']);
    for (let hours = 0; hours < 60; hours += 1) expect(lastText()).toContain(`Guest${hours} Luz, (956) 555-0199`);
    expect(new Set(await notifications(ids))).toEqual(new Set(['sent']));
  });

  it('makes the next email also name what an earlier version had given up', async () => {
    const id = await stored({ notification: 'failed', created_at: new Date(Date.now() - 9 * DAY) });
    await sweep();
    expect(subjects()).toEqual(['Quote request from Ana Luz']);
    expect(await notifications([id])).toEqual(['sent']);
  });

  it('that met one request ends with the usual email about it', async () => {
    const id = await stored();
    await expect(notify(id, DOWN)).rejects.toThrow();
    await sweep();
    expect(subjects()).toEqual(['Quote request from Ana Luz']);
  });

  it('ends with single emails if a digest was sent in the last hour', async () => {
    await stored(UNVERIFIED);
    await sweep();
    const ids = await storeMany(2);
    await expect(sweep(undefined, DOWN)).rejects.toThrow();
    await sweep();
    expect(subjects().slice(1)).toEqual(['Quote request from Ana Luz', 'Quote request from Ana Luz']);
    expect(await notifications(ids)).toEqual(['sent', 'sent']);
  });

  it('is reported once a request has not been emailed for a day, for the alert', async () => {
    const start = Date.now();
    await stored();
    for (const time of [start, start + DAY]) await expect(sweep(time, DOWN)).rejects.toThrow('ECONNREFUSED');
    await expect(sweep(start + DAY + 1, DOWN)).rejects.toThrow('1 quote requests were not emailed for a day');
  });
});

it('a request that the mail server always refuses does not hold back the others', async () => {
  const refusing = await serveMail(({ email }) => {
    if (email.text?.includes('lottery')) throw Object.assign(new Error('5.7.1 Spam'), { responseCode: 554 });
  });
  const bad = await storeMany(LIMIT + 2, { message: 'lottery', firstName: 'Bad', created_at: new Date(0) });
  const good = await stored();
  for (let run = 0; run < 2; run += 1) {
    await sweep(Date.now() + run * HOUR, refusing).catch(() => {});
    await stored({ firstName: `Good${run}` });
  }
  await sweep(Date.now() + 2 * HOUR, refusing).catch(() => {});
  expect(await notifications([good])).toEqual(['sent']);
  // A digest has no messages, so the server takes it.
  expect(new Set(await notifications(bad))).toEqual(new Set(['sent']));
});

it('a request whose name the mail server always refuses holds back neither single emails nor digests', async () => {
  const refusing = await serveMail(({ email }) => {
    if (email.text?.includes('Lottery')) throw Object.assign(new Error('5.7.1 Spam'), { responseCode: 554 });
  });
  const bad = await storeMany(LIMIT, { firstName: 'Lottery', created_at: new Date(0) });
  await expect(sweep(Date.now(), refusing)).rejects.toThrow('Spam');
  const good = await storeMany(2);
  await expect(sweep(Date.now() + HOUR, refusing)).rejects.toThrow('Spam');
  expect(await notifications(good)).toEqual(['sent', 'sent']);
  expect(new Set(await notifications(bad))).toEqual(new Set(['queued']));
});

it('a malformed request harms only itself', async () => {
  const ids = await storeMany(LIMIT + 2);
  const malformed = await stored({ phone: null });
  const unverified = [await stored(UNVERIFIED), await stored({ ...UNVERIFIED, phone: null })];
  await sweep();
  expect(new Set(await notifications(ids))).toEqual(new Set(['sent']));
  expect(await notifications([malformed, ...unverified])).toEqual(['queued', 'sent', 'queued']);
});

it('many requests are emailed up to the limit of an hour, and the others in one digest an hour', async () => {
  const ids = await storeMany(LIMIT + 2);
  await Promise.all(ids.map((id) => notify(id)));
  expect(mails).toHaveLength(LIMIT);
  await sweep();
  expect(subjects().slice(LIMIT)).toEqual(['2 quote requests are waiting']);
  expect(lastText()).toMatch(/^(Ana Luz, \(956\) 555-0199, ana@example\.com\nReceived: .+\n\n){2}/);
  expect(lastText()).toContain(ADMIN);
  expect(await notifications(ids)).toEqual(ids.map(() => 'sent'));
  await storeMany(2);
  await sweep();
  expect(mails).toHaveLength(LIMIT + 1);
  await sweep(Date.now() + HOUR);
  expect(mails).toHaveLength(LIMIT + 3);
});

it('a failed email gives its place in the hour back', async () => {
  for (const id of await storeMany(LIMIT)) await expect(notify(id, DOWN)).rejects.toThrow();
  for (const id of await storeMany(LIMIT)) await notify(id);
  expect(mails).toHaveLength(LIMIT);
});

it('a failed digest gives its place in the hour back', async () => {
  await stored(UNVERIFIED);
  await expect(sweep(undefined, DOWN)).rejects.toThrow();
  await sweep();
  expect(subjects()).toEqual(['1 unverified quote request']);
});

it('a digest that finds nothing left to name gives its place in the hour back', async () => {
  const id = await stored(UNVERIFIED);
  const runTransaction = services.firestore.runTransaction.bind(services.firestore);
  vi.spyOn(services.firestore, 'runTransaction').mockImplementationOnce(async (takePlace) => {
    await runTransaction(takePlace);
    await quoteOf(id).update({ notification: 'sent' }); // as another function does
  });
  await sweep();
  expect(mails).toEqual([]);
  await stored(UNVERIFIED);
  await sweep();
  expect(subjects()).toEqual(['1 unverified quote request']);
});

describe('unverified requests', () => {
  it('are named in the next digest with name and phone, and cause no single email', async () => {
    const ids = [await stored(UNVERIFIED), await stored({ ...UNVERIFIED, suspect: ['no-token'], firstName: 'Beto' })];
    for (const id of ids) await notify(id);
    expect(mails).toEqual([]);
    await sweep();
    expect(subjects()).toEqual(['2 unverified quote requests']);
    for (const name of ['Ana', 'Beto']) expect(lastText()).toContain(`${name} Luz, (956) 555-0199`);
    expect(await notifications(ids)).toEqual(['sent', 'sent']);
  });

  it('expire only after an email has named them', async () => {
    const id = await stored(UNVERIFIED);
    await expect(sweep(undefined, DOWN)).rejects.toThrow();
    expect((await quoteOf(id).get()).get('expires_at')).toBeUndefined();
    const now = Date.now();
    await sweep(now);
    expect((await quoteOf(id).get()).get('expires_at').toMillis()).toBe(now + SUSPECT_DAYS * DAY);
  });

  it('do not expire if staff keep one while its email is on the way', async () => {
    const id = await stored(UNVERIFIED);
    const slow = await serveMail(() => {});
    const keeping = await startMailServer(() => quoteOf(id).update({ ...OPEN_QUOTE }), 0);
    onTestFinished(() => keeping.stop());
    await sweep(undefined, keeping.url);
    expect((await quoteOf(id).get()).data()).toMatchObject({ status: 'open', notification: 'sent' });
    expect((await quoteOf(id).get()).get('expires_at')).toBeUndefined();
    await sweep(undefined, slow);
    expect(mails).toEqual([]);
  });

  it('are told apart from open ones in the same email', async () => {
    await storeMany(LIMIT + 1);
    await stored({ ...UNVERIFIED, firstName: 'Beto' });
    await sweep();
    expect(subjects().at(-1)).toBe('1 quote request is waiting');
    expect(lastText()).toMatch(/^Ana Luz.+\n.+\n\nUnverified: .+\n\nBeto Luz/);
  });

  it('that do not fit into one email are named in the next', async () => {
    await storeCrowd(DIGEST_SIZE.unverified + 5, UNVERIFIED);
    await sweep();
    expect(lastText()).toContain('5 more unverified requests are waiting');
    await sweep(Date.now() + HOUR);
    expect(subjects()).toEqual([`${DIGEST_SIZE.unverified} unverified quote requests`, '5 unverified quote requests']);
    await sweep(Date.now() + 2 * HOUR);
    expect(mails).toHaveLength(2);
  });
});

describe('suspect requests', () => {
  it('are only counted, without their texts, and hold up no genuine one', async () => {
    const ids = await storeMany(5, { ...SUSPECT, firstName: 'BUY NOW', created_at: new Date(0) });
    for (const id of ids) await notify(id);
    await stored();
    await sweep();
    expect(subjects()).toEqual(['Quote request from Ana Luz', '5 suspect quote requests']);
    expect(lastText()).toContain('5 requests look suspect');
    expect(lastText()).not.toContain('BUY NOW');
  });

  it('are counted in one digest, however many they are, then in none until there are new ones', async () => {
    await storeCrowd(400, SUSPECT);
    for (let hours = 0; hours < 10; hours += 1) await sweep(Date.now() + hours * HOUR);
    expect(subjects()).toEqual(['400 suspect quote requests']);
    await storeMany(2, { ...SUSPECT, created_at: new Date(Date.now() + 1000) });
    await sweep(Date.now() + 10 * HOUR);
    expect(subjects().slice(1)).toEqual(['2 suspect quote requests']);
  });

  it('that staff keep are emailed like any other', async () => {
    const id = await stored(SUSPECT);
    await sweep();
    await quoteOf(id).update({ ...OPEN_QUOTE });
    await sweep();
    expect(subjects()).toEqual(['1 suspect quote request', 'Quote request from Ana Luz']);
  });
});

it('a digest is sent again as the same message after a process that did not record it, and another digest is not', async () => {
  const ids = await storeMany(2, UNVERIFIED);
  await sweep();
  for (const id of ids) await quoteOf(id).update({ notification: 'sending', notification_lease: new Date() });
  await sweep(Date.now() + HOUR);
  await stored(UNVERIFIED);
  await sweep(Date.now() + 2 * HOUR);
  const [digest, again, other] = mails.map(({ email }) => email.messageId);
  expect(again).toBe(digest);
  expect(other).toBeDefined();
  expect(other).not.toBe(digest);
});
