import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Mail, startMailServer } from '../../emulators/mail-server';
import { LEASE_MS } from '../../functions/src/contact/email-queue';
import { notifyQuote, notifyWaiting } from '../../functions/src/contact/notify';
import { DIGEST_SIZE } from '../../functions/src/contact/notify-digest';
import { COUNTERS_COLLECTION } from '../../functions/src/contact/rate-limit';
import { brand } from '../../src/domain/brand';
import { NEW_QUOTE, OPEN_QUOTE, QUOTES_COLLECTION } from '../../src/domain/quotes';
import { SUSPECT_DAYS } from '../../src/domain/suspicion';
import { at } from '../support/at-time';
import { exampleQuote } from '../support/example-quote';
import { wordsOf } from '../support/words';
import { crashAtEveryCall } from './crash-at-call';
import { quietServices } from './emulated-services';

const services = quietServices('notify');
const TO = 'office@example.com';
const ADMIN = `${brand.origin}/admin`;
const LIMIT = 3;
const words = wordsOf('lead-source', brand.language);
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

/** Runs work with a mail server, in the setup of several tests. */
async function withMailServer<Result>(work: () => Promise<Result>): Promise<Result> {
  mails = [];
  await startServer();
  return work().finally(() => server.stop());
}

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

/** Stores many requests fast. */
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
function sweep(now?: number, smtpUrl?: string): Promise<void> {
  const run = () => notifyWaiting(services, settings(smtpUrl));
  return now === undefined ? run() : at(now, run);
}
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

describe('a new request', () => {
  /** Stores a request, delivers its event, and returns its email. */
  async function emailed(change?: object): Promise<Mail> {
    await notify(await stored(change));
    return mails[0] as Mail;
  }

  it('is emailed to the business', async () => {
    await emailed();
    expect(mails).toMatchObject([{ recipients: [TO], email: { subject: 'Quote request from Ana Luz' } }]);
  });

  it('is emailed with all its fields', async () => {
    const { email } = await emailed();
    const { firstName, lastName, phone, business, message } = exampleQuote();
    for (const value of [`${firstName} ${lastName}`, 'ana@example.com', phone, business, message, 'Spanish'])
      expect(email.text).toContain(value);
  });

  it('is emailed with its source', async () => {
    const source = { referrer: 'google.com', utm_campaign: 'verano', landing_page: '/es', page: '/es/contact' };
    const { email } = await emailed({ source });
    const lines = ['Came from: google.com', 'Campaign (utm_campaign): verano', 'First page: /es'];
    expect(email.text).toContain([...lines, 'Page of the form: /es/contact'].join('\n'));
  });

  it.each([
    ['from before sources were kept', undefined],
    ['of an unknown source', {}],
  ])('%s is emailed without a word about its source', async (_, source) => {
    const { source: __, ...older } = exampleQuote({ created_at: new Date(), ...NEW_QUOTE });
    await quoteOf(older.id).set({ ...older, ...(source && { source }) });
    await notify(older.id);
    expect(lastText()).toContain(older.phone);
    for (const label of Object.values(words.fields)) expect(lastText()).not.toContain(label);
  });

  it('is emailed with a hostile source as text on one line', async () => {
    const { recipients, email } = await emailed({
      source: { utm_source: '<b>x</b>\r\nBcc: thief@example.com\r\n\r\nPhone: 900 555 0100' },
    });
    expect(recipients).toEqual([TO]);
    expect(email.html).toBeUndefined();
    expect(email.text).toContain('(utm_source): <b>x</b> Bcc: thief@example.com Phone: 900 555 0100\n');
  });

  it('is emailed with its time on the clock of the office', async () => {
    const { email } = await emailed({ created_at: new Date('2026-01-15T15:30:00Z') });
    expect(email.text).toMatch(/^Received: Jan 15, 2026, 9:30\sAM$/m);
  });

  it('is emailed with a link to the dashboard', async () => {
    expect((await emailed()).email.text).toContain(ADMIN);
  });

  it('is emailed so that replies go to the visitor', async () => {
    expect((await emailed()).email.replyTo).toEqual([{ name: 'Ana Luz', address: 'ana@example.com' }]);
  });

  it('is emailed with the advice to check where an answer goes', async () => {
    expect((await emailed()).email.text).toContain('Check that your answer goes to ana@example.com.');
  });

  it('is emailed once although its event is delivered twice', async () => {
    const id = await stored();
    await notify(id);
    await notify(id);
    expect(mails).toHaveLength(1);
  });

  it('is recorded as sent, with the time', async () => {
    const id = await stored();
    await notify(id);
    const sent = { notification: 'sent', notified_at: { toMillis: expect.any(Function) } };
    expect((await quoteOf(id).get()).data()).toMatchObject(sent);
  });

  describe('whose event is delivered again while it is emailed', () => {
    async function notifyTwice() {
      const id = await stored();
      const slow = await startMailServer(() => notify(id), 0);
      await notify(id, slow.url);
      await slow.stop();
      return id;
    }

    it('is not emailed a second time', async () => {
      await notifyTwice();
      expect(mails).toEqual([]); // the slow server keeps the first
    });

    it('is recorded as sent', async () => {
      expect(await notifications([await notifyTwice()])).toEqual(['sent']);
    });
  });

  describe('with hostile fields', () => {
    const message = '<script>alert(1)</script>\r\nBcc: thief@example.com\r\n.\r\nThe end';
    const hostile = { firstName: 'Ana\r\nBcc: thief@example.com', lastName: '<b>"Luz"</b>', message };

    it('is emailed to the business alone', async () => {
      const { recipients, email } = await emailed(hostile);
      expect(recipients).toEqual([TO]);
      expect(email.bcc).toBeUndefined();
    });

    it('is emailed without HTML', async () => {
      expect((await emailed(hostile)).email.html).toBeUndefined();
    });

    it('is emailed so that replies go to the visitor alone', async () => {
      expect((await emailed(hostile)).email.replyTo).toMatchObject([{ address: 'ana@example.com' }]);
    });

    it('is emailed with its whole text', async () => {
      const { email } = await emailed(hostile);
      for (const text of ['<script>alert(1)</script>', 'The end']) expect(email.text).toContain(text);
    });
  });
});

