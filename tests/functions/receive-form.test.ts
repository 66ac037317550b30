import { describe, expect, it } from 'vitest';
import { API_HEADERS } from '../../functions/src/api';
import {
  CLIENT_LIMIT,
  COUNTERS_COLLECTION,
  clientCounter,
  clientOf,
  FLOOD,
} from '../../functions/src/contact/rate-limit';
import { MAX_BODY_BYTES } from '../../functions/src/contact/receive-form';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { APP_CHECK_HEADER, apiPath, type FormName, HONEYPOT, MIN_FILL_MS } from '../../src/domain/outbox';
import { NEW_QUOTE, QUOTES_COLLECTION } from '../../src/domain/quotes';
import { SUSPECT_DAYS } from '../../src/domain/suspicion';
import { exampleQuote as quote } from '../support/example-quote';
import { KEY, serveApi, serveForms } from './api-server';
import { quietServices } from './emulated-services';

const services = quietServices('receive-form');
const { firestore } = services;
const quotes = firestore.collection(QUOTES_COLLECTION);
const stored = async (id: string) => (await quotes.doc(id).get()).data();
const recorded = async (collection: string) =>
  (await firestore.collection(collection).get()).docs.map((each) => each.data());

const SUBSCRIPTION = { email: 'ana@example.com', language: 'en' };

const newAddress = () => `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`;

/** A visitor, with a new address by default, who posts forms through Hosting. */
function visitor(address = newAddress()) {
  const post = serveForms(() => services);
  const from = { 'fastly-client-ip': address };
  return {
    quote: (body: unknown) => post('quotes', body, from),
    subscribe: (body: object = SUBSCRIPTION) => post('newsletter', body, from),
  };
}

