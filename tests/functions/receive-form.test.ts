import { describe, expect, it } from 'vitest';
import { API_HEADERS } from '../../functions/src/api';
import { CLIENT_LIMIT, COUNTERS_COLLECTION, clientCounter, FLOOD } from '../../functions/src/contact/rate-limit';
import { MAX_BODY_BYTES } from '../../functions/src/contact/receive-form';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import {
  APP_CHECK_HEADER,
  ATTESTATION_PATH,
  apiPath,
  type FormName,
  HONEYPOT,
  MIN_FILL_MS,
} from '../../src/domain/outbox';
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

/** Records so many new requests. */
const fillTo = (count: number, suspect: string[] = []) =>
  Promise.all(Array.from({ length: count }, () => quotes.add({ created_at: new Date(), suspect })));

const newAddress = () => `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`;

const GOOGLE = '66.102.8.142';
const FASTLY = '157.52.91.44';

/** The header with which a request through Hosting arrives, if the visitor sends none. */
const throughHosting = (address: string) => ({ 'x-forwarded-for': `${address}, ${GOOGLE}` });

/** A visitor, with a new address by default, who posts forms through Hosting. */
function visitor(address = newAddress()) {
  const post = serveForms(() => services);
  const from = throughHosting(address);
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

  it('is unverified in a flood, from however many addresses, and none is refused', async () => {
    await fillTo(FLOOD.max - 1);
    await quotes.add({ created_at: new Date(Date.now() - FLOOD.window - 1), suspect: [] });
    const last = quote();
    await visitor().quote(last);
    expect(await stored(last.id)).toMatchObject({ suspect: [], status: 'open' });
    await quotes.doc(last.id).delete();
    const bodies = [quote(), quote()]; // at once: neither is recorded when the other is counted
    const post = serveForms(() => services);
    const answers = await Promise.all(bodies.map((body) => post('quotes', body, throughHosting(newAddress()))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const records = await Promise.all(bodies.map(({ id }) => stored(id)));
    const flooded = records.find((record) => record?.suspect.length > 0); // or both, if one is recorded first
    expect(flooded).toMatchObject({ suspect: ['flood'], status: 'unverified', notification: 'queued' });
    expect(flooded).not.toHaveProperty('expires_at');
  });

  it('is part of a flood of requests that a flood made unverified', async () => {
    await fillTo(FLOOD.max, ['flood']);
    const body = quote();
    await visitor().quote(body);
    expect(await stored(body.id)).toMatchObject({ suspect: ['flood'] });
  });

  it.each([[['honeypot']], [['too-fast']], [['no-token']], [['honeypot', 'flood']]])(
    'is ordinary however many requests were recognized as %j',
    async (suspect) => {
      await fillTo(2 * FLOOD.max, suspect);
      const body = quote();
      await visitor().quote(body);
      expect(await stored(body.id)).toMatchObject({ suspect: [], status: 'open' });
    },
  );

  it('that a bot sent in a flood keeps only its own reason', async () => {
    await fillTo(FLOOD.max);
    const body = quote({ [HONEYPOT]: 'https://spam.example' });
    await visitor().quote(body);
    expect(await stored(body.id)).toMatchObject({ suspect: ['honeypot'], status: 'suspect' });
  });
});

describe('with App Check enforced', () => {
  const verify = async (token: string) => {
    if (token !== 'genuine') throw new Error('forged');
  };
  const options = { verifier: () => verify };
  const GENUINE = { [APP_CHECK_HEADER]: 'genuine' };
  const FORGED = { [APP_CHECK_HEADER]: 'forged' };
  const post = (...request: Parameters<ReturnType<typeof serveForms>>) =>
    serveForms(() => services, options)(...request);
  const attest = (body: object, headers: Record<string, string>) =>
    serveApi(() => services, options)(ATTESTATION_PATH, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('a quote request without a genuine token is unverified', async () => {
    const body = quote();
    expect((await post('quotes', body, FORGED)).status).toBe(201);
    expect(await stored(body.id)).toMatchObject({ suspect: ['no-token'], status: 'unverified' });
    expect(await stored(body.id)).not.toHaveProperty('expires_at');
  });

  it('a quote request with a token is ordinary, even in a flood', async () => {
    await fillTo(FLOOD.max);
    const body = quote();
    await post('quotes', body, GENUINE);
    expect(await stored(body.id)).toMatchObject({ suspect: [], status: 'open' });
  });

  it('a quote request becomes ordinary once its page sends it again with a token', async () => {
    const body = quote();
    await post('quotes', body, FORGED);
    await quotes.doc(body.id).update({ expires_at: new Date() }); // as if an email had named it
    expect((await post('quotes', body, GENUINE)).status).toBe(200);
    expect(await stored(body.id)).toEqual({ ...body, ...NEW_QUOTE, created_at: expect.anything() });
  });

  it('a quote request becomes ordinary once a page attests its id', async () => {
    const body = quote();
    await post('quotes', body, FORGED);
    expect(await attest({ id: body.id.toUpperCase() }, GENUINE)).toMatchObject({ status: 200 });
    expect(await stored(body.id)).toMatchObject({ suspect: [], status: 'open' });
  });

  it('only a genuine token attests, and only an id', async () => {
    const body = quote();
    await post('quotes', body, FORGED);
    expect(await attest({ id: body.id }, FORGED)).toMatchObject({ status: 401 });
    expect(await attest({ id: 'x' }, GENUINE)).toMatchObject({ status: 400 });
    expect(await stored(body.id)).toMatchObject({ status: 'unverified' });
  });

  it('a token changes neither what a bot sent nor what staff have answered', async () => {
    const bot = quote({ [HONEYPOT]: 'https://spam.example' });
    const answered = quote();
    for (const body of [bot, answered]) await post('quotes', body, FORGED);
    await quotes.doc(answered.id).update({ status: 'answered', answered_by: 'luis@mesquite.example', suspect: [] });
    for (const body of [bot, answered]) await post('quotes', body, GENUINE);
    expect(await stored(bot.id)).toMatchObject({ status: 'suspect', suspect: ['honeypot', 'no-token'] });
    expect(await stored(answered.id)).toMatchObject({ status: 'answered', answered_by: 'luis@mesquite.example' });
  });

  it('an answer to an attestation does not reveal whether the request exists', async () => {
    const { status, text } = await attest({ id: crypto.randomUUID() }, GENUINE);
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'attested' }]);
  });

  it('a subscription without a token is refused', async () => {
    expect(await post('newsletter', SUBSCRIPTION)).toMatchObject({ status: 401, body: { error: 'not-attested' } });
    expect(await recorded(SUBSCRIBERS_COLLECTION)).toEqual([]);
  });
});