describe('what was recorded while there was no SMTP_URL', () => {
  const storeOld = () => stored({ created_at: new Date(Date.now() - 3 * DAY) });

  it('is not emailed by its event or by the sweep', async () => {
    await notify(await storeOld(), 'off');
    await sweep(undefined, 'off');
    expect(mails).toEqual([]);
  });

  it('is emailed by the sweep once there is one, even days later', async () => {
    await notify(await storeOld(), 'off');
    await sweep();
    expect(subjects()).toEqual(['Quote request from Ana Luz']);
  });

  it('is recorded as sent then', async () => {
    const id = await storeOld();
    await notify(id, 'off');
    await sweep();
    expect(await notifications([id])).toEqual(['sent']);
  });
});

describe('a request that staff answered before any email', () => {
  it('is not emailed by its event', async () => {
    await notify(await stored({ status: 'answered' }));
    expect(mails).toEqual([]);
  });

  it('is not emailed by the sweep', async () => {
    await stored({ status: 'answered' });
    await sweep();
    expect(mails).toEqual([]);
  });

  it('stays queued', async () => {
    const id = await stored({ status: 'answered' });
    await sweep();
    expect(await notifications([id])).toEqual(['queued']);
  });

  it('is emailed once staff have reopened it', async () => {
    const id = await stored({ status: 'answered' });
    await notify(id);
    await sweep();
    await quoteOf(id).update({ status: 'open' });
    await sweep();
    expect(subjects()).toEqual(['Quote request from Ana Luz']);
  });
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

describe('after the lease of a process that ended anywhere while it emailed a request, the sweep', () => {
  /** For each request: its id, whether it is recorded as sent, and the ids of the messages about it. */
  const requests: { id: string; notification: string; messages: unknown[] }[] = [];
  beforeAll(async () => {
    await withMailServer(() =>
      crashAtEveryCall(services, async () => {
        await services.firestore.recursiveDelete(services.firestore.collection(COUNTERS_COLLECTION));
        const id = await stored();
        mails = [];
        return {
          handle: (on) => notifyQuote(on, id, settings()),
          async check() {
            await sweep(Date.now() + LEASE_MS + 1);
            const [notification] = await notifications([id]);
            requests.push({ id, notification, messages: mails.map(({ email }) => email.messageId) });
          },
        };
      }),
    );
  });

  it('has emailed the request', () => {
    expect(requests.length).toBeGreaterThan(4);
    for (const { messages } of requests) expect(messages).not.toEqual([]);
  });

  it('has recorded the request as sent', () => {
    expect(requests.map(({ notification }) => notification)).toEqual(requests.map(() => 'sent'));
  });

  it('has used the same message for the request as the process', () => {
    for (const { id, messages } of requests)
      expect([...new Set(messages)]).toEqual([`<quote.${id}@${brand.email.split('@')[1]}>`]);
  });
});

describe('a relay that refuses an address or a name without a dot as a greeting', () => {
  /** Serves such a relay until the test ends. Returns its URL, and the greetings that it gets. */
  async function serveRelay() {
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
    return { url: `smtp://127.0.0.1:${(strict.server.address() as AddressInfo).port}`, greetings };
  }

  it('is greeted with the domain of the site', async () => {
    const { url, greetings } = await serveRelay();
    await notify(await stored(), url);
    expect(greetings).toEqual([new URL(brand.origin).hostname]);
  });

  it('takes the email about a request', async () => {
    const { url } = await serveRelay();
    const id = await stored();
    await notify(id, url);
    expect(await notifications([id])).toEqual(['sent']);
  });
});

describe('an outage of the mail server', () => {
  describe('of 60 hours, with a request an hour,', () => {
    let found: string[];
    let text: string;
    let states: string[];
    beforeAll(() =>
      withMailServer(async () => {
        const start = Date.now() - 60 * HOUR;
        const created = (hours: number) => ({
          created_at: new Date(start + hours * HOUR),
          firstName: `Guest${hours}`,
        });
        const ids: string[] = [];
        for (let hours = 0; hours < 60; hours += 1) {
          const id = await stored(created(hours));
          ids.push(id);
          if (hours % 6 > 0) continue;
          await expect(at(start + hours * HOUR, () => notify(id, DOWN))).rejects.toThrow();
          await expect(sweep(start + hours * HOUR, DOWN)).rejects.toThrow();
        }
        await sweep();
        found = subjects() as string[];
        text = lastText();
        states = await notifications(ids);
      }),
    );

    it('ends with one email', () => {
      expect(found).toEqual(['60 quote requests are waiting']);
    });

    it('ends with an email that names every request', () => {
      for (let hours = 0; hours < 60; hours += 1) expect(text).toContain(`Guest${hours} Luz, (956) 555-0199`);
    });

    it('ends with every request recorded as sent', () => {
      expect(states).toEqual(Array(60).fill('sent'));
    });
  });

  describe('from before an earlier version gave a request up', () => {
    const storeFailed = () => stored({ notification: 'failed', created_at: new Date(Date.now() - 9 * DAY) });

    it('ends with the usual email about it', async () => {
      await storeFailed();
      await sweep();
      expect(subjects()).toEqual(['Quote request from Ana Luz']);
    });

    it('ends with the request recorded as sent', async () => {
      const id = await storeFailed();
      await sweep();
      expect(await notifications([id])).toEqual(['sent']);
    });
  });

  it('that met one request ends with the usual email about it', async () => {
    const id = await stored();
    await expect(notify(id, DOWN)).rejects.toThrow();
    await sweep();
    expect(subjects()).toEqual(['Quote request from Ana Luz']);
  });

  describe('less than an hour after a digest', () => {
    async function sweepAfterDigest() {
      await stored(UNVERIFIED);
      await sweep();
      const ids = await storeMany(2);
      await expect(sweep(undefined, DOWN)).rejects.toThrow();
      await sweep();
      return ids;
    }

    it('ends with single emails', async () => {
      await sweepAfterDigest();
      expect(subjects().slice(1)).toEqual(['Quote request from Ana Luz', 'Quote request from Ana Luz']);
    });

    it('ends with the requests recorded as sent', async () => {
      expect(await notifications(await sweepAfterDigest())).toEqual(['sent', 'sent']);
    });
  });

  it('is not reported until a request has not been emailed for a day', async () => {
    const start = Date.now();
    await stored();
    for (const time of [start, start + DAY]) await expect(sweep(time, DOWN)).rejects.toThrow('ECONNREFUSED');
  });

  it('is reported once a request has not been emailed for a day, for the alert', async () => {
    const start = Date.now();
    await stored();
    await expect(sweep(start, DOWN)).rejects.toThrow('ECONNREFUSED');
    await expect(sweep(start + DAY + 1, DOWN)).rejects.toThrow('1 quote requests were not emailed for a day');
  });
});

describe('requests that the mail server always refuses', () => {
  /** A mail server that refuses each email with this word. */
  const refuse = (word: string) =>
    serveMail(({ email }) => {
      if (email.text?.includes(word)) throw Object.assign(new Error('5.7.1 Spam'), { responseCode: 554 });
    });

  describe('for their messages', () => {
    async function sweepForHours() {
      const refusing = await refuse('lottery');
      const bad = await storeMany(LIMIT + 2, { message: 'lottery', firstName: 'Bad', created_at: new Date(0) });
      const good = await stored();
      for (let run = 0; run < 2; run += 1) {
        await sweep(Date.now() + run * HOUR, refusing).catch(() => {});
        await stored({ firstName: `Good${run}` });
      }
      await sweep(Date.now() + 2 * HOUR, refusing).catch(() => {});
      return { good, bad };
    }

    it('do not hold back the others', async () => {
      const { good } = await sweepForHours();
      expect(await notifications([good])).toEqual(['sent']);
    });

    it('are named by a digest, which has no messages', async () => {
      const { bad } = await sweepForHours();
      expect(new Set(await notifications(bad))).toEqual(new Set(['sent']));
    });
  });

  describe('for their names', () => {
    async function sweepTwice() {
      const refusing = await refuse('Lottery');
      const bad = await storeMany(LIMIT, { firstName: 'Lottery', created_at: new Date(0) });
      await expect(sweep(Date.now(), refusing)).rejects.toThrow('Spam');
      const good = await storeMany(2);
      await expect(sweep(Date.now() + HOUR, refusing)).rejects.toThrow('Spam');
      return { good, bad };
    }

    it('do not hold back the others', async () => {
      const { good } = await sweepTwice();
      expect(await notifications(good)).toEqual(['sent', 'sent']);
    });

    it('stay queued', async () => {
      const { bad } = await sweepTwice();
      expect(new Set(await notifications(bad))).toEqual(new Set(['queued']));
    });
  });
});

describe('beside a malformed request', () => {
  it('open requests are emailed', async () => {
    const ids = await storeMany(LIMIT + 2);
    await stored({ phone: null });
    await sweep();
    expect(new Set(await notifications(ids))).toEqual(new Set(['sent']));
  });

  it('unverified requests are emailed', async () => {
    const id = await stored(UNVERIFIED);
    await stored({ ...UNVERIFIED, phone: null });
    await sweep();
    expect(await notifications([id])).toEqual(['sent']);
  });

  it('it stays queued itself', async () => {
    const malformed = [await stored({ phone: null }), await stored({ ...UNVERIFIED, phone: null })];
    await sweep();
    expect(await notifications(malformed)).toEqual(['queued', 'queued']);
  });
});

describe('more requests than the limit of an hour', () => {
  let single: (string | undefined)[];
  let rest: (string | undefined)[];
  let digest: string;
  let states: string[];
  let later: { inTheHour: number; afterIt: number };
  beforeAll(() =>
    withMailServer(async () => {
      const ids = await storeMany(LIMIT + 2);
      await Promise.all(ids.map((id) => notify(id)));
      single = subjects();
      await sweep();
      rest = subjects().slice(single.length);
      digest = lastText();
      states = await notifications(ids);
      const before = mails.length;
      await storeMany(2);
      await sweep();
      const inTheHour = mails.length - before;
      await sweep(Date.now() + HOUR);
      later = { inTheHour, afterIt: mails.length - before - inTheHour };
    }),
  );

  it('are emailed up to the limit', () => {
    expect(single).toEqual(Array(LIMIT).fill('Quote request from Ana Luz'));
  });

  it('are emailed in one digest beyond the limit', () => {
    expect(rest).toEqual(['2 quote requests are waiting']);
  });

  it('are named in the digest with their time', () => {
    expect(digest).toMatch(/^(Ana Luz, \(956\) 555-0199, ana@example\.com\nReceived: .+\n\n){2}/);
  });

  it('are emailed in a digest with a link to the dashboard', () => {
    expect(digest).toContain(ADMIN);
  });

  it('are all recorded as sent', () => {
    expect(states).toEqual(Array(LIMIT + 2).fill('sent'));
  });

  it('are followed by no second digest in the hour', () => {
    expect(later.inTheHour).toBe(0);
  });

  it('are followed by emails about new ones after the hour', () => {
    expect(later.afterIt).toBe(2);
  });
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
    const place = await runTransaction(takePlace);
    await quoteOf(id).update({ notification: 'sent' }); // as another function does
    return place;
  });
  await sweep();
  expect(mails).toEqual([]);
  await stored(UNVERIFIED);
  await sweep();
  expect(subjects()).toEqual(['1 unverified quote request']);
});