describe('a quote request', () => {
  it('is stored under its id with the server time, and nobody caches, sniffs or renders the answer', async () => {
    const body = quote();
    const { headers, ...answer } = await visitor().quote(body);
    expect(answer).toEqual({ status: 201, body: { status: 'created', id: body.id } });
    const created_at = expect.objectContaining({ seconds: expect.any(Number) });
    expect(await stored(body.id)).toEqual({ ...body, ...NEW_QUOTE, created_at });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    for (const [name, value] of Object.entries(API_HEADERS)) expect(headers[name.toLowerCase()]).toBe(value);
  });

  it('is stored once and unchanged although it is sent many times from several addresses', async () => {
    const body = quote();
    await Promise.all(Array.from({ length: 4 }, () => visitor().quote(body))); // 503 if the transactions conflict
    expect((await visitor().quote({ ...body, message: 'other' })).status).toBe(200);
    expect(await recorded(QUOTES_COLLECTION)).toMatchObject([{ message: body.message }]);
  });

  it('is refused if it is invalid, with the names of the fields', async () => {
    const faults = { firstName: 'required', email: 'invalid', phone: 'required' };
    const fields = Object.entries(faults).map(([field, reason]) => ({ field, reason }));
    const answer = await visitor().quote(quote({ firstName: ' ', email: 'x', phone: undefined }));
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid-fields', fields } });
    expect((await visitor().quote([quote()])).status).toBe(400);
    expect(await recorded(QUOTES_COLLECTION)).toEqual([]);
  });

  it('is accepted only as a JSON POST of limited size', async () => {
    const post = serveForms(() => services);
    const got = await serveApi(() => services)(apiPath('quotes'));
    expect(got).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect(await post('quotes', quote(), { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(await post('quotes', quote({ message: 'x'.repeat(MAX_BODY_BYTES) }))).toMatchObject({ status: 413 });
  });

  it.each([
    ['fills in the hidden field', { [HONEYPOT]: 'https://spam.example' }, ['honeypot']],
    ['is faster than people type', { elapsed: MIN_FILL_MS - 1 }, ['too-fast']],
    ['does neither', { [HONEYPOT]: '', elapsed: MIN_FILL_MS }, []],
  ])('that is suspect is recorded for 30 days, and gets the answer of any other: it %s', async (_, signs, suspect) => {
    const body = quote(signs);
    expect((await visitor().quote(body)).status).toBe(201);
    const { expires_at, ...record } = (await stored(body.id)) ?? {};
    const isSuspect = suspect.length > 0;
    expect(record).toMatchObject({ suspect, status: isSuspect ? 'suspect' : 'open', notification: 'queued' });
    expect(record).not.toHaveProperty(HONEYPOT);
    const days = expires_at && Math.round((expires_at.toMillis() - Date.now()) / (24 * 3600_000));
    expect(days).toBe(isSuspect ? SUSPECT_DAYS : undefined);
  });

  it('is suspect in a flood, from however many addresses, and none is refused', async () => {
    const recent = Array.from({ length: FLOOD.max - 1 }, () => quotes.add({ created_at: new Date() }));
    await Promise.all([...recent, quotes.add({ created_at: new Date(Date.now() - FLOOD.window - 1) })]);
    const last = quote();
    await visitor().quote(last);
    expect(await stored(last.id)).toMatchObject({ suspect: [] });
    await quotes.doc(last.id).delete();
    const bodies = [quote(), quote()]; // at once: neither is recorded when the other is counted
    const post = serveForms(() => services);
    const answers = await Promise.all(bodies.map((body) => post('quotes', body, { 'fastly-client-ip': newAddress() })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const records = await Promise.all(bodies.map(({ id }) => stored(id)));
    expect(records.map((record) => record?.suspect)).toContainEqual(['flood']); // or both, if one is recorded first
  });
});

it('with App Check enforced, requests without a genuine token are suspect, and subscriptions are refused', async () => {
  const verify = async (token: string) => {
    if (token !== 'genuine') throw new Error('forged');
  };
  const post = serveForms(() => services, { verifier: () => verify });
  for (const [token, suspect] of Object.entries({ forged: ['no-token'], genuine: [] })) {
    const body = quote();
    expect((await post('quotes', body, { [APP_CHECK_HEADER]: token })).status).toBe(201);
    expect(await stored(body.id)).toMatchObject({ suspect });
  }
  expect(await post('newsletter', SUBSCRIPTION)).toMatchObject({ status: 401, body: { error: 'not-attested' } });
  expect(await recorded(SUBSCRIBERS_COLLECTION)).toEqual([]);
});

it('a subscription is stored once per address, regardless of case, and no answer tells who has subscribed', async () => {
  const first = await visitor().subscribe({ email: 'Ana@Example.com', language: 'en' });
  const again = await visitor().subscribe({ email: 'ana@example.com ', language: 'en' });
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  const unsubscribe_token = expect.stringMatching(/^[\w-]{43}$/);
  expect(await recorded(SUBSCRIBERS_COLLECTION)).toEqual([
    { email: 'Ana@Example.com', language: 'en', suspect: [], unsubscribe_token, created_at: expect.anything() },
  ]);
});

it('a subscription is recorded as suspect if the hidden field is filled in, and a genuine one replaces it', async () => {
  const bot = { ...SUBSCRIPTION, [HONEYPOT]: 'x' };
  expect((await visitor().subscribe(bot)).status).toBe(201);
  expect(await recorded(SUBSCRIBERS_COLLECTION)).toMatchObject([{ suspect: ['honeypot'], status: 'suspect' }]);
  for (const body of [SUBSCRIPTION, bot]) await visitor().subscribe(body);
  const [genuine] = await recorded(SUBSCRIBERS_COLLECTION);
  expect(genuine).toMatchObject({ suspect: [] });
  expect(genuine).not.toHaveProperty('expires_at');
});

it.each<[FormName, string, object]>([
  ['quotes', QUOTES_COLLECTION, quote()],
  ['newsletter', SUBSCRIBERS_COLLECTION, { ...SUBSCRIPTION, id: crypto.randomUUID() }],
])('what a device sends to %s again does not bring back a deleted record, and a new one does', async (...row) => {
  const [form, collection, body] = row;
  const post = serveForms(() => services);
  expect((await post(form, body)).status).toBe(201);
  await firestore.recursiveDelete(firestore.collection(collection));
  await post(form, body);
  expect(await recorded(collection)).toEqual([]);
  await post(form, { ...body, id: crypto.randomUUID() });
  expect(await recorded(collection)).toHaveLength(1);
});

describe('the limit per client', () => {
  const { max, window } = CLIENT_LIMIT;
  const ADDRESS = '192.0.2.7';
  const counter = (form: FormName = 'quotes', key = KEY) => clientCounter(services, form, ADDRESS, key);
  const setCount = (count: number, form?: FormName) =>
    counter(form).set({ count, until: new Date(Date.now() + window) });

  it('counts what it accepts, in a window and for each form; stored and refused requests do not count', async () => {
    const { quote: post, subscribe } = visitor(ADDRESS);
    const body = quote();
    for (const each of [quote({ email: 'x' }), body, body]) await post(each);
    expect((await counter().get()).get('count')).toBe(1);
    await setCount(max);
    const refused = await post(quote());
    expect([refused.status, (await post(body)).status, (await subscribe()).status]).toEqual([429, 200, 201]);
    expect((await visitor().quote(quote())).status, 'another client').toBe(201);
    expect(Number(refused.headers['retry-after'])).toBeCloseTo(window / 1000, -1);
    await counter().update({ until: new Date(Date.now() - 60_000) });
    expect((await post(quote())).status).toBe(201);
    expect((await counter().get()).get('count'), 'of the next window').toBe(1);
  });

  it('holds for simultaneous requests', async () => {
    await setCount(max - 1);
    const { quote: post } = visitor(ADDRESS);
    await Promise.all(Array.from({ length: 4 }, () => post(quote()))); // 429, or 503 if the transactions conflict
    expect(await recorded(QUOTES_COLLECTION)).toHaveLength(1);
  });

  it('counts a repeated subscription too, so that it reveals no subscriber', async () => {
    const { subscribe } = visitor(ADDRESS);
    await setCount(max - 2, 'newsletter');
    for (const status of [201, 201, 429]) expect(await subscribe()).toMatchObject({ status });
  });

  it.each([
    ['the address that Hosting reports', { 'fastly-client-ip': '1.1.1.1', 'x-forwarded-for': '2.2.2.2' }, '1.1.1.1'],
    ['the network of an IPv6 address', { 'fastly-client-ip': '2001:db8:0:1:ffff::9' }, '32.1.13.184.0.0.0.1'],
    ['the hop that the platform appended', { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' }, '2.2.2.2'],
    ['the peer, if the headers hold no address', { 'fastly-client-ip': 'x', 'x-forwarded-for': 'y' }, '3.3.3.3'],
  ])('takes for the client %s', (_, headers, client) => {
    expect(clientOf({ headers, socket: { remoteAddress: '3.3.3.3' } })).toBe(client);
  });

  it('stores no address, not even as a hash that anyone can compute', async () => {
    await visitor(ADDRESS).quote(quote());
    const ids = (await firestore.collection(COUNTERS_COLLECTION).get()).docs.map(({ id }) => id);
    expect(ids).toEqual([counter().id]);
    expect(ids).not.toContain(counter('quotes', 'another key').id);
  });
});
