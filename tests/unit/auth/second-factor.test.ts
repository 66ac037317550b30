import { expect, it, vi } from 'vitest';
import type { SessionEvent } from '../../../src/domain/accounts';
import { brand } from '../../../src/domain/brand';

/** The Auth emulator has no authenticator apps, so this fake answers the real SDK as Google's reference documents. */
const google = vi.hoisted(() => {
  const answers: Record<string, unknown> = {};
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    asked.push({ path, body: JSON.parse(String(init?.body ?? '{}')) });
    const answer = answers[path] ?? { error: { code: 404, message: `NO_${path}` } };
    return Response.json(answer, { status: path in answers ? 200 : 404 });
  };
  return { answers, asked };
});

const { signIn } = await import('../../../src/features/auth/api/accounts');
const { watchSession } = await import('../../../src/features/auth/api/watch-session');

const NOW = Math.floor(Date.now() / 1000);
const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const firebase = { sign_in_provider: 'password', sign_in_second_factor: 'totp' };
const TOKEN = `${part({ alg: 'none' })}.${part({ sub: 'ana', iat: NOW, auth_time: NOW, exp: NOW + 3600, firebase })}.`;
const TOTP = { mfaEnrollmentId: 'app-1', displayName: 'Phone', totpInfo: {} };
const PROFILE = `projects/${brand.demoProject}/databases/(default)/documents/profiles/ana`;
const PHONE = { mfaEnrollmentId: 'sms-1', phoneInfo: '+*******42' };

it('an account with an authenticator app signs in with its code, and sends the event mfa-verified', async () => {
  const user = { localId: 'ana', email: 'ana@accounts.example', emailVerified: true, mfaInfo: [TOTP] };
  Object.assign(google.answers, {
    'accounts:signInWithPassword': { localId: 'ana', mfaPendingCredential: 'pending', mfaInfo: [PHONE, TOTP] },
    'mfaSignIn:finalize': { idToken: TOKEN, refreshToken: 'refresh' },
    'accounts:lookup': { users: [user] },
    'documents:batchGet': [{ missing: PROFILE, readTime: new Date().toISOString() }],
  });
  const events: SessionEvent[] = [];
  const { signOut, stop } = watchSession((event) => events.push(event));
  const requests = () => google.asked.filter(({ path }) => path === 'mfaSignIn:finalize').map(({ body }) => body);

  await expect(signIn(user.email, 'correct horse')).rejects.toMatchObject({ reason: 'code-required' });
  expect(requests()).toEqual([]);

  await signIn(user.email, 'correct horse', '123456');
  const code = { mfaEnrollmentId: 'app-1', totpVerificationInfo: { verificationCode: '123456' } };
  expect(requests()).toMatchObject([{ mfaPendingCredential: 'pending', ...code }]);
  await vi.waitFor(() => expect(events.at(-1)?.type).toBe('mfa-verified'));
  expect(events.map(({ type }) => type)).toEqual(['initial-session', 'signed-in', 'mfa-verified']);
  expect(events.at(-1)?.session).toMatchObject({ state: 'signed-in', email: user.email, role: 'user' });
  await signOut();
  stop();
});