describe('unverified requests', () => {
  /** Stores two requests, from Ana and from Beto, and delivers their events. */
  async function storeTwo() {
    const ids = [await stored(UNVERIFIED), await stored({ ...UNVERIFIED, suspect: ['no-token'], firstName: 'Beto' })];
    for (const id of ids) await notify(id);
    return ids;
  }

  it('cause no single email', async () => {
    await storeTwo();
    expect(mails).toEqual([]);
  });

  it('are named in the next digest with name and phone', async () => {
    await storeTwo();
    await sweep();
    expect(subjects()).toEqual(['2 unverified quote requests']);
    for (const name of ['Ana', 'Beto']) expect(lastText()).toContain(`${name} Luz, (956) 555-0199`);
  });

  it('are recorded as sent after the digest', async () => {
    const ids = await storeTwo();
    await sweep();
    expect(await notifications(ids)).toEqual(['sent', 'sent']);
  });

  it('do not expire while no email has named them', async () => {
    const id = await stored(UNVERIFIED);
    await expect(sweep(undefined, DOWN)).rejects.toThrow();
    expect((await quoteOf(id).get()).get('expires_at')).toBeUndefined();
  });

  it('expire 30 days after an email has named them', async () => {
    const id = await stored(UNVERIFIED);
    const now = Date.now();
    await sweep(now);
    expect((await quoteOf(id).get()).get('expires_at').toMillis()).toBe(now + SUSPECT_DAYS * DAY);
  });

  describe('that staff keep while their email is on the way', () => {
    async function keepDuringEmail() {
      const id = await stored(UNVERIFIED);
      const keeping = await startMailServer(() => quoteOf(id).update({ ...OPEN_QUOTE }), 0);
      onTestFinished(() => keeping.stop());
      await sweep(undefined, keeping.url);
      return quoteOf(id);
    }

    it('stay open', async () => {
      const quote = await keepDuringEmail();
      expect((await quote.get()).get('status')).toBe('open');
    });

    it('are recorded as sent', async () => {
      const quote = await keepDuringEmail();
      expect((await quote.get()).get('notification')).toBe('sent');
    });

    it('do not expire', async () => {
      const quote = await keepDuringEmail();
      expect((await quote.get()).get('expires_at')).toBeUndefined();
    });

    it('cause no second email', async () => {
      await keepDuringEmail();
      await sweep();
      expect(mails).toEqual([]);
    });
  });

  it('are told apart from open ones in the same email', async () => {
    await storeMany(LIMIT + 1);
    await stored({ ...UNVERIFIED, firstName: 'Beto' });
    await sweep();
    expect(subjects().at(-1)).toBe('1 quote request is waiting');
    expect(lastText()).toMatch(/^Ana Luz.+\n.+\n\nUnverified: .+\n\nBeto Luz/);
  });

  describe('that do not fit into one email', () => {
    let first: string;
    let found: (string | undefined)[];
    let afterwards: number;
    beforeAll(() =>
      withMailServer(async () => {
        await storeCrowd(DIGEST_SIZE.unverified + 5, UNVERIFIED);
        await sweep();
        first = lastText();
        await sweep(Date.now() + HOUR);
        found = subjects();
        await sweep(Date.now() + 2 * HOUR);
        afterwards = mails.length - found.length;
      }),
    );

    it('are counted in it', () => {
      expect(first).toContain('5 more unverified requests are waiting');
    });

    it('are named in the next', () => {
      expect(found).toEqual([`${DIGEST_SIZE.unverified} unverified quote requests`, '5 unverified quote requests']);
    });

    it('are not named again', () => {
      expect(afterwards).toBe(0);
    });
  });
});

