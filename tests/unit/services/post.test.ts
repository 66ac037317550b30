import { afterEach, describe, expect, it, vi } from 'vitest';
import { APP_CHECK_HEADER, ATTESTATION_PATH, type Submission } from '../../../src/domain/outbox';
import { attest, post, type TokenReader } from '../../../src/services/post';

const fields = { email: 'ana@example.com' };
const SUBMISSION: Submission = { id: 'one', form: 'newsletter', language: 'es', fields, honeypot: '', elapsed: 9000 };

afterEach(() => void vi.useRealTimers());

/** The server's answer to each request, which it records. */
function answer(status: number, body: object, headers: HeadersInit = {}) {
  const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json(body, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Token readers: App Check is off or on, fails, never answers, or is out of reach, as in the service worker. */
const OFF: TokenReader = async () => null;
const ON: TokenReader = async () => 'token';
const FAILS: TokenReader = () => Promise.reject(new Error('blocked'));
const NEVER: TokenReader = () => new Promise(() => {});
const NONE = null;

/** Lets so much time pass that a token would be too late, and returns the result. */
async function settled<Result>(work: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(10_000);
  return work;
}

it.each([
  ['with the token of App Check', 'token', ON],
  ['without a token if App Check is off', null, OFF],
  ['without a token if App Check fails', null, FAILS],
  ['without a token that never arrives', null, NEVER],
  ['without a token by the service worker', null, NONE],
])('a posted form is sent %s', async (_, header, readToken) => {
  vi.useFakeTimers();
  const fetched = answer(201, { status: 'created' });
  expect(await settled(post(SUBMISSION, readToken))).toMatchObject({ state: 'recorded' });
  expect(new Headers(fetched.mock.lastCall?.[1].headers).get(APP_CHECK_HEADER)).toBe(header);
});

it('a posted quote request says where the visitor came from', async () => {
  const source = { referrer: 'google.com', page: '/contact' };
  const fetched = answer(201, { status: 'created' });
  await post({ ...SUBMISSION, form: 'quotes', source }, NONE);
  expect(JSON.parse(`${fetched.mock.lastCall?.[1].body}`)).toMatchObject({ id: 'one', ...fields, source });
});

it.each<[string, number, object, object]>([
  ['recorded if the server had it already', 200, { status: 'exists' }, { state: 'recorded', needsAttestation: false }],
  ['refused if the server finds errors', 400, { fields: [] }, { state: 'refused', fields: [] }],
  ['retried if a captive portal answers', 200, {}, { state: 'later', wait: 0 }],
  ['unattested if the server requires a missing token', 401, {}, { state: 'unattested' }],
  ['retried when the server allows it', 429, {}, { state: 'later', wait: 60 }],
])('a posted form is %s', async (_, status, body, expected) => {
  answer(status, body, status === 429 ? { 'Retry-After': '60' } : {});
  expect(await post(SUBMISSION, OFF)).toEqual(expected);
});

it('a form that the service worker posts is retried if the server requires a token', async () => {
  answer(401, {});
  expect(await post(SUBMISSION, NONE)).toEqual({ state: 'later', wait: 0 });
});

it.each([
  ['needs no attestation if it was created with a token', ON, 'created', false],
  ['needs no attestation if App Check is off', OFF, 'created', false],
  ['needs one if App Check failed', FAILS, 'created', true],
  ['needs one if the service worker sent it', NONE, 'created', true],
  ['needs one if an earlier attempt, perhaps without a token, recorded it', ON, 'exists', true],
])('a recorded quote request %s', async (_, readToken, status, needsAttestation) => {
  answer(200, { status });
  expect(await post({ ...SUBMISSION, form: 'quotes' }, readToken)).toEqual({ state: 'recorded', needsAttestation });
});

it('a recorded subscription needs no attestation: the server records none without a token', async () => {
  answer(201, { status: 'created' });
  expect(await post(SUBMISSION, FAILS)).toEqual({ state: 'recorded', needsAttestation: false });
});

describe('an attestation', () => {
  async function attestOne() {
    const fetched = answer(200, { status: 'attested' });
    const isDone = await attest('one', ON);
    const [path, init] = fetched.mock.lastCall ?? [];
    return { isDone, path, init, headers: new Headers(init?.headers) };
  }

  it('is done once the server confirms it', async () => {
    expect((await attestOne()).isDone).toBe(true);
  });

  it('posts the id of the request as JSON', async () => {
    const { path, init, headers } = await attestOne();
    expect(path).toBe(ATTESTATION_PATH);
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify({ id: 'one' }) });
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('proves its origin by a token of App Check', async () => {
    expect((await attestOne()).headers.get(APP_CHECK_HEADER)).toBe('token');
  });
});

it.each([
  ['none is needed if App Check is off', OFF, 200, {}, true],
  ['a later page retries if there is no token', FAILS, 200, { status: 'attested' }, false],
  ['a later page retries if the token never arrives', NEVER, 200, { status: 'attested' }, false],
  ['a later page retries if the server refuses the token', ON, 401, { error: 'not-attested' }, false],
  ['a later page retries if a captive portal answers', ON, 200, {}, false],
])('attestation: %s', async (_, readToken, status, body, isDone) => {
  vi.useFakeTimers();
  answer(status, body);
  expect(await settled(attest('one', readToken))).toBe(isDone);
});
