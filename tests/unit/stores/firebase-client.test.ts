import { afterEach, describe, expect, it, vi } from 'vitest';
import { emulators } from '../../../firebase.json';
import { AccountError } from '../../../src/domain/accounts';
import { brand } from '../../../src/domain/brand';
import { StoreError } from '../../../src/domain/media-store';
import { emulatorsOfProject, projectOptions, storageOrigin } from '../../../src/firebase/config';
import { toAccountError, toStoreError } from '../../../src/firebase/errors';
import { mayHaveSession } from '../../../src/firebase/has-session';
import { firebaseApp } from '../../../src/firebase/services/app';
import { objectOf } from '../../../src/firebase/services/storage';

afterEach(() => vi.unstubAllGlobals());

describe('the configuration', () => {
  it('is that of local work, with every service in an emulator', () => {
    expect(projectOptions).toMatchObject({ projectId: brand.demoProject, apiKey: 'demo' });
    expect(emulatorsOfProject).toEqual(emulators);
    expect(storageOrigin).toBe('http://127.0.0.1:9199');
  });

  it('of a real project knows no emulator', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'mesquite-live');
    const real = await import('../../../src/firebase/config');
    vi.unstubAllEnvs();
    expect(real.emulatorsOfProject).toBeNull();
    expect(real.storageOrigin).toBe('https://firebasestorage.googleapis.com');
  });
});

describe('an error of Firebase', () => {
  it.each([
    ['auth/invalid-credential', 'wrong-credentials'],
    ['auth/user-not-found', 'wrong-credentials'],
    ['auth/wrong-password', 'wrong-credentials'],
    ['auth/email-already-in-use', 'email-taken'],
    ['auth/invalid-email', 'invalid-email'],
    ['auth/weak-password', 'weak-password'],
    ['auth/password-does-not-meet-requirements', 'weak-password'],
    ['auth/user-disabled', 'disabled'],
    ['auth/too-many-requests', 'too-many-attempts'],
    ['auth/network-request-failed', 'offline'],
    ['auth/quota-exceeded', 'too-many-attempts'],
    ['auth/multi-factor-auth-required', 'code-required'],
    ['auth/invalid-verification-code', 'wrong-code'],
    ['auth/code-expired', 'wrong-code'],
    ['auth/user-token-expired', 'session-ended'],
    ['auth/operation-not-allowed', 'not-offered'],
    ['auth/internal-error', 'unknown'],
  ])('of the accounts, %s, means %s', (code, reason) => {
    const cause = { code };
    expect(toAccountError(cause)).toMatchObject({ name: 'AccountError', reason, cause });
  });

  it.each([
    ['storage/unauthorized', 'not-allowed'],
    ['storage/unauthenticated', 'not-allowed'],
    ['permission-denied', 'not-allowed'],
    ['storage/retry-limit-exceeded', 'offline'],
    ['unavailable', 'offline'],
    ['unknown', 'offline'],
    ['storage/unknown', 'unknown'],
    ['storage/canceled', 'cancelled'],
    ['auth/user-token-expired', 'session-ended'],
    ['auth/user-disabled', 'session-ended'],
    ['auth/network-request-failed', 'offline'],
    ['functions/internal', 'unknown'],
    [undefined, 'unknown'],
  ])('of the store, %s, means %s', (code, reason) => {
    const cause = { code };
    expect(toStoreError(cause)).toMatchObject({ name: 'StoreError', reason, cause });
  });

  it('that has a reason already keeps it', () => {
    const refusal = new StoreError('too-large');
    const unverified = new AccountError('unverified');
    expect(toStoreError(refusal)).toBe(refusal);
    expect(toAccountError(unverified)).toBe(unverified);
  });

  it('that does not say why means offline where there is no network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(toStoreError(new TypeError('Failed to fetch')).reason).toBe('offline');
    expect(toAccountError(new TypeError('Failed to fetch')).reason).toBe('offline');
  });
});

describe('an object', () => {
  it.each([
    ...['hero.png', 'team/hero.png', 'team//hero.png', '/hero.png', '//hero.png', './../hero.png', ' hero.png '],
    ...['gs://another-bucket/hero.png', 'https://example.com/hero.png', '50%25 off.png', 'what?#.png', 'señal 😀.png'],
  ])('is that of the very name %j, in our bucket', (name) => {
    const { bucket, fullPath } = objectOf(firebaseApp(), name);
    expect([bucket, fullPath]).toEqual([brand.bucket, name]);
  });
});

describe('whether somebody may be signed in', () => {
  it.each([
    [{}, false],
    [{ theme: 'dark', 'x:firebase:authUser:y': '' }, false],
    [{ theme: 'dark', 'firebase:authUser:demo:[DEFAULT]': '{}' }, true],
  ])('is seen in local storage: %o', (stored, expected) => {
    vi.stubGlobal('localStorage', stored);
    expect(mayHaveSession()).toBe(expected);
  });

  it('is no where local storage is refused', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(mayHaveSession()).toBe(false);
  });
});
