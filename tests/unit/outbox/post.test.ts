import { afterEach, describe, expect, it, vi } from 'vitest';
import { APP_CHECK_HEADER, type Submission } from '../../../src/domain/outbox';
import { post } from '../../../src/outbox/post';

const SUBMISSION: Submission = {
  id: 'one',
  form: 'newsletter',
  language: 'es',
  fields: { email: 'ana@example.com' },
  website: '',
  elapsed: 9000,
};

/** A server that answers every request so; gives the headers it was sent. */
function serve(status: number, body: object) {
  const asked: Headers[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers));
    return Response.json(body, { status });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('A form that is posted', () => {
  it('brings the token of App Check where there is one', async () => {
    const asked = serve(201, { status: 'created' });
    expect(await post(SUBMISSION, async () => 'token')).toEqual({ state: 'recorded' });
    expect(asked[0]?.get(APP_CHECK_HEADER)).toBe('token');
  });

  it('goes without where App Check is off, or has none to give', async () => {
    const asked = serve(201, { status: 'created' });
    await post(SUBMISSION, async () => null);
    await post(SUBMISSION, () => Promise.reject(new Error('blocked')));
    expect(asked.map((headers) => headers.get(APP_CHECK_HEADER))).toEqual([null, null]);
  });

  it('does not wait for ever for a token that never comes', async () => {
    vi.useFakeTimers();
    const asked = serve(201, { status: 'created' });
    const posted = post(SUBMISSION, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await posted).toEqual({ state: 'recorded' });
    expect(asked[0]?.get(APP_CHECK_HEADER)).toBeNull();
  });

  it('is to be sent again later where the server asks for a token that it did not bring', async () => {
    serve(401, { error: 'not-attested' });
    expect(await post(SUBMISSION, async () => null)).toEqual({ state: 'later', wait: 0 });
  });
});
