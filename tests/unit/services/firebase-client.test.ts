import { describe, expect, it, vi } from 'vitest';
import { AccountError } from '../../../src/domain/accounts';
import { brand } from '../../../src/domain/brand';
import { StoreError } from '../../../src/domain/store-error';
import { toAccountError, toStoreError } from '../../../src/firebase/errors';
import { objectOf } from '../../../src/firebase/storage';
import { asStaff } from '../../../src/firebase/with-token';

const authStateReady = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../../../src/firebase/auth', () => ({
  auth: { authStateReady, currentUser: { getIdToken: async () => '' } },
}));

it('the configuration of a real project uses no emulator', async () => {
  vi.resetModules();
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'mesquite-live');
  const real = await import('../../../src/firebase/config');
  vi.unstubAllEnvs();
  expect(real.emulatorsOfProject).toBeNull();
  expect(real.storageOrigin).toBe('https://firebasestorage.googleapis.com');
});

describe('an error of Firebase', () => {
  it('stays as it is if it has a reason, and is the cause of the new error if not', () => {
    const cause = { code: 'internal' };
    for (const [convert, refusal] of [
      [toStoreError, new StoreError('too-large')],
      [toAccountError, new AccountError('unverified')],
    ] as const) {
      expect(convert(refusal)).toBe(refusal);
      expect(convert(cause)).toMatchObject({ name: refusal.name, cause });
    }
  });

  it('without a code means offline if there is no network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    for (const convert of [toStoreError, toAccountError])
      expect(convert(new TypeError('Failed to fetch')).reason).toBe('offline');
    expect(toStoreError({ code: 'unknown' }).reason, 'of the lite Firestore').toBe('offline');
  });
});

it('a request of staff that stalls ends as offline, and is not sent later if its token stalled', async () => {
  vi.useFakeTimers();
  const stalled = asStaff(() => new Promise(() => {})).catch((error: unknown) => error);
  authStateReady.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 31_000)));
  const late = vi.fn();
  asStaff(late).catch(() => {});
  await vi.advanceTimersByTimeAsync(32_000);
  vi.useRealTimers();
  expect(late).not.toHaveBeenCalled();
  await expect(stalled).resolves.toMatchObject({ name: 'StoreError', reason: 'offline' });
});

it.each([
  ...['hero.png', 'team//hero.png', '/hero.png', '//hero.png', './../hero.png', ' hero.png ', '50%25 off.png'],
  ...['gs://another-bucket/hero.png', 'https://example.com/hero.png', 'what?#.png', 'señal 😀.png'],
])('an object reference keeps the exact name %j in our bucket', (name) => {
  const { bucket, fullPath } = objectOf(name);
  expect([bucket, fullPath]).toEqual([brand.bucket, name]);
});
