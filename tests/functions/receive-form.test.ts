import { afterEach, describe, expect, it } from 'vitest';
import { API_HEADERS } from '../../functions/src/api';
import { CLIENT_LIMIT, COUNTERS_COLLECTION, clientOf, counterOf, FLOOD } from '../../functions/src/contact/rate-limit';
import { type FormOptions, MAX_BODY_BYTES } from '../../functions/src/contact/receive-form';
import { recordSubmission } from '../../functions/src/contact/record-submission';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { apiPath, type FormName, HONEYPOT, MIN_FILL_MS } from '../../src/domain/outbox';
import { NEW_QUOTE, QUOTES_COLLECTION, SUSPECT_DAYS } from '../../src/domain/quotes';
import { serveApi } from './api-server';
import { quietServices } from './emulated-services';

const services = quietServices('receive-form');
const KEY = 'a secret of the tests';
const hmacKey = () => KEY;

const quote = (change: object = {}) => ({
  ...{ id: crypto.randomUUID(), firstName: 'Ana', lastName: 'Luz', email: 'ana@example.com' },
  ...{ phone: '(956) 555-0199', business: 'Café Luz', message: '<b>Hola</b>', language: 'es' },
  ...change,
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

/** A function that posts forms, with these headers. */
function poster(headers: Record<string, string> = {}, options: FormOptions = { hmacKey }, on = () => services) {
  const request = serveApi(on, options);
  return async (body: unknown, change: RequestInit = {}, form: FormName = 'quotes'): Promise<Answer> => {
    const response = await request(apiPath(form), {
      ...{ method: 'POST', body: JSON.stringify(body) },
      ...{ headers: { 'content-type': 'application/json', ...headers } },
      ...change,
    });
    const { status } = response;
    return { status, body: await response.json(), headers: Object.fromEntries(response.headers) };
  };
}

const randomByte = () => Math.floor(Math.random() * 256);
const newAddress = () => `10.${randomByte()}.${randomByte()}.${randomByte()}`;

/** A visitor with a new address, who posts forms through Hosting. */
const visitor = (address = newAddress()) => poster({ 'fastly-client-ip': address });

const stored = async (id: string) =>
  (await services.firestore.collection(QUOTES_COLLECTION).doc(id).get()).data() as
    | { expires_at: { toMillis(): number } }
    | undefined;

const recorded = async (collection: string) =>
  (await services.firestore.collection(collection).get()).docs.map((each) => each.data());

afterEach(async () => {
  for (const collection of [QUOTES_COLLECTION, SUBSCRIBERS_COLLECTION, COUNTERS_COLLECTION])
    await services.firestore.recursiveDelete(services.firestore.collection(collection));
});

describe('a quote request', () => {
  it('is stored under its id with the server time', async () => {
    const body = quote();
    expect(await visitor()(body)).toMatchObject({ status: 201, body: { status: 'created', id: body.id } });
    expect(await stored(body.id)).toEqual({
      ...body,
      ...NEW_QUOTE,
      created_at: expect.objectContaining({ seconds: expect.any(Number) }),
    });
  });

  it('is stored once and unchanged although it is sent many times from several addresses', async () => {
    const body = quote();
    // 503 if the transactions conflict: the outbox then sends it again, as here.
    const send = async () => {
      const answer = await visitor()(body);
      return answer.status === 503 ? visitor()(body) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 4 }, send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect((await visitor()({ ...body, message: 'other' })).status).toBe(200);
    expect(await recorded(QUOTES_COLLECTION)).toMatchObject([{ message: '<b>Hola</b>' }]);
  });

  it('is refused with the names of the invalid fields', async () => {
    const fields = [
      { field: 'firstName', reason: 'required' },
      { field: 'email', reason: 'invalid' },
      { field: 'phone', reason: 'required' },
    ];
    const answer = await visitor()(quote({ firstName: ' ', email: 'x', phone: undefined }));
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid-fields', fields }]);
    expect(await recorded(QUOTES_COLLECTION)).toEqual([]);
  });

  it.each([[null], [[]], ['text'], [7], [[quote()]]])('is refused if it is %j', async (body) => {
    expect((await visitor()(body)).status).toBe(400);
  });

  it('is accepted only as a JSON POST of limited size', async () => {
    const post = visitor();
    const got = await post(null, { method: 'GET', body: null, headers: {} });
    expect(got).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    const typed = (type?: string) =>
      post(null, { headers: type ? { 'content-type': type } : {}, body: Buffer.from(JSON.stringify(quote())) });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', undefined])
      expect(await typed(type)).toMatchObject({ status: 415 });
    expect(await typed('Application/JSON; charset=utf-8')).toMatchObject({ status: 201 });
    expect(await post(quote({ message: 'x'.repeat(MAX_BODY_BYTES) }))).toMatchObject({ status: 413 });
  });

  it('gets an answer that nobody caches, sniffs or renders', async () => {
    const { headers } = await visitor()(quote());
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    for (const [name, value] of Object.entries(API_HEADERS)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

describe('with App Check enforced', () => {
  /** Accepts a single token. */
  const verify = async (token: string) => {
    if (token !== 'genuine') throw new Error('forged');
  };
  const send = (headers: Record<string, string>, body = quote()) =>
    poster(headers, { hmacKey, verifier: () => verify })(body);

  it('a quote request without a token, or with a forged one, is recorded as suspect', async () => {
    for (const headers of [{}, { 'x-firebase-appcheck': 'forged' }] as Record<string, string>[]) {
      const body = quote();
      expect((await send(headers, body)).status).toBe(201);
      expect(await stored(body.id)).toMatchObject({ status: 'suspect', suspect: ['no-token'] });
    }
  });

  it('a quote request with a token is genuine', async () => {
    const body = quote();
    expect((await send({ 'x-firebase-appcheck': 'genuine' }, body)).status).toBe(201);
    expect(await stored(body.id)).toMatchObject({ status: 'open', suspect: [] });
  });

  it('a subscription without a token is refused', async () => {
    const post = poster({}, { hmacKey, verifier: () => verify });
    const answer = await post({ email: 'ana@example.com', language: 'en' }, {}, 'newsletter');
    expect(answer).toMatchObject({ status: 401, body: { error: 'not-attested' } });
    expect(await recorded(SUBSCRIBERS_COLLECTION)).toEqual([]);
  });
});

describe('a suspect request', () => {
  it.each([
    ['fills in the hidden field', { [HONEYPOT]: 'https://spam.example' }, ['honeypot']],
    ['is faster than people type', { elapsed: MIN_FILL_MS - 1 }, ['too-fast']],
    ['does both', { [HONEYPOT]: 'x', elapsed: 0 }, ['honeypot', 'too-fast']],
    ['does neither', { [HONEYPOT]: '', elapsed: MIN_FILL_MS }, []],
    ['comes from the form before this field', { website: 'https://shop.example' }, []],
  ])('is recorded, and gets the answer of any other, if it %s', async (_, signs, suspect) => {
    const body = quote(signs);
    expect((await visitor()(body)).status).toBe(201);
    const record = await stored(body.id);
    expect(record).toMatchObject({ suspect, status: suspect.length > 0 ? 'suspect' : 'open', notification: 'queued' });
    expect(record).not.toHaveProperty(HONEYPOT);
  });

  it('expires after 30 days, and a genuine one does not', async () => {
    const [suspect, genuine] = [quote({ elapsed: 0 }), quote()];
    for (const body of [suspect, genuine]) await visitor()(body);
    const days = (Number((await stored(suspect.id))?.expires_at.toMillis()) - Date.now()) / (24 * 3600_000);
    expect(Math.round(days)).toBe(SUSPECT_DAYS);
    expect(await stored(genuine.id)).not.toHaveProperty('expires_at');
  });

  it('is one that arrives in a flood, from however many addresses, and none is refused', async () => {
    const collection = services.firestore.collection(QUOTES_COLLECTION);
    const recent = Array.from({ length: FLOOD.max - 1 }, () => collection.add({ created_at: new Date() }));
    await Promise.all([...recent, collection.add({ created_at: new Date(Date.now() - FLOOD.window - 1) })]);
    const [last, above] = [quote(), quote()];
    for (const body of [last, above]) expect((await visitor()(body)).status).toBe(201);
    expect(await stored(last.id)).toMatchObject({ suspect: [] });
    expect(await stored(above.id)).toMatchObject({ suspect: ['flood'], status: 'suspect' });
  });
});

describe('the rate limit', () => {
  const { max, window } = CLIENT_LIMIT;
  const setCount = (address: string, count: number) => {
    const until = new Date(Date.now() + window);
    return counterOf(services, 'quotes', address, KEY).set({ count, until });
  };

  it('holds for simultaneous requests: the others get a time to retry, and no accepted one is lost', async () => {
    const post = visitor('192.0.2.7');
    const left = 2;
    await setCount('192.0.2.7', max - left);
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
    const ids = (await recorded(QUOTES_COLLECTION)).map(({ id }) => id).sort();
    expect(ids).toEqual(accepted.map(({ body }) => body.id).sort());
    expect((await visitor()(quote())).status).toBe(201);
  });

  it('does not apply to stored requests, and refused ones do not count', async () => {
    const post = visitor();
    const bodies = Array.from({ length: max }, () => quote());
    for (let index = 0; index < max; index += 1) await post(quote({ email: 'x' }));
    for (const body of bodies) expect((await post(body)).status).toBe(201);
    expect((await post(quote())).status).toBe(429);
    expect((await post(bodies[0])).status).toBe(200);
  });

  it('ends with its window and is separate for each form', async () => {
    const submit = (form: string, id: string, now: number) => {
      const submission = { form, collection: QUOTES_COLLECTION, id, record: {}, isSecret: false, suspect: [] };
      return recordSubmission(services, 'one', submission, KEY, now);
    };
    for (let index = 0; index < max; index += 1) await submit('quotes', `a${index}`, 1_000);
    expect(await submit('quotes', 'late', 2_000)).toEqual({ state: 'too-many', wait: window / 1000 - 1 });
    expect(await submit('newsletter', 'other', 2_000)).toEqual({ state: 'created' });
    expect(await submit('quotes', 'late', 1_000 + window)).toEqual({ state: 'created' });
  });

  it('is separate for each client address that Hosting reports, and shared by an IPv6 network', async () => {
    await setCount('203.0.113.5', max);
    expect((await visitor('203.0.113.5')(quote())).status).toBe(429);
    expect((await visitor('::ffff:203.0.113.5')(quote())).status).toBe(429);
    expect((await visitor('203.0.113.6')(quote())).status).toBe(201);
    await setCount(
      clientOf({ headers: { 'fastly-client-ip': '2001:db8:0:1::1' }, socket: { remoteAddress: '' } }),
      max,
    );
    expect((await visitor('2001:db8:0:1:ffff::9')(quote())).status).toBe(429);
    expect((await visitor('2001:db8:0:2::1')(quote())).status).toBe(201);
  });

  it.each([
    ['the address that Hosting reports', { 'fastly-client-ip': '1.1.1.1', 'x-forwarded-for': '2.2.2.2' }, '1.1.1.1'],
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
    const answer = await poster({}, { hmacKey: () => '' })(quote());
    expect(answer.status, 'without the secret').toBe(503);
  });
});

describe('a subscription', () => {
  const subscribe = (email: string, address?: string) => visitor(address)({ email, language: 'en' }, {}, 'newsletter');

  it('is stored once per address, regardless of case, and no answer tells who has subscribed', async () => {
    const first = await subscribe('Ana@Example.com');
    expect(first.status).toBe(201);
    const again = await subscribe('ana@example.com ');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const unsubscribe_token = expect.stringMatching(/^[\w-]{43}$/);
    expect(await recorded(SUBSCRIBERS_COLLECTION)).toEqual([
      { email: 'Ana@Example.com', language: 'en', suspect: [], unsubscribe_token, created_at: expect.anything() },
    ]);
  });

  it('counts for the rate limit even if it is repeated, so that the limit reveals no subscriber either', async () => {
    await subscribe('ana@example.com');
    for (let index = 0; index < CLIENT_LIMIT.max; index += 1) await subscribe('ana@example.com', '192.0.2.9');
    expect((await subscribe('ana@example.com', '192.0.2.9')).status).toBe(429);
  });

  it('is recorded as suspect if the hidden field is filled in, and a genuine one replaces it', async () => {
    const bot = { email: 'ana@example.com', language: 'en', [HONEYPOT]: 'x' };
    expect((await visitor()(bot, {}, 'newsletter')).status).toBe(201);
    expect(await recorded(SUBSCRIBERS_COLLECTION)).toMatchObject([{ suspect: ['honeypot'], status: 'suspect' }]);
    await subscribe('ana@example.com');
    await visitor()(bot, {}, 'newsletter');
    const [genuine] = await recorded(SUBSCRIBERS_COLLECTION);
    expect(genuine).toMatchObject({ suspect: [] });
    expect(genuine).not.toHaveProperty('expires_at');
  });
});

it('an internal failure is answered with a time to retry and reveals nothing', async () => {
  const unavailable = () => {
    throw new Error('no access to /srv/secrets');
  };
  const { status, body, headers } = await poster({}, { hmacKey }, unavailable)(quote());
  expect([status, body, headers['retry-after']]).toEqual([503, { error: 'unavailable' }, '5']);
});
