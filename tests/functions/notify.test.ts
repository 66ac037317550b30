import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Mail, startMailServer } from '../../emulators/mail-server';
import { GIVE_UP_AFTER_MS, LEASE_MS, notifyQuote, notifyWaiting } from '../../functions/src/contact/notify';
import { COUNTERS_COLLECTION } from '../../functions/src/contact/rate-limit';
import { brand } from '../../src/domain/brand';
import { NEW_QUOTE, QUOTES_COLLECTION } from '../../src/domain/quotes';
import { exampleQuote } from '../support/example-quote';
import { crashAtEveryCall } from './crash-at-call';
import { quietServices } from './emulated-services';

const services = quietServices('notify');
const TO = 'office@example.com';
const ADMIN = `${brand.origin}/admin`;
const LIMIT = 3;
const HOUR = 3600_000;
const SUSPECT = { status: 'suspect', suspect: ['flood'] };

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

const settings = (smtpUrl = server.url) => ({ smtpUrl, to: TO, hourlyLimit: LIMIT });
const notify = (id: string, smtpUrl?: string) => notifyQuote(services, id, settings(smtpUrl));
const sweep = (now?: number, smtpUrl?: string) => notifyWaiting(services, settings(smtpUrl), now);

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

it('the sweep emails what was recorded while there was no SMTP_URL, even days later, unless staff have answered it', async () => {
  const created_at = new Date(Date.now() - 3 * GIVE_UP_AFTER_MS);
  const id = await stored({ created_at, notification_failing_since: created_at });
  await notify(id, 'off');
  await sweep(undefined, 'off');
  await expect(sweep(undefined, 'smtp://127.0.0.1:1')).rejects.toThrow();
  expect([mails, await notifications([id])]).toEqual([[], ['queued']]);
  const answered = await stored({ status: 'answered' });
  await sweep();
  expect([mails.length, await notifications([id, answered])]).toEqual([1, ['sent', 'queued']]);
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

it('the sweep gives up a request only after a day of failures, and goes on with the others', async () => {
  const start = Date.now();
  const id = await stored({ created_at: new Date(start - 3 * GIVE_UP_AFTER_MS) });
  await server.stop();
  for (const time of [start, start + GIVE_UP_AFTER_MS]) {
    await expect(sweep(time)).rejects.toThrow();
    expect(await notifications([id])).toEqual(['queued']);
  }
  const ids = [id, await stored()];
  await expect(sweep(start + GIVE_UP_AFTER_MS + 1)).rejects.toThrow();
  expect(await notifications(ids)).toEqual(['failed', 'queued']);
  await startServer();
  await sweep();
  expect(await notifications(ids)).toEqual(['failed', 'sent']);
});

it('many requests are emailed up to the limit of an hour, and the others in one digest an hour', async () => {
  const ids = await storeMany(LIMIT + 2);
  await stored(SUSPECT);
  await Promise.all(ids.map((id) => notify(id)));
  expect(mails).toHaveLength(LIMIT);
  await sweep();
  expect(subjects().slice(LIMIT)).toEqual(['2 quote requests are waiting']);
  const { text } = (mails.at(-1) as Mail).email;
  expect(text).toMatch(/^(Ana Luz, \(956\) 555-0199, ana@example\.com\nReceived: .+\n){2}/);
  expect(text).toContain(ADMIN);
  expect(await notifications(ids)).toEqual(ids.map(() => 'sent'));
  await storeMany(2);
  await sweep();
  expect(mails).toHaveLength(LIMIT + 1);
  await sweep(Date.now() + HOUR);
  expect(mails).toHaveLength(LIMIT + 3);
});

it('many suspect requests are only counted in a digest, sent again as the same message, and hold up no genuine one', async () => {
  const ids = await storeMany(5, { ...SUSPECT, firstName: 'BUY NOW', created_at: new Date(0) });
  for (const id of ids) await notify(id);
  await stored();
  await sweep();
  expect(subjects()).toEqual(['Quote request from Ana Luz', '5 suspect quote requests']);
  expect(mails[1]?.email.text).toContain('5 requests look suspect');
  expect(mails[1]?.email.text).not.toContain('BUY NOW');
  // As if the process had ended before it recorded the digest.
  for (const id of ids) await quoteOf(id).update({ notification: 'sending', notification_lease: new Date() });
  await sweep(Date.now() + HOUR);
  await stored(SUSPECT);
  await sweep(Date.now() + 2 * HOUR);
  expect(mails).toHaveLength(4);
  const [digest, again, other] = mails.slice(1).map(({ email }) => email.messageId);
  expect(again).toBe(digest);
  expect(other).not.toBe(digest);
});
