import { afterEach, expect, it, vi } from 'vitest';
import { APP_CHECK_HEADER, type Submission } from '../../../src/domain/outbox';
import { post } from '../../../src/services/post';

const SUBMISSION: Submission = {
  id: 'one',
  form: 'newsletter',
  language: 'es',
  fields: { email: 'ana@example.com' },
  honeypot: '',
  elapsed: 9000,
};

/** Fakes a server with this response. Returns the headers of the requests. */
function serve(status: number, body: object) {
  const asked: Headers[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers));
    return Response.json(body, { status });
  });
  return asked;
}

afterEach(() => void vi.useRealTimers());

it.each<[string, string | null, () => Promise<string | null>]>([
  ['with the token of App Check', 'token', async () => 'token'],
  ['without a token if App Check is off', null, async () => null],
  ['without a token if App Check fails', null, () => Promise.reject(new Error('blocked'))],
  ['without a token that never arrives', null, () => new Promise(() => {})],
])('a posted form is sent %s', async (_, header, token) => {
  vi.useFakeTimers();
  const asked = serve(201, { status: 'created' });
  const posted = post(SUBMISSION, token);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await posted).toEqual({ state: 'recorded' });
  expect(asked.map((headers) => headers.get(APP_CHECK_HEADER))).toEqual([header]);
});

it('a posted form is retried later if the server requires a missing token', async () => {
  serve(401, { error: 'not-attested' });
  expect(await post(SUBMISSION, async () => null)).toEqual({ state: 'later', wait: 0 });
});
