import { afterEach, expect, it, vi } from 'vitest';
import { APP_CHECK_HEADER, type Submission } from '../../../src/domain/outbox';
import { post } from '../../../src/services/post';

const fields = { email: 'ana@example.com' };
const SUBMISSION: Submission = { id: 'one', form: 'newsletter', language: 'es', fields, honeypot: '', elapsed: 9000 };

afterEach(() => void vi.useRealTimers());

it.each<[string, string | null, () => Promise<string | null>]>([
  ['with the token of App Check', 'token', async () => 'token'],
  ['without a token if App Check fails', null, () => Promise.reject(new Error('blocked'))],
  ['without a token that never arrives', null, () => new Promise(() => {})],
])('a posted form is sent %s', async (_, header, token) => {
  vi.useFakeTimers();
  const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json({ status: 'created' }, { status: 201 }));
  vi.stubGlobal('fetch', fetched);
  const posted = post(SUBMISSION, token);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await posted).toEqual({ state: 'recorded' });
  expect(new Headers(fetched.mock.lastCall?.[1].headers).get(APP_CHECK_HEADER)).toBe(header);
});

it.each([
  ['recorded if the server had it already', 200, { status: 'exists' }, { state: 'recorded' }],
  ['refused if the server finds errors', 400, { fields: [] }, { state: 'refused', fields: [] }],
  ['retried if a captive portal answers', 200, {}, { state: 'later', wait: 0 }],
  ['retried if the server requires a missing token', 401, {}, { state: 'later', wait: 0 }],
  ['retried when the server allows it', 429, {}, { state: 'later', wait: 60 }],
])('a posted form is %s', async (_, status, body, expected) => {
  const headers: HeadersInit = status === 429 ? { 'Retry-After': '60' } : {};
  vi.stubGlobal('fetch', async () => Response.json(body, { status, headers }));
  expect(await post(SUBMISSION, async () => null)).toEqual(expected);
});
