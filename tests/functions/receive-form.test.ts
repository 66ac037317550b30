import { describe, expect, it } from 'vitest';
import { API_HEADERS } from '../../functions/src/api';
import { CLIENT_LIMIT, COUNTERS_COLLECTION, clientCounter, FLOOD } from '../../functions/src/contact/rate-limit';
import { MAX_BODY_BYTES } from '../../functions/src/contact/receive-form';
import { SOURCE_FIELDS } from '../../src/domain/lead-source';
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

/** Records `count` new requests. */
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
  it('is answered as created, with its id', async () => {
    const body = quote();
    expect(await visitor().quote(body)).toMatchObject({ status: 201, body: { status: 'created', id: body.id } });
  });

  it('is stored under its id with the server time', async () => {
    const body = quote();
    await visitor().quote(body);
    const created_at = expect.objectContaining({ seconds: expect.any(Number) });
    expect(await stored(body.id)).toEqual({ ...body, ...NEW_QUOTE, created_at });
  });

  it('gets an answer that no one caches', async () => {
    const { headers } = await visitor().quote(quote());
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('gets an answer in JSON, which no browser sniffs or renders', async () => {
    const { headers } = await visitor().quote(quote());
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    for (const [name, value] of Object.entries(API_HEADERS)) expect(headers[name.toLowerCase()]).toBe(value);
  });

  it('is stored once although it is sent many times from several addresses', async () => {
    const body = quote();
    await Promise.all(Array.from({ length: 4 }, () => visitor().quote(body))); // 503 if the transactions conflict
    expect(await recorded(QUOTES_COLLECTION)).toMatchObject([{ message: body.message }]);
  });

  it('is answered as stored before if it is sent again', async () => {
    const body = quote();
    await visitor().quote(body);
    expect((await visitor().quote(body)).status).toBe(200);
  });

  it('is stored unchanged if it is sent again with other texts', async () => {
    const body = quote();
    await visitor().quote(body);
    await visitor().quote({ ...body, message: 'other' });
    expect(await recorded(QUOTES_COLLECTION)).toMatchObject([{ message: body.message }]);
  });

  const INVALID = { firstName: ' ', email: 'x', phone: undefined };

  it('is refused with the names of the fields that are invalid', async () => {
    const faults = { firstName: 'required', email: 'invalid', phone: 'required' };
    const fields = Object.entries(faults).map(([field, reason]) => ({ field, reason }));
    const answer = await visitor().quote(quote(INVALID));
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid-fields', fields } });
  });

  it('is refused if it is a list', async () => {
    expect((await visitor().quote([quote()])).status).toBe(400);
  });

  it.each([
    ['it is invalid', quote(INVALID)],
    ['it is a list', [quote()]],
  ])('is not stored if %s', async (_, body) => {
    await visitor().quote(body);
    expect(await recorded(QUOTES_COLLECTION)).toEqual([]);
  });

  it('is refused if it is not posted', async () => {
    const got = await serveApi(() => services)(apiPath('quotes'));
    expect(got).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });

  it('is refused if it is not JSON', async () => {
    const post = serveForms(() => services);
    expect(await post('quotes', quote(), { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  });

  it('is refused if it is too large', async () => {
    const post = serveForms(() => services);
    expect(await post('quotes', quote({ message: 'x'.repeat(MAX_BODY_BYTES) }))).toMatchObject({ status: 413 });
  });

  describe.each([
    ['with a hidden field that is filled in', { [HONEYPOT]: 'https://spam.example' }, ['honeypot']],
    ['faster than people type', { elapsed: MIN_FILL_MS - 1 }, ['too-fast']],
  ])('%s', (_, signs, suspect) => {
    it('gets the answer of any other', async () => {
      expect((await visitor().quote(quote(signs))).status).toBe(201);
    });

    it('is recorded as suspect', async () => {
      const body = quote(signs);
      await visitor().quote(body);
      expect(await stored(body.id)).toMatchObject({ suspect, status: 'suspect', notification: 'queued' });
    });

    it('is recorded without the hidden field', async () => {
      const body = quote(signs);
      await visitor().quote(body);
      expect(await stored(body.id)).not.toHaveProperty(HONEYPOT);
    });

    it('expires after 30 days', async () => {
      const body = quote(signs);
      await visitor().quote(body);
      const { expires_at } = (await stored(body.id)) ?? {};
      expect(Math.round((expires_at.toMillis() - Date.now()) / (24 * 3600_000))).toBe(SUSPECT_DAYS);
    });
  });

  describe('with an empty hidden field, as fast as people type', () => {
    const signs = { [HONEYPOT]: '', elapsed: MIN_FILL_MS };

    it('is answered as created', async () => {
      expect((await visitor().quote(quote(signs))).status).toBe(201);
    });

    it('is ordinary', async () => {
      const body = quote(signs);
      await visitor().quote(body);
      expect(await stored(body.id)).toMatchObject({ suspect: [], status: 'open', notification: 'queued' });
    });

    it('is recorded without the hidden field', async () => {
      const body = quote(signs);
      await visitor().quote(body);
      expect(await stored(body.id)).not.toHaveProperty(HONEYPOT);
    });

    it('does not expire', async () => {
      const body = quote(signs);
      await visitor().quote(body);
      expect(await stored(body.id)).not.toHaveProperty('expires_at');
    });
  });

  it('is ordinary if it is the last one before a flood, for which older ones do not count', async () => {
    await fillTo(FLOOD.max - 1);
    await quotes.add({ created_at: new Date(Date.now() - FLOOD.window - 1), suspect: [] });
    const last = quote();
    await visitor().quote(last);
    expect(await stored(last.id)).toMatchObject({ suspect: [], status: 'open' });
  });

  describe('of two that start a flood from two addresses at once', () => {
    /** Posts both requests. Neither is recorded yet when the other is counted. */
    async function postBoth() {
      await fillTo(FLOOD.max - 1);
      const bodies = [quote(), quote()];
      const post = serveForms(() => services);
      const answers = await Promise.all(bodies.map((body) => post('quotes', body, throughHosting(newAddress()))));
      const records = await Promise.all(bodies.map(({ id }) => stored(id)));
      const flooded = records.find((record) => record?.suspect.length > 0); // or both, if one is recorded first
      return { answers, flooded };
    }

    it('is not refused', async () => {
      const { answers } = await postBoth();
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    });

    it('is unverified', async () => {
      const { flooded } = await postBoth();
      expect(flooded).toMatchObject({ suspect: ['flood'], status: 'unverified', notification: 'queued' });
    });

    it('does not expire', async () => {
      const { flooded } = await postBoth();
      expect(flooded).toMatchObject({ suspect: ['flood'] });
      expect(flooded).not.toHaveProperty('expires_at');
    });
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

  describe('with a source', () => {
    const sourceOf = async (source: unknown) => {
      const body = quote({ source });
      const { status } = await visitor().quote(body);
      return { status, source: (await stored(body.id))?.source };
    };

    it('of hostile texts is stored with them as they are', async () => {
      const source = { utm_source: '<script>alert(1)</script>', utm_term: '=HYPERLINK("https://evil.example")' };
      expect(await sourceOf(source)).toEqual({ status: 201, source });
    });

    it('of 10 KB and more is stored with the start of it', async () => {
      const utm_source = 'é'.repeat(10_240);
      const start = 'é'.repeat(SOURCE_FIELDS.utm_source.max);
      expect(await sourceOf({ utm_source })).toEqual({ status: 201, source: { utm_source: start } });
    });

    it.each<[string, unknown]>([
      ['missing', undefined],
      ['a text', 'google.com'],
      ['a list of lists', [['utm_source', 'google']]],
      ['of unknown fields', { id: 'other', status: 'answered', __proto__: { page: '/' } }],
      ['of values that are no texts', { page: 7, referrer: null, utm_source: { toString: 'x' } }],
    ])('that is %s is stored without one', async (_, source) => {
      expect(await sourceOf(source)).toEqual({ status: 201, source: {} });
    });

    it('that differs when it is sent again keeps the first one', async () => {
      const body = quote();
      await visitor().quote(body);
      expect((await visitor().quote({ ...body, source: { page: '/' } })).status).toBe(200);
      expect((await stored(body.id))?.source).toEqual(body.source);
    });
  });

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

  describe('a quote request without a genuine token', () => {
    it('is answered as created', async () => {
      expect((await post('quotes', quote(), FORGED)).status).toBe(201);
    });

    it('is unverified', async () => {
      const body = quote();
      await post('quotes', body, FORGED);
      expect(await stored(body.id)).toMatchObject({ suspect: ['no-token'], status: 'unverified' });
    });

    it('does not expire', async () => {
      const body = quote();
      await post('quotes', body, FORGED);
      expect(await stored(body.id)).toMatchObject({ suspect: ['no-token'] });
      expect(await stored(body.id)).not.toHaveProperty('expires_at');
    });
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
    await post('quotes', body, GENUINE);
    expect(await stored(body.id)).toEqual({ ...body, ...NEW_QUOTE, created_at: expect.anything() });
  });

  it('a quote request that its page sends again with a token is answered as stored before', async () => {
    const body = quote();
    await post('quotes', body, FORGED);
    expect((await post('quotes', body, GENUINE)).status).toBe(200);
  });

  it('a quote request becomes ordinary once a page attests its id', async () => {
    const body = quote();
    await post('quotes', body, FORGED);
    await attest({ id: body.id.toUpperCase() }, GENUINE);
    expect(await stored(body.id)).toMatchObject({ suspect: [], status: 'open' });
  });

  it('an attestation without a genuine token is refused', async () => {
    const body = quote();
    await post('quotes', body, FORGED);
    expect(await attest({ id: body.id }, FORGED)).toMatchObject({ status: 401 });
  });

  it('an attestation without a genuine token leaves a quote request unverified', async () => {
    const body = quote();
    await post('quotes', body, FORGED);
    await attest({ id: body.id }, FORGED);
    expect(await stored(body.id)).toMatchObject({ status: 'unverified' });
  });

  it('an attestation without an id is refused', async () => {
    expect(await attest({ id: 'x' }, GENUINE)).toMatchObject({ status: 400 });
  });

  it('an attestation of a quote request is answered as attested', async () => {
    const body = quote();
    await post('quotes', body, FORGED);
    const { status, text } = await attest({ id: body.id }, GENUINE);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ status: 'attested' });
  });

  it('the answer to an attestation does not reveal that there is no such request', async () => {
    const { status, text } = await attest({ id: crypto.randomUUID() }, GENUINE);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ status: 'attested' });
  });

  it('a token does not change what a bot sent', async () => {
    const body = quote({ [HONEYPOT]: 'https://spam.example' });
    await post('quotes', body, FORGED);
    await post('quotes', body, GENUINE);
    expect(await stored(body.id)).toMatchObject({ status: 'suspect', suspect: ['honeypot', 'no-token'] });
  });

  it('a token does not change what staff have answered', async () => {
    const body = quote();
    await post('quotes', body, FORGED);
    await quotes.doc(body.id).update({ status: 'answered', answered_by: 'luis@mesquite.example', suspect: [] });
    await post('quotes', body, GENUINE);
    expect(await stored(body.id)).toMatchObject({ status: 'answered', answered_by: 'luis@mesquite.example' });
  });

  it('a subscription without a token is refused', async () => {
    expect(await post('newsletter', SUBSCRIPTION)).toMatchObject({ status: 401, body: { error: 'not-attested' } });
  });

  it('a subscription without a token is not stored', async () => {
    await post('newsletter', SUBSCRIPTION);
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

  const BOT = { ...SUBSCRIPTION, [HONEYPOT]: 'x' };

  it('is unverified', async () => {
    await flood();
    await visitor().subscribe();
    expect(await subscriber()).toMatchObject({ status: 'unverified', suspect: ['flood'] });
  });

  it('does not expire', async () => {
    await flood();
    await visitor().subscribe();
    expect(await subscriber()).toMatchObject({ status: 'unverified' });
    expect(await subscriber()).not.toHaveProperty('expires_at');
  });

  it('replaces what a bot planted under its address', async () => {
    await visitor().subscribe(BOT);
    expect(await subscriber()).toMatchObject({ status: 'suspect' });
    await flood();
    await visitor().subscribe();
    expect(await subscriber()).toMatchObject({ status: 'unverified' });
  });

  it('becomes genuine when it is sent again after the flood', async () => {
    const others = await flood();
    await visitor().subscribe();
    await Promise.all(others.map((other) => other.delete()));
    await visitor().subscribe();
    expect(await subscriber()).toMatchObject({ suspect: [] });
    expect(await subscriber()).not.toHaveProperty('status');
  });
});

describe('two subscriptions of an address in different case', () => {
  async function subscribeTwice() {
    const first = await visitor().subscribe({ email: 'Ana@Example.com', language: 'en' });
    const again = await visitor().subscribe({ email: 'ana@example.com ', language: 'en' });
    return { first, again };
  }

  it('are stored once, as the address was written first', async () => {
    await subscribeTwice();
    const unsubscribe_token = expect.stringMatching(/^[\w-]{43}$/);
    expect(await recorded(SUBSCRIBERS_COLLECTION)).toEqual([
      { email: 'Ana@Example.com', language: 'en', suspect: [], unsubscribe_token, created_at: expect.anything() },
    ]);
  });

  it('get the same answer, which does not tell who has subscribed', async () => {
    const { first, again } = await subscribeTwice();
    expect(first.status).toBe(201);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
  });
});

describe('an address with an international domain', () => {
  it('subscribes once, however it is written', async () => {
    for (const email of ['maria@ñandú.mx', 'MARIA@ÑANDÚ.MX', 'maria@xn--and-6ma2c.mx'])
      expect((await visitor().subscribe({ ...SUBSCRIPTION, email })).status).toBe(201);
    expect(await recorded(SUBSCRIBERS_COLLECTION)).toHaveLength(1);
  });

  it('is stored in ASCII as a subscriber', async () => {
    await visitor().subscribe({ ...SUBSCRIPTION, email: 'maria@ñandú.mx' });
    expect(await recorded(SUBSCRIBERS_COLLECTION)).toMatchObject([{ email: 'maria@xn--and-6ma2c.mx' }]);
  });

  it('is stored in ASCII with a quote request', async () => {
    const body = quote({ email: 'info@café.com' });
    await visitor().quote(body);
    expect(await stored(body.id)).toMatchObject({ email: 'info@xn--caf-dma.com' });
  });

  it('is refused if it is invalid', async () => {
    expect((await visitor().quote(quote({ email: 'maria@-ñandú.mx' }))).status).toBe(400);
  });
});

describe('a subscription with a hidden field that is filled in', () => {
  const bot = { ...SUBSCRIPTION, [HONEYPOT]: 'x' };

  it('gets the answer of any other', async () => {
    expect((await visitor().subscribe(bot)).status).toBe(201);
  });

  it('is recorded as suspect', async () => {
    await visitor().subscribe(bot);
    expect(await recorded(SUBSCRIBERS_COLLECTION)).toMatchObject([{ suspect: ['honeypot'], status: 'suspect' }]);
  });

  it('is replaced by a genuine one, which does not expire', async () => {
    for (const body of [bot, SUBSCRIPTION]) await visitor().subscribe(body);
    const subscribers = await recorded(SUBSCRIBERS_COLLECTION);
    expect(subscribers).toMatchObject([{ suspect: [] }]);
    expect(subscribers[0]).not.toHaveProperty('status');
    expect(subscribers[0]).not.toHaveProperty('expires_at');
  });

  it('does not replace a genuine one', async () => {
    for (const body of [SUBSCRIPTION, bot]) await visitor().subscribe(body);
    const subscribers = await recorded(SUBSCRIBERS_COLLECTION);
    expect(subscribers).toMatchObject([{ suspect: [] }]);
    expect(subscribers[0]).not.toHaveProperty('status');
  });
});

describe.each<[FormName, string, object]>([
  ['quotes', QUOTES_COLLECTION, quote()],
  ['newsletter', SUBSCRIBERS_COLLECTION, { ...SUBSCRIPTION, id: crypto.randomUUID() }],
])('after a record of a form was deleted: %s', (form, collection, body) => {
  /** Sends the form, and deletes what it recorded. */
  async function sendAndDelete() {
    const post = serveForms(() => services);
    expect((await post(form, body)).status).toBe(201);
    await firestore.recursiveDelete(firestore.collection(collection));
    return post;
  }

  it('what a device sends again does not bring it back', async () => {
    const post = await sendAndDelete();
    await post(form, body);
    expect(await recorded(collection)).toEqual([]);
  });

  it('what a device sends under another id is recorded', async () => {
    const post = await sendAndDelete();
    await post(form, { ...body, id: crypto.randomUUID() });
    expect(await recorded(collection)).toHaveLength(1);
  });
});

describe('the limit per client', () => {
  const { max, window } = CLIENT_LIMIT;
  const ADDRESS = '192.0.2.7';
  const counter = (form: FormName = 'quotes', key = KEY) => clientCounter(services, form, ADDRESS, key);
  const setCount = (count: number, form?: FormName, until = new Date(Date.now() + window)) =>
    counter(form).set({ count, until });

  const count = async () => (await counter().get()).get('count');

  it('counts a request that is sent twice once', async () => {
    const body = quote();
    for (const each of [body, body]) await visitor(ADDRESS).quote(each);
    expect(await count()).toBe(1);
  });

  it('does not count a request that is refused', async () => {
    await visitor(ADDRESS).quote(quote({ email: 'x' }));
    expect(await count()).toBeUndefined();
  });

  it('refuses another request of a client that has reached it', async () => {
    await setCount(max);
    expect((await visitor(ADDRESS).quote(quote())).status).toBe(429);
  });

  it('says when a client that has reached it may try again', async () => {
    await setCount(max);
    const { headers } = await visitor(ADDRESS).quote(quote());
    expect(Number(headers['retry-after'])).toBeCloseTo(window / 1000, -1);
  });

  it('does not refuse a request that is already stored', async () => {
    const body = quote();
    await visitor(ADDRESS).quote(body);
    await setCount(max);
    expect((await visitor(ADDRESS).quote(body)).status).toBe(200);
  });

  it('does not refuse another form', async () => {
    await setCount(max);
    expect((await visitor(ADDRESS).subscribe()).status).toBe(201);
  });

  it('does not refuse another client', async () => {
    await setCount(max);
    expect((await visitor().quote(quote())).status).toBe(201);
  });

  it('accepts requests again in the next window', async () => {
    await setCount(max, 'quotes', new Date(Date.now() - 60_000));
    expect((await visitor(ADDRESS).quote(quote())).status).toBe(201);
  });

  it('counts from one again in the next window', async () => {
    await setCount(max, 'quotes', new Date(Date.now() - 60_000));
    await visitor(ADDRESS).quote(quote());
    expect(await count()).toBe(1);
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
    expect(JSON.parse((await ask('/api/client', { headers })).text)).toEqual({ client });
  });

  it('says whom it takes for the client in an answer that no one caches', async () => {
    const answer = await serveApi(() => services)('/api/client');
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  });

  describe('of a client that forges the address of a neighbor', () => {
    const NEIGHBOR = '198.51.100.77';
    /** Posts five requests; three of them are below the limit. */
    async function forge() {
      const post = serveForms(() => services);
      await setCount(max - 3);
      const statuses: number[] = [];
      for (const forged of [NEIGHBOR, newAddress(), `${NEIGHBOR}, ${GOOGLE}`, NEIGHBOR, newAddress()]) {
        const list = { 'x-forwarded-for': `${forged}, ${ADDRESS}, ${GOOGLE}` };
        statuses.push((await post('quotes', quote(), { 'fastly-client-ip': forged, ...list })).status);
      }
      return statuses;
    }

    it('holds', async () => {
      expect(await forge()).toEqual([201, 201, 201, 429, 429]);
    });

    it('does not count for the neighbor', async () => {
      await forge();
      expect((await clientCounter(services, 'quotes', NEIGHBOR, KEY).get()).exists).toBe(false);
    });

    it('does not refuse the neighbor', async () => {
      await forge();
      expect((await visitor(NEIGHBOR).quote(quote())).status).toBe(201);
    });
  });

  describe('at a trade fair, for 30 people behind one address of whom ten send twice,', () => {
    async function visitFair() {
      const { quote: post } = visitor(ADDRESS);
      const people = Array.from({ length: 30 }, (_, person) => quote({ email: `person-${person}@example.com` }));
      const again = people.slice(0, 10).map(({ email }) => quote({ email }));
      const statuses: number[] = [];
      for (const body of [...people, ...again]) statuses.push((await post(body)).status);
      return statuses;
    }

    it('refuses no one', async () => {
      expect(await visitFair()).toEqual(Array(40).fill(201));
    });

    it('makes no one suspect', async () => {
      await visitFair();
      const suspects = (await recorded(QUOTES_COLLECTION)).map(({ suspect }) => suspect);
      expect(suspects).toEqual(Array(40).fill([]));
    });
  });

  it('stores no address, not even as a hash that anyone can compute', async () => {
    await visitor(ADDRESS).quote(quote());
    const ids = (await firestore.collection(COUNTERS_COLLECTION).get()).docs.map(({ id }) => id);
    expect(ids).toEqual([counter().id]);
    expect(ids).not.toContain(counter('quotes', 'another key').id);
  });
});
