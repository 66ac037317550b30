import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionEvent } from '../../../src/domain/accounts';
import { brand } from '../../../src/domain/brand';
import { idToken, refusal } from '../../support/fake-google';

/** The Auth emulator has no authenticator apps. */
const google = await vi.hoisted(async () => (await import('../../support/fake-google')).fakeGoogle());

const { signIn } = await import('../../../src/features/auth/api/accounts');
const { removeFactor } = await import('../../../src/features/auth/api/second-factor');
const { watchSession } = await import('../../../src/features/auth/api/watch-session');

const firebase = { sign_in_provider: 'password', sign_in_second_factor: 'totp' };
const TOTP = { mfaEnrollmentId: 'app-1', displayName: 'Phone', totpInfo: {} };
const PROFILE = `projects/${brand.demoProject}/databases/(default)/documents/profiles/ana`;
const PHONE = { mfaEnrollmentId: 'sms-1', phoneInfo: '+*******42' };
const USER = { localId: 'ana', email: 'ana@accounts.example', emailVerified: true };
const CODE = '123456';

let events: SessionEvent[];
let watched: ReturnType<typeof watchSession>;

beforeEach(() => {
  events = [];
  google.asked.length = 0;
  Object.assign(google.answers, {
    'accounts:signInWithPassword': () => ({
      localId: 'ana',
      mfaPendingCredential: 'pending',
      mfaInfo: [PHONE, TOTP],
    }),
    'mfaSignIn:finalize': () => ({ idToken: idToken({ firebase }, 1), refreshToken: 'refresh' }),
    'accounts:lookup': () => ({ users: [{ ...USER, mfaInfo: [TOTP] }] }),
    'documents:batchGet': () => [{ missing: PROFILE, readTime: new Date().toISOString() }],
  });
  watched = watchSession((event) => events.push(event));
});

afterEach(async () => {
  await watched.signOut();
  watched.stop();
});

it('an account with an authenticator app signs in with its code, and sends the event mfa-verified', async () => {
  const requests = () => google.asked.filter(({ path }) => path === 'mfaSignIn:finalize').map(({ body }) => body);
  await expect(signIn(USER.email, 'correct horse')).rejects.toMatchObject({ reason: 'code-required' });
  expect(requests()).toEqual([]);

  await signIn(USER.email, 'correct horse', CODE);
  const code = { mfaEnrollmentId: 'app-1', totpVerificationInfo: { verificationCode: CODE } };
  expect(requests()).toMatchObject([{ mfaPendingCredential: 'pending', ...code }]);
  await vi.waitFor(() => expect(events.at(-1)?.type).toBe('mfa-verified'));
  expect(events.map(({ type }) => type)).toEqual(['initial-session', 'signed-in', 'mfa-verified']);
  expect(events.at(-1)?.session).toMatchObject({ state: 'signed-in', email: USER.email, role: 'user' });
});

/** Signs in and removes the app, to which Google answers as given, and to the next look at the account too. */
async function removeApp(answer: object, account: object): Promise<{ hasEnded: boolean }> {
  await signIn(USER.email, 'correct horse', CODE);
  google.answers['mfaEnrollment:withdraw'] = () => {
    google.answers['accounts:lookup'] = () => account;
    return answer;
  };
  return removeFactor('app-1');
}

it('says that the app was removed if Google revokes the session with it', async () => {
  expect(await removeApp({}, refusal(400, 'TOKEN_EXPIRED'))).toEqual({ hasEnded: true });
  watched.explainEnd('factor-removed');
  const session = { state: 'signed-out', end: 'factor-removed' };
  await vi.waitFor(() => expect(events.at(-1)?.session).toEqual(session));
  await new Promise((resolve) => setTimeout(resolve));
  expect(events.at(-1)?.session).toEqual(session);
});

it('keeps the session if Google sends a new token for the removed app', async () => {
  const tokens = { idToken: idToken({}), refreshToken: 'next' };
  expect(await removeApp(tokens, { users: [USER] })).toEqual({ hasEnded: false });
  expect(events.at(-1)?.session).toMatchObject({ state: 'signed-in' });
});

it.each([
  ['the removal fails', refusal(400, 'OPERATION_NOT_ALLOWED'), 'not-offered', 'signed-in'],
  ['the session had ended before', refusal(400, 'TOKEN_EXPIRED'), 'session-ended', 'signed-out'],
])('does not say that the app was removed if %s', async (_, answer, reason, state) => {
  await expect(removeApp(answer, { users: [USER] })).rejects.toMatchObject({ reason });
  await vi.waitFor(() => expect(events.at(-1)?.session.state).toBe(state));
});
