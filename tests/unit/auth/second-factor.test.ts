import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionEvent } from '../../../src/domain/accounts';
import { brand } from '../../../src/domain/brand';

/** The Auth emulator has no authenticator apps, so this fake answers the real SDK as Google's reference documents. */
const google = vi.hoisted(() => {
  const answers: Record<string, (body: Record<string, never>) => { status: number; body: unknown }> = {};
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    const body = JSON.parse(String(init?.body ?? '{}'));
    asked.push({ path, body });
    const answer = answers[path]?.(body) ?? { status: 404, body: { error: { code: 404, message: `NO_${path}` } } };
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  return { answers, asked };
});

const accounts = await import('../../../src/features/auth/api/accounts');
const { watchSession } = await import('../../../src/features/auth/api/watch-session');

const NOW = Math.floor(Date.now() / 1000);
const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const TOKEN = `${part({ alg: 'none' })}.${part({
  sub: 'ana',
  iat: NOW,
  auth_time: NOW,
  exp: NOW + 3600,
  firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' },
})}.`;
const FACTORS = {
  totp: { mfaEnrollmentId: 'app-1', displayName: 'Phone', totpInfo: {} },
  phone: { mfaEnrollmentId: 'sms-1', phoneInfo: '+*******42' },
};

const ok = (body: unknown) => ({ status: 200, body });

describe('An account with a second factor', () => {
  beforeEach(() => {
    google.asked.length = 0;
    google.answers['accounts:signInWithPassword'] = () =>
      ok({ localId: 'ana', mfaPendingCredential: 'pending', mfaInfo: [FACTORS.phone, FACTORS.totp] });
    google.answers['mfaSignIn:finalize'] = () => ok({ idToken: TOKEN, refreshToken: 'refresh' });
    google.answers['accounts:lookup'] = () =>
      ok({ users: [{ localId: 'ana', email: 'ana@accounts.example', emailVerified: true, mfaInfo: [FACTORS.totp] }] });
    const name = `projects/${brand.demoProject}/databases/(default)/documents/profiles/ana`;
    google.answers['documents:batchGet'] = () => ok([{ missing: name, readTime: new Date().toISOString() }]);
  });

  const signIn = (code?: string) => accounts.signIn('ana@accounts.example', 'correct horse', code);

  it('must enter the code', async () => {
    await expect(signIn()).rejects.toMatchObject({ name: 'AccountError', reason: 'code-required' });
    expect(google.asked.map(({ path }) => path)).not.toContain('mfaSignIn:finalize');
  });

  it('signs in with the code and sends the event mfa-verified', async () => {
    const events: SessionEvent[] = [];
    const { signOut, stop } = watchSession((event) => events.push(event));
    await vi.waitFor(() => expect(events).toHaveLength(1));
    await signIn('123456');
    expect(google.asked.find(({ path }) => path === 'mfaSignIn:finalize')?.body).toMatchObject({
      mfaPendingCredential: 'pending',
      mfaEnrollmentId: 'app-1',
      totpVerificationInfo: { verificationCode: '123456' },
    });
    await vi.waitFor(() => expect(events.at(-1)?.type).toBe('mfa-verified'));
    expect(events.map(({ type }) => type)).toEqual(['initial-session', 'signed-in', 'mfa-verified']);
    expect(events.at(-1)?.session).toMatchObject({ state: 'signed-in', email: 'ana@accounts.example', role: 'user' });
    await signOut();
    stop();
  });
});
