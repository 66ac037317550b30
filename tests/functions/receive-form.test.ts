import { afterEach, describe, expect, it } from 'vitest';
import { API_HEADERS } from '../../functions/src/api';
import { COUNTERS_COLLECTION, FLOOD } from '../../functions/src/contact/rate-limit';
import { MAX_BODY_BYTES } from '../../functions/src/contact/receive-form';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { type FormName, HONEYPOT, MIN_FILL_MS } from '../../src/domain/outbox';
import { NEW_QUOTE, QUOTES_COLLECTION, SUSPECT_DAYS } from '../../src/domain/quotes';
import { serveForms } from './api-server';
import { quietServices } from './emulated-services';

const services = quietServices('receive-form');
const hmacKey = () => 'a secret of the tests';

const quote = (change: object = {}) => ({
  ...{ id: crypto.randomUUID(), firstName: 'Ana', lastName: 'Luz', email: 'ana@example.com' },
  ...{ phone: '(956) 555-0199', business: 'Café Luz', message: '<b>Hola</b>', language: 'es' },
  ...change,
});

const newAddress = () => `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`;

/** A visitor with a new address, who posts forms through Hosting. */
const visitor = (address = newAddress()) => serveForms({ 'fastly-client-ip': address }, () => services, { hmacKey });

const stored = async (id: string) => (await services.firestore.collection(QUOTES_COLLECTION).doc(id).get()).data();

const recorded = async (collection: string) =>
  (await services.firestore.collection(collection).get()).docs.map((each) => each.data());

afterEach(async () => {
  for (const collection of [QUOTES_COLLECTION, SUBSCRIBERS_COLLECTION, COUNTERS_COLLECTION])
    await services.firestore.recursiveDelete(services.firestore.collection(collection));
});

describe('a quote request', () => {
  it('is stored under its id with the server time, and nobody caches, sniffs or renders the answer', async () => {
    const body = quote();
    const answer = await visitor()(body);
    expect(answer).toMatchObject({ status: 201, body: { status: 'created', id: body.id } });
    expect(await stored(body.id)).toEqual({
      ...body,
      ...NEW_QUOTE,
      created_at: expect.objectContaining({ seconds: expect.any(Number) }),
    });
    const { headers } = answer;
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    for (const [name, value] of Object.entries(API_HEADERS)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers).not.toHaveProperty('x-powered-by');
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

  it('is stored once among 250 posts of 60 visitors to one process at once', async () => {
    const post = serveForms({}, () => services, { hmacKey });
    const send = (body: object, index: number, form: FormName) => {
      const headers = { 'content-type': 'application/json', 'fastly-client-ip': `198.51.100.${index % 60}` };
      return post(body, { headers }, form);
    };
    const subscriptions = Array.from({ length: 200 }, (_, index) =>
      send({ email: `${index}@example.com`, language: 'en' }, index, 'newsletter'),
    );
    const bodies = Array.from({ length: 50 }, () => quote());
    const answers = await Promise.all(bodies.map((body, index) => send(body, index, 'quotes')));
    await Promise.all(subscriptions);
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect((await recorded(QUOTES_COLLECTION)).map(({ id }) => id).sort()).toEqual(bodies.map(({ id }) => id).sort());
  });

  it('is refused if it is invalid, with the names of the fields', async () => {
    const fields = [
      { field: 'firstName', reason: 'required' },
      { field: 'email', reason: 'invalid' },
      { field: 'phone', reason: 'required' },
    ];
    const answer = await visitor()(quote({ firstName: ' ', email: 'x', phone: undefined }));
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid-fields', fields }]);
    for (const body of [null, [], 'text', 7, [quote()]]) expect((await visitor()(body)).status).toBe(400);
    expect(await recorded(QUOTES_COLLECTION)).toEqual([]);
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
});

it('with App Check enforced, requests without a genuine token are suspect, and subscriptions are refused', async () => {
  const verify = async (token: string) => {
    if (token !== 'genuine') throw new Error('forged');
  };
  const withToken = (token?: string) =>
    serveForms(token ? { 'x-firebase-appcheck': token } : {}, () => services, { hmacKey, verifier: () => verify });
  for (const [token, expected] of [
    [undefined, { status: 'suspect', suspect: ['no-token'] }],
    ['forged', { status: 'suspect', suspect: ['no-token'] }],
    ['genuine', { status: 'open', suspect: [] }],
  ] as const) {
    const body = quote();
    expect((await withToken(token)(body)).status).toBe(201);
    expect(await stored(body.id)).toMatchObject(expected);
  }
  const answer = await withToken()({ email: 'ana@example.com', language: 'en' }, {}, 'newsletter');
  expect(answer).toMatchObject({ status: 401, body: { error: 'not-attested' } });
  expect(await recorded(SUBSCRIBERS_COLLECTION)).toEqual([]);
});

describe('a suspect request', () => {
  it.each([
    ['fills in the hidden field', { [HONEYPOT]: 'https://spam.example' }, ['honeypot']],
    ['is faster than people type', { elapsed: MIN_FILL_MS - 1 }, ['too-fast']],
    ['does both', { [HONEYPOT]: 'x', elapsed: 0 }, ['honeypot', 'too-fast']],
    ['does neither', { [HONEYPOT]: '', elapsed: MIN_FILL_MS }, []],
    ['comes from the form before this field', { website: 'https://shop.example' }, []],
  ])('is recorded for 30 days, and gets the answer of any other, if it %s', async (_, signs, suspect) => {
    const body = quote(signs);
    expect((await visitor()(body)).status).toBe(201);
    const { expires_at, ...record } = (await stored(body.id)) ?? {};
    const isSuspect = suspect.length > 0;
    expect(record).toMatchObject({ suspect, status: isSuspect ? 'suspect' : 'open', notification: 'queued' });
    expect(record).not.toHaveProperty(HONEYPOT);
    const days = expires_at && Math.round((expires_at.toMillis() - Date.now()) / (24 * 3600_000));
    expect(days).toBe(isSuspect ? SUSPECT_DAYS : undefined);
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

describe('a subscription', () => {
  const subscribe = (email: string) => visitor()({ email, language: 'en' }, {}, 'newsletter');

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
  const { status, body, headers } = await serveForms({}, unavailable, { hmacKey })(quote());
  expect([status, body, headers['retry-after']]).toEqual([503, { error: 'unavailable' }, '5']);
});
