import { signOut } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { idToken, refusal } from '../../support/fake-google';

/** The Auth emulator has no authenticator apps. */
const google = await vi.hoisted(async () => (await import('../../support/fake-google')).fakeGoogle());

const { signIn } = await import('../../../src/features/auth/api/accounts');
const { confirmSetup, getFactors, startSetup } = await import('../../../src/features/auth/api/second-factor');
const { auth } = await import('../../../src/firebase/auth');

const USER = { localId: 'ana', email: 'ana+staff@accounts.example', emailVerified: true };
const MINUTE = 60_000;

const asked = (path: string) => google.asked.filter((request) => request.path === path).map(({ body }) => body);
/** The factors that Google knows from now on. */
const enroll = (...mfaInfo: object[]) => {
  google.answers['accounts:lookup'] = () => ({ users: [{ ...USER, mfaInfo }] });
};

beforeEach(async () => {
  enroll();
  Object.assign(google.answers, {
    'accounts:signInWithPassword': () => ({ localId: 'ana', idToken: idToken({}), refreshToken: 'refresh' }),
    'mfaEnrollment:start': () => ({
      totpSessionInfo: {
        sharedSecretKey: 'JBSWY3DPEHPK3PXP',
        verificationCodeLength: 6,
        hashingAlgorithm: 'SHA1',
        periodSec: 30,
        sessionInfo: 'session',
        finalizeEnrollmentTime: new Date(Date.now() + 5 * MINUTE).toISOString(),
      },
    }),
    'mfaEnrollment:finalize': () => ({ idToken: idToken({}), refreshToken: 'next' }),
  });
  await signIn(USER.email, 'correct horse');
  google.asked.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await signOut(auth);
});

describe('the second factors of an account', () => {
  it('are none before one is set up', async () => {
    expect(await getFactors()).toEqual([]);
  });

  it('are those that Google has now, although the session began before', async () => {
    const enrolledAt = '2026-01-15T12:00:00Z';
    enroll({ mfaEnrollmentId: 'app-1', displayName: 'Red phone', totpInfo: {}, enrolledAt });
    expect(await getFactors()).toEqual([
      { id: 'app-1', isApp: true, name: 'Red phone', since: Date.parse(enrolledAt) },
    ]);
  });

  it('can be a phone number, which is no app and may have no name', async () => {
    enroll({ mfaEnrollmentId: 'sms-1', phoneInfo: '+*******42' });
    expect(await getFactors()).toEqual([{ id: 'sms-1', isApp: false, name: null, since: null }]);
  });

  it('are unknown without a session', async () => {
    await signOut(auth);
    await expect(getFactors()).rejects.toMatchObject({ name: 'AccountError', reason: 'session-ended' });
  });
});

describe('the setup of an authenticator app', () => {
  it('has the secret that Google made', async () => {
    const { secret } = await startSetup(USER.email);
    expect(secret.secretKey).toBe('JBSWY3DPEHPK3PXP');
  });

  it('has a URL with the escaped names of account and business', async () => {
    const url = new URL((await startSetup(USER.email)).url);
    expect(url.href).toContain(`${encodeURIComponent(brand.name)}:ana%2Bstaff%40accounts.example`);
    expect(url.searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXP');
    expect(url.searchParams.get('issuer')).toBe(brand.name);
  });

  it('is not offered if the project has no authenticator apps', async () => {
    google.answers['mfaEnrollment:start'] = () => refusal(400, 'OPERATION_NOT_ALLOWED');
    await expect(startSetup(USER.email)).rejects.toMatchObject({ reason: 'not-offered' });
  });

  it.each([
    ['Red phone', 'Red phone'],
    ['', null],
  ])('is confirmed by a code, with the name %j', async (name, displayName) => {
    const { secret } = await startSetup(USER.email);
    await confirmSetup(secret, { code: '123456', name });
    const totpVerificationInfo = { sessionInfo: 'session', verificationCode: '123456' };
    expect(asked('mfaEnrollment:finalize')).toEqual([expect.objectContaining({ displayName, totpVerificationInfo })]);
  });

  it.each([
    ['a wrong code', 'INVALID_CODE', 'wrong-code'],
    ['an old sign-in', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'reauthenticate'],
  ])('fails after %s', async (_, message, reason) => {
    google.answers['mfaEnrollment:finalize'] = () => refusal(400, message);
    const { secret } = await startSetup(USER.email);
    await expect(confirmSetup(secret, { code: '123456', name: '' })).rejects.toMatchObject({ reason });
  });

  it('has expired if Google refuses a code after its deadline', async () => {
    google.answers['mfaEnrollment:finalize'] = () => refusal(400, 'INVALID_SESSION_INFO');
    const { secret } = await startSetup(USER.email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * MINUTE });
    await expect(confirmSetup(secret, { code: '123456', name: '' })).rejects.toMatchObject({ reason: 'setup-expired' });
  });
});