it('without App Check, no one can attest a request', async () => {
  const body = quote();
  await quotes.doc(body.id).set({ ...body, ...NEW_QUOTE, status: 'unverified', suspect: ['flood'] });
  await serveApi(() => services)(ATTESTATION_PATH, {
    method: 'POST',
    body: JSON.stringify({ id: body.id }),
    headers: { 'content-type': 'application/json' },
  });
  expect(await stored(body.id)).toMatchObject({ status: 'unverified' });
});

describe('a subscription in a flood', () => {
  const subscribers = firestore.collection(SUBSCRIBERS_COLLECTION);
  const flood = () =>
    Promise.all(Array.from({ length: FLOOD.max }, () => subscribers.add({ created_at: new Date(), suspect: [] })));
  const subscriber = async () =>
    (await recorded(SUBSCRIBERS_COLLECTION)).find(({ email }) => email === 'ana@example.com');

  it('is unverified, and does not expire', async () => {
    await flood();
    await visitor().subscribe();
    expect(await subscriber()).toMatchObject({ status: 'unverified', suspect: ['flood'] });
    expect(await subscriber()).not.toHaveProperty('expires_at');
  });

  it('replaces what a bot planted under its address, and a later one outside of the flood is genuine', async () => {
    await visitor().subscribe({ ...SUBSCRIPTION, [HONEYPOT]: 'x' });
    expect(await subscriber()).toMatchObject({ status: 'suspect' });
    const others = await flood();
    await visitor().subscribe();
    expect(await subscriber()).toMatchObject({ status: 'unverified' });
    await Promise.all(others.map((other) => other.delete()));
    await visitor().subscribe();
    expect(await subscriber()).toMatchObject({ suspect: [] });
    expect(await subscriber()).not.toHaveProperty('status');
    await visitor().subscribe({ ...SUBSCRIPTION, [HONEYPOT]: 'x' });
    expect(await subscriber()).not.toHaveProperty('status');
  });
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

it('an international domain is stored in ASCII, and subscribes once however it is written', async () => {
  for (const email of ['maria@ñandú.mx', 'MARIA@ÑANDÚ.MX', 'maria@xn--and-6ma2c.mx'])
    expect((await visitor().subscribe({ ...SUBSCRIPTION, email })).status).toBe(201);
  expect(await recorded(SUBSCRIBERS_COLLECTION)).toMatchObject([{ email: 'maria@xn--and-6ma2c.mx' }]);
  const body = quote({ email: 'info@café.com' });
  expect((await visitor().quote(body)).status).toBe(201);
  expect(await stored(body.id)).toMatchObject({ email: 'info@xn--caf-dma.com' });
  expect((await visitor().quote(quote({ email: 'maria@-ñandú.mx' }))).status).toBe(400);
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
    ['the visitor behind Hosting', `1.1.1.1, ${GOOGLE}`, '1.1.1.1'],
    ['the visitor behind Hosting who sends a list', `9.9.9.9, 8.8.8.8, 1.1.1.1, ${GOOGLE}`, '1.1.1.1'],
    ['the visitor behind both networks of Hosting', `9.9.9.9, 1.1.1.1, ${FASTLY}, ${GOOGLE}`, '1.1.1.1'],
    ['the visitor who reaches Google from Fastly', `9.9.9.9,1.1.1.1,${FASTLY}`, '1.1.1.1'],
    ['the visitor who calls the function', '1.1.1.1', '1.1.1.1'],
    ['the visitor who calls the function and sends a list', `${GOOGLE}, 9.9.9.9, 1.1.1.1`, '1.1.1.1'],
    ['the visitor who has an address of Google', `9.9.9.9, 74.125.1.1, ${GOOGLE}`, '74.125.1.1'],
    ['the visitor behind a proxy of the owner', `9.9.9.9, 1.1.1.1, 198.51.100.7, ${GOOGLE}`, '1.1.1.1'],
    ['a proxy that is not known, for all its visitors', `1.1.1.1, 203.0.113.9, ${GOOGLE}`, '203.0.113.9'],
    ['a server of Google Cloud, which anyone can rent', '1.1.1.1, 104.198.56.253', '104.198.56.253'],
    ['the network of an IPv6 address', `2001:db8:0:1:ffff::9, ${GOOGLE}`, '2001:db8:0:1::/64'],
    ['the IPv4 address in an IPv6 one', `::ffff:1.1.1.1, ::ffff:${GOOGLE}`, '1.1.1.1'],
    ['the visitor behind IPv6 proxies', '2001:db8::1, 2a04:4e42::1, 2001:4860:4000::1', '2001:db8::/64'],
    ['one client for what is no address', `x, ${GOOGLE}`, 'unknown'],
    ['the peer, without a header', '', '127.0.0.1'],
  ])('takes for the client %s', async (_, list, client) => {
    const forged = { 'fastly-client-ip': '9.9.9.9', forwarded: 'for=9.9.9.9', 'x-real-ip': '9.9.9.9' };
    const headers = { ...forged, ...(list && { 'x-forwarded-for': list }) };
    const ask = serveApi(() => services, { trustedProxies: () => 'no network, 198.51.100.0/24' });
    const { text, ...answer } = await ask('/api/client', { headers });
    expect(JSON.parse(text)).toEqual({ client });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  });

  it('holds for a client that forges addresses, and spares the neighbor whose address it forges', async () => {
    const post = serveForms(() => services);
    const neighbor = '198.51.100.77';
    await setCount(max - 3);
    const statuses: number[] = [];
    for (const forged of [neighbor, newAddress(), `${neighbor}, ${GOOGLE}`, neighbor, newAddress()]) {
      const list = { 'x-forwarded-for': `${forged}, ${ADDRESS}, ${GOOGLE}` };
      statuses.push((await post('quotes', quote(), { 'fastly-client-ip': forged, ...list })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await clientCounter(services, 'quotes', neighbor, KEY).get()).exists).toBe(false);
    expect((await visitor(neighbor).quote(quote())).status).toBe(201);
  });

  it('accepts everyone at a trade fair: 30 people behind one address, of whom ten send twice', async () => {
    const { quote: post } = visitor(ADDRESS);
    const people = Array.from({ length: 30 }, (_, person) => quote({ email: `person-${person}@example.com` }));
    const again = people.slice(0, 10).map(({ email }) => quote({ email }));
    for (const body of [...people, ...again]) expect((await post(body)).status).toBe(201);
    expect((await recorded(QUOTES_COLLECTION)).filter(({ suspect }) => suspect.length > 0)).toEqual([]);
  });

  it('stores no address, not even as a hash that anyone can compute', async () => {
    await visitor(ADDRESS).quote(quote());
    const ids = (await firestore.collection(COUNTERS_COLLECTION).get()).docs.map(({ id }) => id);
    expect(ids).toEqual([counter().id]);
    expect(ids).not.toContain(counter('quotes', 'another key').id);
  });
});
