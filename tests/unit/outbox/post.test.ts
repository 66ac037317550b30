import { afterEach, describe, expect, it, vi } from 'vitest';
import { APP_CHECK_HEADER, type Submission } from '../../../src/domain/outbox';
import { post } from '../../../src/services/post';

const SUBMISSION: Submission = {
  ...{ id: 'one', form: 'newsletter', language: 'es', fields: { email: 'ana@example.com' }, honeypot: '' },
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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('A posted form', () => {
  it('sends the App Check token', async () => {
    const asked = serve(201, { status: 'created' });
    expect(await post(SUBMISSION, async () => 'token')).toEqual({ state: 'recorded' });
    expect(asked[0]?.get(APP_CHECK_HEADER)).toBe('token');
  });

  it('is sent without a token if App Check is off or fails', async () => {
    const asked = serve(201, { status: 'created' });
    await post(SUBMISSION, async () => null);
    await post(SUBMISSION, () => Promise.reject(new Error('blocked')));
    expect(asked.map((headers) => headers.get(APP_CHECK_HEADER))).toEqual([null, null]);
  });

  it('stops waiting for a token that never arrives', async () => {
    vi.useFakeTimers();
    const asked = serve(201, { status: 'created' });
    const posted = post(SUBMISSION, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await posted).toEqual({ state: 'recorded' });
    expect(asked[0]?.get(APP_CHECK_HEADER)).toBeNull();
  });

  it('is retried later if the server requires a missing token', async () => {
    serve(401, { error: 'not-attested' });
    expect(await post(SUBMISSION, async () => null)).toEqual({ state: 'later', wait: 0 });
  });
});
