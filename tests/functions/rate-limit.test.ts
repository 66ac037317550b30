import { afterEach, expect, it } from 'vitest';
import { CLIENT_LIMIT, COUNTERS_COLLECTION, clientOf, counterOf } from '../../functions/src/contact/rate-limit';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import type { FormName } from '../../src/domain/outbox';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { serveForms } from './api-server';
import { quietServices } from './emulated-services';

const services = quietServices('rate-limit');
const KEY = 'a secret of the tests';
const collections = [QUOTES_COLLECTION, SUBSCRIBERS_COLLECTION, COUNTERS_COLLECTION];
afterEach(async () => {
  for (const name of collections) await services.firestore.recursiveDelete(services.firestore.collection(name));
});

const SUBSCRIPTION = { email: 'ana@example.com', language: 'en' };
const quote = (change: object = {}) => ({
  ...{ id: crypto.randomUUID(), firstName: 'Ana', lastName: 'Luz', email: 'ana@example.com', phone: '9565550199' },
  ...{ language: 'es', ...change },
});
/** A visitor who posts forms through Hosting. */
const visitor = (address: string) =>
  serveForms({ 'fastly-client-ip': address }, () => services, { hmacKey: () => KEY });

const { max, window } = CLIENT_LIMIT;
const setCount = (form: FormName, address: string, count: number) =>
  counterOf(services, form, address, KEY).set({ count, until: new Date(Date.now() + window) });

it('holds for simultaneous requests: the others get a time to retry, and no accepted one is lost', async () => {
  const post = visitor('192.0.2.7');
  const left = 2;
  await setCount('quotes', '192.0.2.7', max - left);
  const answers = await Promise.all(Array.from({ length: left + 4 }, () => post(quote())));
  const accepted = answers.filter(({ status }) => status === 201);
  const others = answers.filter(({ status }) => status !== 201);
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length).toBeLessThanOrEqual(left);
  // 503 if the transactions conflict: nothing was stored then.
  for (const { status, headers } of others) {
    expect([429, 503]).toContain(status);
    // The window's clock may start a moment later.
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(window / 1000 + 1);
  }
  const ids = (await services.firestore.collection(QUOTES_COLLECTION).get()).docs.map(({ id }) => id).sort();
  expect(ids).toEqual(accepted.map(({ body }) => body.id).sort());
  expect((await visitor('192.0.2.8')(quote())).status).toBe(201);
});

it('counts what it accepts, in a window and for each form; stored and refused requests do not count', async () => {
  const address = '192.0.2.7';
  const post = visitor(address);
  const body = quote();
  const counter = counterOf(services, 'quotes', address, KEY);
  await post(quote({ email: 'x' }));
  await post(body);
  await post(body);
  expect((await counter.get()).get('count')).toBe(1);
  await setCount('quotes', address, max);
  const refused = await post(quote());
  expect([refused.status, (await post(body)).status]).toEqual([429, 200]);
  expect(Number(refused.headers['retry-after'])).toBeCloseTo(window / 1000, -1);
  expect((await post(SUBSCRIPTION, {}, 'newsletter')).status).toBe(201);
  await counter.update({ until: new Date(Date.now() - 60_000) });
  expect((await post(quote())).status).toBe(201);
  expect((await counter.get()).get('count'), 'of the next window').toBe(1);
});

it.each([
  ['the address that Hosting reports', { 'fastly-client-ip': '1.1.1.1', 'x-forwarded-for': '2.2.2.2' }, '1.1.1.1'],
  ['the IPv4 address in an IPv6 one', { 'fastly-client-ip': '::ffff:1.1.1.1' }, '1.1.1.1'],
  ['the network of an IPv6 address', { 'fastly-client-ip': '2001:db8:0:1:ffff::9' }, '32.1.13.184.0.0.0.1'],
  ['the hop that the platform appended', { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' }, '2.2.2.2'],
  ['the peer, if the headers hold no address', { 'fastly-client-ip': 'x', 'x-forwarded-for': 'y' }, '3.3.3.3'],
])('takes for the client %s', (_, headers, client) => {
  expect(clientOf({ headers, socket: { remoteAddress: '3.3.3.3' } })).toBe(client);
});

it('stores no address, not even as a hash that anyone can compute', async () => {
  await visitor('192.0.2.1')(quote());
  const ids = (await services.firestore.collection(COUNTERS_COLLECTION).get()).docs.map(({ id }) => id);
  expect(ids).toEqual([counterOf(services, 'quotes', '192.0.2.1', KEY).id]);
  expect(ids).not.toContain(counterOf(services, 'quotes', '192.0.2.1', 'another key').id);
  const answer = await serveForms({}, () => services, { hmacKey: () => '' })(quote());
  expect(answer.status, 'without the secret').toBe(503);
});

it('counts a subscription even if it is repeated, so that the limit reveals no subscriber', async () => {
  const post = visitor('192.0.2.9');
  await setCount('newsletter', '192.0.2.9', max - 2);
  const statuses = [];
  for (let posts = 0; posts < 3; posts += 1) statuses.push((await post(SUBSCRIPTION, {}, 'newsletter')).status);
  expect(statuses).toEqual([201, 201, 429]);
});
