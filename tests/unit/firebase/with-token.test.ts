import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idToken, refusal } from '../../support/fake-google';
import { pickedFile } from '../../support/media-files';

const google = await vi.hoisted(async () => (await import('../../support/fake-google')).fakeGoogle());

const { signOut } = await import('firebase/auth');
const { auth } = await import('../../../src/firebase/auth');
const { signIn } = await import('../../../src/features/auth/api/accounts');
const { patchFile } = await import('../../../src/features/library/api/patch-file');
const { storeBytes } = await import('../../../src/features/library/api/store-bytes');
const { withToken } = await import('../../../src/firebase/with-token');

const OLD = idToken({ email_verified: true }, 60);
const NEW = idToken({ email_verified: true });

/** The requests to change a record or to store an object, each with its token. */
const sent = () => google.asked.filter(({ path }) => path === 'documents:commit' || path === 'o');

const changeRecord = () => patchFile('menu', { is_featured: true });
const storeObject = () => withToken(() => storeBytes('menu.pdf', pickedFile(), 'application/pdf', {}));

beforeEach(async () => {
  Object.assign(google.answers, {
    'accounts:signInWithPassword': () => ({ localId: 'ana', idToken: OLD, refreshToken: 'refresh' }),
    'accounts:lookup': () => ({ users: [{ localId: 'ana', emailVerified: true }] }),
    token: () => ({ access_token: NEW, expires_in: '3600', refresh_token: 'refresh' }),
    'documents:commit': () => ({ writeResults: [{}], commitTime: new Date().toISOString() }),
    o: () => ({ name: 'menu.pdf', bucket: 'b' }),
  });
  await signIn('ana@accounts.example', 'correct horse');
  google.asked.length = 0;
});

afterEach(() => signOut(auth));

/** The server considers a token expired that the device considers valid. */
const refuseOldToken = (path: string) => {
  const accept = google.answers[path] as () => object;
  google.answers[path] = ({ token }) => (token === NEW ? accept() : refusal(401, 'UNAUTHENTICATED'));
};

it.each([
  ['a change of a record', 'documents:commit', changeRecord],
  ['an upload', 'o', storeObject],
])('repeats %s with a new token if only the server considers the token expired', async (_, path, work) => {
  refuseOldToken(path);
  await work();
  expect(sent().map(({ token }) => token)).toEqual([OLD, NEW]);
});

it('gives up after one repetition if the server refuses the new token too', async () => {
  google.answers['documents:commit'] = () => refusal(401, 'UNAUTHENTICATED');
  await expect(changeRecord()).rejects.toMatchObject({ reason: 'not-allowed' });
  expect(sent()).toHaveLength(2);
});

it('does not repeat a request that the user may not make', async () => {
  google.answers.o = () => refusal(403, 'PERMISSION_DENIED');
  await expect(storeObject()).rejects.toMatchObject({ code: 'storage/unauthorized' });
  expect(sent()).toHaveLength(1);
});

it('ends a request that stalls as offline', async () => {
  vi.useFakeTimers();
  google.answers['documents:commit'] = () => new Promise(() => {});
  const stalled = expect(changeRecord()).rejects.toMatchObject({ name: 'StoreError', reason: 'offline' });
  await vi.advanceTimersByTimeAsync(32_000);
  vi.useRealTimers();
  await stalled;
  expect(sent()).toHaveLength(1);
});
