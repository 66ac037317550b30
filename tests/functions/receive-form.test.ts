import { afterEach, describe, expect, it } from 'vitest';
import { API_HEADERS } from '../../functions/src/api';
import { COUNTERS_COLLECTION, countersOf, LIMITS, senderOf } from '../../functions/src/contact/rate-limit';
import { type FormOptions, MAX_BODY_BYTES } from '../../functions/src/contact/receive-form';
import { recordSubmission } from '../../functions/src/contact/record-submission';
import { apiPath, type FormName, MIN_FILL_MS } from '../../src/domain/outbox';
import { OPEN_QUOTE, QUOTES_COLLECTION } from '../../src/domain/quotes';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/submission';
import { serveApi } from '../support/api-server';
import { quietServices } from '../support/emulated-services';

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

/** A visitor with a new address, who posts forms. */
const visitor = (address: string = crypto.randomUUID()) => poster({ 'x-forwarded-for': address });

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
    const record = (await services.firestore.collection(QUOTES_COLLECTION).doc(body.id).get()).data();
    expect(record).toEqual({
      ...body,
      ...OPEN_QUOTE,
      created_at: expect.objectContaining({ seconds: expect.any(Number) }),
    });
  });

  it('is stored once and unchanged although it is sent many times from several addresses', async () => {
    const body = quote();
    // 503 if the transactions conflict: the outbox then sends it again, as here.
    const send = async (ip: string) => {
      const answer = await visitor(ip)(body);
      return answer.status === 503 ? visitor(ip)(body) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 4 }, (_, index) => send(`${index}`)));
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

  it('a form without a token or with a forged one is refused and not stored', async () => {
    for (const headers of [{}, { 'x-firebase-appcheck': 'forged' }] as Record<string, string>[]) {
      expect(await send(headers)).toMatchObject({ status: 401, body: { error: 'not-attested' } });
    }
    expect(await recorded(QUOTES_COLLECTION)).toEqual([]);
  });

  it('a form with a token is stored, even if it was refused without one before', async () => {
    const body = quote();
    await send({}, body);
    expect((await send({ 'x-firebase-appcheck': 'genuine' }, body)).status).toBe(201);
    expect(await recorded(QUOTES_COLLECTION)).toMatchObject([{ id: body.id }]);
  });
});

describe('a bot', () => {
  it('that fills in the honeypot gets the answer of a success', async () => {
    expect((await visitor()(quote({ website: 'https://spam.example' }))).status).toBe(201);
    expect(await recorded(QUOTES_COLLECTION)).toEqual([]);
  });

  it('that is faster than any person has to retry', async () => {
    const post = visitor();
    const body = quote();
    expect(await post({ ...body, elapsed: MIN_FILL_MS - 1 })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '2' },
    });
    expect(await post({ ...body, elapsed: MIN_FILL_MS })).toMatchObject({ status: 201 });
  });
});

/** Sets the counters of the sender of a quote request. */
async function setCounts(address: string, counts: Partial<Record<keyof typeof LIMITS, number>>): Promise<void> {
  const counters = countersOf(services, 'quotes', { client: address, peer: address }, KEY);
  for (const [index, name] of (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).entries()) {
    const count = counts[name];
    const until = new Date(Date.now() + LIMITS[name].window);
    if (count !== undefined) await counters[index]?.reference.set({ count, until });
  }
}

describe('the rate limit', () => {
  const { max, window } = LIMITS.client;

  it('holds for simultaneous requests: the others get a time to retry, and no accepted one is lost', async () => {
    const post = visitor('busy');
    const left = 2;
    await setCounts('busy', { client: max - left });
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
      const submission = { form, collection: QUOTES_COLLECTION, id, record: {}, isSecret: false };
      return recordSubmission(services, { client: 'one', peer: 'one' }, submission, KEY, now);
    };
    for (let index = 0; index < max; index += 1) await submit('quotes', `a${index}`, 1_000);
    expect(await submit('quotes', 'late', 2_000)).toEqual({ state: 'too-many', wait: window / 1000 - 1 });
    expect(await submit('newsletter', 'other', 2_000)).toEqual({ state: 'created' });
    expect(await submit('quotes', 'late', 1_000 + window)).toEqual({ state: 'created' });
  });

  it('is separate for each client address that Hosting reports', async () => {
    const behindHosting = (address: string) =>
      poster({ 'x-forwarded-for': '10.0.0.1', 'fastly-client-ip': address })(quote());
    for (let index = 0; index < max; index += 1) await behindHosting('203.0.113.5');
    expect((await behindHosting('203.0.113.5')).status).toBe(429);
    expect((await behindHosting('203.0.113.6')).status).toBe(201);
  });

  it('holds for one peer although each request claims another client address', async () => {
    const forged = () => {
      const address = crypto.randomUUID();
      return poster({ 'fastly-client-ip': address, 'x-forwarded-for': `${address}, 198.51.100.7` })(quote());
    };
    await setCounts('198.51.100.7', { peer: LIMITS.peer.max - 1 });
    expect((await forged()).status).toBe(201);
    expect((await forged()).status).toBe(429);
  });

  it('holds for everyone together, whatever the address', async () => {
    await setCounts('any', { everyone: LIMITS.everyone.max - 1 });
    expect((await visitor()(quote())).status).toBe(201);
    const { status, headers } = await visitor()(quote());
    expect([status, Number(headers['retry-after']) <= 60]).toEqual([429, true]);
  });

  it('knows the peer by the hop that the platform appended, and in the emulator by the socket', () => {
    const request = { headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' }, socket: { remoteAddress: '127.0.0.1' } };
    expect(senderOf(request, false)).toEqual({ client: '2.2.2.2', peer: '2.2.2.2' });
    expect(senderOf(request, true)).toEqual({ client: '127.0.0.1', peer: '127.0.0.1' });
    const viaHosting = { ...request, headers: { ...request.headers, 'fastly-client-ip': '1.1.1.1' } };
    expect(senderOf(viaHosting, false)).toEqual({ client: '1.1.1.1', peer: '2.2.2.2' });
  });

  it('stores no address, not even as a hash that anyone can compute', async () => {
    await visitor('192.0.2.1')(quote());
    const ids = (await services.firestore.collection(COUNTERS_COLLECTION).get()).docs.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    const otherKey = countersOf(services, 'quotes', { client: '192.0.2.1', peer: '192.0.2.1' }, 'another key');
    for (const { reference } of otherKey) expect(ids).not.toContain(reference.id);
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
    expect(await recorded(SUBSCRIBERS_COLLECTION)).toEqual([
      { email: 'Ana@Example.com', language: 'en', created_at: expect.anything() },
    ]);
  });

  it('counts for the rate limit even if it is repeated, so that the limit reveals no subscriber either', async () => {
    await subscribe('ana@example.com');
    for (let index = 0; index < LIMITS.client.max; index += 1) await subscribe('ana@example.com', 'curious');
    expect((await subscribe('ana@example.com', 'curious')).status).toBe(429);
  });
});

it('an internal failure is answered with a time to retry and reveals nothing', async () => {
  const unavailable = () => {
    throw new Error('no access to /srv/secrets');
  };
  const { status, body, headers } = await poster({}, { hmacKey }, unavailable)(quote());
  expect([status, body, headers['retry-after']]).toEqual([503, { error: 'unavailable' }, '5']);
});
