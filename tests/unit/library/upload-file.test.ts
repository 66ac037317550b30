import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { idToken, refusal } from '../../support/fake-google';
import { pickedFile } from '../../support/media-files';

const google = await vi.hoisted(async () => (await import('../../support/fake-google')).fakeGoogle());

const { signOut } = await import('firebase/auth');
const { auth } = await import('../../../src/firebase/auth');
const { signIn } = await import('../../../src/features/auth/api/accounts');
const { uploadFile } = await import('../../../src/features/library/api/upload-file');

const MINUTE = 60_000;
const TOKENS = { access_token: idToken({}), expires_in: '3600', refresh_token: 'refresh' };

const logIn = () => signIn('ana@accounts.example', 'correct horse');
const requestsTo = (path: string) => google.asked.filter((request) => request.path === path);
const bodiesOf = (path: string) => requestsTo(path).map(({ body }) => body);
const now = () => new Date().toISOString();

/** A file of three chunks. */
const film = () => pickedFile('film.mp4', 'video/mp4', 1024 * 1024);

/** Storage's answer to a chunk, and to the request that starts the upload, which gets the address for the chunks. */
const uploadStatus = (status: 'active' | 'final') =>
  Response.json(
    { name: 'film.mp4', bucket: 'b' },
    { headers: { 'X-Goog-Upload-Status': status, 'X-Goog-Upload-URL': 'http://127.0.0.1/chunk' } },
  );

const acceptChunk = () => uploadStatus(requestsTo('chunk').length === 3 ? 'final' : 'active');

/** Calls `act` while storage accepts the second chunk. */
function afterSecondChunk(act: () => void) {
  google.answers.chunk = () => {
    if (requestsTo('chunk').length === 2) act();
    return acceptChunk();
  };
}

/** Moves the device's clock on. */
const expireToken = () => vi.setSystemTime(Date.now() + 120 * MINUTE);

/** The result or the error of an upload, while time passes as fast as possible. */
async function outcomeOf(upload: Promise<void>): Promise<unknown> {
  let isOver = false;
  const outcome = upload.then(
    () => 'stored',
    (error: unknown) => error,
  );
  void outcome.then(() => (isOver = true));
  while (!isOver) await vi.advanceTimersByTimeAsync(1000);
  return outcome;
}

/** Collects unhandled rejections: the SDK leaves one if it cannot get a token during an upload. */
function unhandledRejections(): unknown[] {
  const errors: unknown[] = [];
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', (error) => errors.push(error));
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  });
  return errors;
}

beforeEach(async () => {
  Object.assign(google.answers, {
    'accounts:signInWithPassword': () => ({ localId: 'ana', idToken: idToken({}), refreshToken: 'refresh' }),
    'accounts:lookup': () => ({ users: [{ localId: 'ana', emailVerified: true }] }),
    token: () => TOKENS,
    o: () => uploadStatus('active'),
    chunk: acceptChunk,
    'documents:runQuery': () => [{ readTime: now() }],
    'documents:commit': () => ({ writeResults: [{}], commitTime: now() }),
  });
  await logIn();
  google.asked.length = 0;
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  await signOut(auth);
});

describe('if the session ends during an upload', () => {
  beforeEach(() => {
    google.answers.token = () => refusal(400, 'TOKEN_EXPIRED');
    afterSecondChunk(expireToken);
  });

  it('the upload fails, although the SDK waits forever for its token', async () => {
    unhandledRejections();
    expect(await outcomeOf(uploadFile(film()))).toMatchObject({ reason: 'session-ended' });
  });

  it('nothing but the token of the SDK is rejected without a handler', async () => {
    const errors = unhandledRejections();
    await outcomeOf(uploadFile(film()));
    expect(errors).toMatchObject([{ code: 'auth/user-token-expired' }]);
  });

  it('the upload is stored as the same object after the next login', async () => {
    unhandledRejections();
    const file = film();
    await outcomeOf(uploadFile(file));
    const [first] = bodiesOf('o');
    google.asked.length = 0;
    google.answers.chunk = acceptChunk;
    await logIn();
    expect(await outcomeOf(uploadFile(file))).toBe('stored');
    const [second] = bodiesOf('o');
    expect(first).toMatchObject({ name: expect.any(String) });
    expect(second).toEqual(first);
  });
});

describe('if the token cannot be refreshed during an upload', () => {
  beforeEach(() => {
    google.answers.token = () => Promise.reject(new TypeError('Failed to fetch'));
    afterSecondChunk(expireToken);
  });

  it('the upload fails as offline after ten minutes', async () => {
    unhandledRejections();
    const start = performance.now(); // does not depend on the clock
    expect(await outcomeOf(uploadFile(film()))).toMatchObject({ reason: 'offline' });
    expect(performance.now() - start).toBeGreaterThanOrEqual(10 * MINUTE);
  });

  it('nothing but the token of the SDK is rejected without a handler', async () => {
    const errors = unhandledRejections();
    await outcomeOf(uploadFile(film()));
    expect(errors).toMatchObject([{ code: 'auth/network-request-failed' }]);
  });
});

it('an upload that is canceled while its token is refreshed sends nothing', async () => {
  const canceling = new AbortController();
  expireToken();
  google.answers.token = () => {
    canceling.abort();
    return TOKENS;
  };
  const outcome = await outcomeOf(uploadFile(film(), { signal: canceling.signal }));
  expect(outcome).toMatchObject({ reason: 'canceled' });
  expect(requestsTo('o')).toEqual([]);
});

describe('an upload that is canceled halfway', () => {
  let outcome: unknown;
  beforeEach(async () => {
    const canceling = new AbortController();
    afterSecondChunk(() => canceling.abort());
    outcome = await outcomeOf(uploadFile(film(), { signal: canceling.signal }));
  });

  it('ends as canceled', () => {
    expect(outcome).toMatchObject({ reason: 'canceled' });
  });

  it('sends no more chunks', () => {
    expect(requestsTo('chunk')).toHaveLength(2);
  });

  it('removes what may have arrived of the object', () => {
    const path = encodeURIComponent(String(bodiesOf('o')[0]?.name));
    expect(google.asked).toContainEqual(expect.objectContaining({ method: 'DELETE', path }));
  });

  it('removes the record', () => {
    const removal = { delete: expect.stringMatching(/media_files\/[^/]+$/) };
    expect(bodiesOf('documents:commit')).toEqual([{ writes: expect.arrayContaining([removal]) }]);
  });
});

it('an upload writes no second record if its object has one under another id', async () => {
  const name = 'projects/p/databases/(default)/documents/media_files/older';
  google.answers['documents:runQuery'] = () => [
    { document: { name, fields: {}, createTime: now(), updateTime: now() }, readTime: now() },
  ];
  expect(await outcomeOf(uploadFile(film()))).toBe('stored');
  expect(requestsTo('documents:commit')).toEqual([]);
});
