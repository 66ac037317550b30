import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KnownSession } from '../../../src/domain/accounts';
import { brand } from '../../../src/domain/brand';
import type { Profile } from '../../../src/domain/roles';
import { idToken } from '../../support/fake-google';

const google = await vi.hoisted(async () => (await import('../../support/fake-google')).fakeGoogle());

const { signIn } = await import('../../../src/features/auth/api/accounts');
const { auth } = await import('../../../src/firebase/auth');
const { watchSession } = await import('../../../src/features/auth/api/watch-session');

const EMAIL = 'ana@accounts.example';
const MINUTE = 60_000;
const name = `projects/${brand.demoProject}/databases/(default)/documents/profiles/ana`;

let role: Profile['role'];
let sessions: KnownSession[];
let watched: ReturnType<typeof watchSession>;

const reads = () => google.asked.filter(({ path }) => path === 'documents:batchGet').length;
const shows = (expected: Profile['role']) =>
  vi.waitFor(() => expect(sessions.at(-1)).toMatchObject({ state: 'signed-in', role: expected }));

/** An admin has signed in, and nothing has happened since. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  role = 'admin';
  sessions = [];
  Object.assign(google.answers, {
    'accounts:signInWithPassword': () => ({
      localId: 'ana',
      idToken: idToken({ admin: true, email_verified: true }),
      refreshToken: 'refresh',
    }),
    'accounts:lookup': () => ({ users: [{ localId: 'ana', email: EMAIL, emailVerified: true }] }),
    token: () => ({
      access_token: idToken({ admin: true, email_verified: true }, 1),
      refresh_token: 'refresh',
      expires_in: '3600',
    }),
    'documents:batchGet'() {
      const time = new Date().toISOString();
      const fields = { role: { stringValue: role }, is_active: { booleanValue: true } };
      return [{ found: { name, fields, createTime: time, updateTime: time }, readTime: time }];
    },
  });
  watched = watchSession((session) => sessions.push(session));
  await signIn(EMAIL, 'correct horse');
  await shows('admin');
  google.asked.length = 0;
});

afterEach(async () => {
  await watched.signOut();
  watched.stop();
  vi.useRealTimers();
});

/** Lets the SDK send what it was asked to send. */
const requestsSent = () => new Promise((resolve) => setTimeout(resolve, 100));

it('shows a lost role after the next check', async () => {
  role = 'user';
  watched.checkRole();
  await shows('user');
});

it('reads only the profile for a check', async () => {
  role = 'user';
  watched.checkRole();
  await shows('user');
  expect(google.asked).toHaveLength(1);
  expect(reads()).toBe(1);
});

it('reports no new session for a new token of the same user', async () => {
  const reported = [...sessions];
  await auth.currentUser?.getIdToken(true);
  await vi.waitFor(() => expect(reads()).toBe(1));
  await requestsSent();
  expect(sessions).toEqual(reported);
});

it('reads the role again with a new token', async () => {
  role = 'user';
  await auth.currentUser?.getIdToken(true);
  await shows('user');
});

it('shows a lost role within five minutes while the page is visible', async () => {
  role = 'user';
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.advanceTimersByTime(5 * MINUTE);
  await shows('user');
});

it('reads no profile while the page is hidden', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.advanceTimersByTime(5 * MINUTE);
  await requestsSent();
  expect(reads()).toBe(0);
});

it('reads no profile after the watch has stopped', async () => {
  watched.stop();
  vi.advanceTimersByTime(60 * MINUTE);
  await requestsSent();
  expect(reads()).toBe(0);
});

it('reads no profile without a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  watched.checkRole();
  vi.unstubAllGlobals();
  await requestsSent();
  expect(reads()).toBe(0);
});

it('reads no profile after a sign-out', async () => {
  await watched.signOut();
  watched.checkRole();
  vi.advanceTimersByTime(5 * MINUTE);
  await requestsSent();
  expect(reads()).toBe(0);
});
