import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Mail, startMailServer } from '../../emulators/mail-server';
import { emailQuote, GIVE_UP_AFTER_MS } from '../../functions/src/contact/email-quote';
import { brand } from '../../src/domain/brand';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { quietServices } from '../support/emulated-services';

const services = quietServices('email-quote');
const TO = 'office@example.com';

let mails: Mail[] = [];
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  mails = [];
  server = await startMailServer((mail) => mails.push(mail), 0);
});
afterEach(() => server.stop());

const quoteOf = (id: string) => services.firestore.collection(QUOTES_COLLECTION).doc(id);

async function stored(change: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  await quoteOf(id).set({
    ...{ id, firstName: 'Ana', lastName: 'Luz', email: 'ana@example.com', phone: '(956) 555-0199' },
    ...{ business: 'Café Luz', message: '¿Cuánto cuesta?', language: 'es' },
    ...{ created_at: new Date(), ...change },
  });
  return id;
}

const send = (id: string, smtpUrl = server.url, now?: number) => emailQuote(services, id, { smtpUrl, to: TO }, now);

it('emails a quote request with all fields, and replies go to the visitor', async () => {
  const id = await stored();
  await send(id);
  expect(mails).toHaveLength(1);
  const { recipients, email } = mails[0] as Mail;
  expect(recipients).toEqual([TO]);
  expect(email.subject).toBe('Quote request from Ana Luz');
  expect(email.replyTo).toEqual([{ name: 'Ana Luz', address: 'ana@example.com' }]);
  for (const value of ['Ana Luz', 'ana@example.com', '(956) 555-0199', 'Café Luz', '¿Cuánto cuesta?', 'Spanish']) {
    expect(email.text).toContain(value);
  }
  expect(email.text).toContain(`${brand.origin}/admin`);
  expect((await quoteOf(id).get()).data()).toMatchObject({ notified_at: { toMillis: expect.any(Function) } });
});

it('sends nothing again when the event is repeated', async () => {
  const id = await stored();
  await send(id);
  await send(id);
  expect(mails).toHaveLength(1);
});

it('fails while the mail server is down, and a retry delivers when it is back', async () => {
  const id = await stored();
  const { url } = server;
  await server.stop();
  await expect(send(id, url)).rejects.toThrow();
  expect((await quoteOf(id).get()).get('notified_at')).toBeUndefined();
  server = await startMailServer((mail) => mails.push(mail), Number(new URL(url).port));
  await send(id);
  expect(mails).toHaveLength(1);
});

it('sends the same message again after a crash between sending and recording', async () => {
  const id = await stored();
  const crashing = new Proxy(services.firestore, {
    get(target, name) {
      if (name !== 'collection') return Reflect.get(target, name);
      const update = () => Promise.reject(new Error('crashed'));
      return () => ({ doc: () => ({ get: () => quoteOf(id).get(), update }) });
    },
  });
  const settings = { smtpUrl: server.url, to: TO };
  await expect(emailQuote({ ...services, firestore: crashing }, id, settings)).rejects.toThrow('crashed');
  await send(id);
  await send(id);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.email.messageId).toBe(mails[0]?.email.messageId);
});

it('gives up after a day and records that', async () => {
  const id = await stored();
  await send(id, server.url, Date.now() + GIVE_UP_AFTER_MS + 60_000);
  expect(mails).toHaveLength(0);
  expect((await quoteOf(id).get()).data()).toMatchObject({ notify_failed_at: { toMillis: expect.any(Function) } });
});

it.each(['', 'off'])('sends nothing if SMTP_URL is %j', async (url) => {
  const id = await stored();
  await send(id, url);
  await sleep(100);
  expect(mails).toHaveLength(0);
  expect(Object.keys((await quoteOf(id).get()).data() ?? {})).not.toContain('notified_at');
});

it('delivers hostile fields as text that adds no header, recipient or HTML', async () => {
  const message = `<script>alert(1)</script>\r\nBcc: thief@example.com\r\n.\r\n${'x'.repeat(5000)}`;
  const id = await stored({ firstName: 'Ana\r\nBcc: thief@example.com', lastName: '<b>"Luz"</b>', message });
  await send(id);
  const { recipients, email } = mails[0] as Mail;
  expect(recipients).toEqual([TO]);
  expect(email.bcc).toBeUndefined();
  expect(email.html).toBeUndefined();
  expect(email.replyTo).toMatchObject([{ address: 'ana@example.com' }]);
  expect(email.text).toContain('<script>alert(1)</script>');
  expect(email.text).toContain('x'.repeat(5000));
});
