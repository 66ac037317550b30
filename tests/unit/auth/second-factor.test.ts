import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KnownSession } from '../../../src/domain/accounts';
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

let sessions: KnownSession[];
let watched: ReturnType<typeof watchSession>;

beforeEach(() => {
  sessions = [];
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
  watched = watchSession((session) => sessions.push(session));
});

afterEach(async () => {
  await watched.signOut();
  watched.stop();
});

const codesSent = () => google.asked.filter(({ path }) => path === 'mfaSignIn:finalize').map(({ body }) => body);

describe('a login to an account with an authenticator app', () => {
  it('needs a code', async () => {
    await expect(signIn(USER.email, 'correct horse')).rejects.toMatchObject({ reason: 'code-required' });
  });

  it('sends no code before the user types one', async () => {
    await expect(signIn(USER.email, 'correct horse')).rejects.toThrow();
    expect(codesSent()).toEqual([]);
  });

  it('sends the code as one of the app, not of the phone', async () => {
    await signIn(USER.email, 'correct horse', CODE);
    const code = { mfaEnrollmentId: 'app-1', totpVerificationInfo: { verificationCode: CODE } };
    expect(codesSent()).toMatchObject([{ mfaPendingCredential: 'pending', ...code }]);
  });

  it('signs the user in with the code', async () => {
    await signIn(USER.email, 'correct horse', CODE);
    const session = { state: 'signed-in', email: USER.email, role: 'user' };
    await vi.waitFor(() => expect(sessions.at(-1)).toMatchObject(session));
  });

  it('keeps the user signed out until the code is verified', async () => {
    await expect(signIn(USER.email, 'correct horse')).rejects.toThrow();
    await signIn(USER.email, 'correct horse', CODE);
    await vi.waitFor(() => expect(sessions.map(({ state }) => state)).toEqual(['signed-out', 'signed-in']));
  });
});

/** Signs in and removes the app. Google sends `answer` to that, and `account` when the account is next looked up. */
async function removeApp(answer: object, account: object): Promise<{ hasEnded: boolean }> {
  await signIn(USER.email, 'correct horse', CODE);
  google.answers['mfaEnrollment:withdraw'] = () => {
    google.answers['accounts:lookup'] = () => account;
    return answer;
  };
  return removeFactor('app-1');
}

it('reports the end of the session if Google revokes it with the app', async () => {
  expect(await removeApp({}, refusal(400, 'TOKEN_EXPIRED'))).toEqual({ hasEnded: true });
});

it('explains that the removal of the app ended the session', async () => {
  await removeApp({}, refusal(400, 'TOKEN_EXPIRED'));
  watched.explainEnd('factor-removed');
  const session = { state: 'signed-out', end: 'factor-removed' };
  await vi.waitFor(() => expect(sessions.at(-1)).toEqual(session));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessions.at(-1)).toEqual(session);
});

it('keeps the session if Google sends a new token for the removed app', async () => {
  const tokens = { idToken: idToken({}), refreshToken: 'next' };
  expect(await removeApp(tokens, { users: [USER] })).toEqual({ hasEnded: false });
  expect(sessions.at(-1)).toMatchObject({ state: 'signed-in' });
});

describe.each([
  {
    when: 'the removal of the app fails',
    code: 'OPERATION_NOT_ALLOWED',
    reason: 'not-offered',
    outcome: 'keeps the session',
    state: 'signed-in',
  },
  {
    when: 'the session ended before the removal of the app',
    code: 'TOKEN_EXPIRED',
    reason: 'session-ended',
    outcome: 'ends the session',
    state: 'signed-out',
  },
])('if $when', ({ code, reason, outcome, state }) => {
  const removal = () => removeApp(refusal(400, code), { users: [USER] });

  it('says so instead of a success', async () => {
    await expect(removal()).rejects.toMatchObject({ reason });
  });

  it(outcome, async () => {
    await expect(removal()).rejects.toThrow();
    await vi.waitFor(() => expect(sessions.at(-1)?.state).toBe(state));
  });
});