describe('suspect requests', () => {
  async function sweepWithSuspects() {
    const ids = await storeMany(5, { ...SUSPECT, firstName: 'BUY NOW', created_at: new Date(0) });
    for (const id of ids) await notify(id);
    await stored();
    await sweep();
  }

  it('hold up no genuine one', async () => {
    await sweepWithSuspects();
    expect(subjects()).toContain('Quote request from Ana Luz');
  });

  it('are counted in a digest', async () => {
    await sweepWithSuspects();
    expect(subjects().slice(1)).toEqual(['5 suspect quote requests']);
    expect(lastText()).toContain('5 requests look suspect');
  });

  it('are counted without their texts', async () => {
    await sweepWithSuspects();
    expect(lastText()).not.toContain('BUY NOW');
  });

  describe('of a crowd', () => {
    let found: (string | undefined)[];
    let later: (string | undefined)[];
    beforeAll(() =>
      withMailServer(async () => {
        await storeCrowd(400, SUSPECT);
        for (let hours = 0; hours < 10; hours += 1) await sweep(Date.now() + hours * HOUR);
        found = subjects();
        await storeMany(2, { ...SUSPECT, created_at: new Date(Date.now() + 1000) });
        await sweep(Date.now() + 10 * HOUR);
        later = subjects().slice(found.length);
      }),
    );

    it('are counted in one digest', () => {
      expect(found).toEqual(['400 suspect quote requests']);
    });

    it('are counted in another digest only if there are new ones', () => {
      expect(later).toEqual(['2 suspect quote requests']);
    });
  });

  it('that staff keep are emailed like any other', async () => {
    const id = await stored(SUSPECT);
    await sweep();
    await quoteOf(id).update({ ...OPEN_QUOTE });
    await sweep();
    expect(subjects()).toEqual(['1 suspect quote request', 'Quote request from Ana Luz']);
  });
});

describe('a digest of a process that did not record it', () => {
  /** Sends a digest that is not recorded, the same one again, and another one. Returns the ids of the messages. */
  async function sendDigests() {
    const ids = await storeMany(2, UNVERIFIED);
    await sweep();
    for (const id of ids) await quoteOf(id).update({ notification: 'sending', notification_lease: new Date() });
    await sweep(Date.now() + HOUR);
    await stored(UNVERIFIED);
    await sweep(Date.now() + 2 * HOUR);
    return mails.map(({ email }) => email.messageId);
  }

  it('is sent again as the same message', async () => {
    const [digest, again] = await sendDigests();
    expect(again).toBe(digest);
  });

  it('is another message than the next digest', async () => {
    const [digest, , other] = await sendDigests();
    expect(other).toBeDefined();
    expect(other).not.toBe(digest);
  });
});
