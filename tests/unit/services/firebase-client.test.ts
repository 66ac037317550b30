import { expect, it, vi } from 'vitest';
import { AccountError } from '../../../src/domain/accounts';
import { brand } from '../../../src/domain/brand';
import { StoreError } from '../../../src/domain/store-error';
import { toAccountError, toStoreError } from '../../../src/firebase/errors';
import { objectOf } from '../../../src/firebase/storage';
import { asStaff } from '../../../src/firebase/with-token';

vi.mock('../../../src/firebase/auth', () => ({
  auth: { authStateReady: async () => {}, currentUser: { getIdToken: async () => '' } },
}));

it('an error of Firebase keeps its reason, and without a code means offline if there is no network', () => {
  vi.stubGlobal('navigator', { onLine: false });
  for (const [convert, refusal] of [
    [toStoreError, new StoreError('too-large')],
    [toAccountError, new AccountError('unverified')],
  ] as const) {
    expect(convert(refusal)).toBe(refusal);
    expect(convert(new TypeError('Failed to fetch')).reason).toBe('offline');
  }
  expect(toAccountError({ code: 'auth/email-already-in-use' }).reason).toBe('email-taken');
  expect(toStoreError({ code: 'permission-denied' }).reason).toBe('not-allowed');
});

it('a request of staff that stalls ends as offline', async () => {
  vi.useFakeTimers();
  const stalled = asStaff(() => new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(32_000);
  vi.useRealTimers();
  await expect(stalled).resolves.toMatchObject({ name: 'StoreError', reason: 'offline' });
});

it('an object reference keeps the exact name in our bucket', () => {
  for (const name of ['team//hero.png', './../hero.png', '50%25 off.png', 'gs://another-bucket/hero.png', 'what?#.png'])
    expect(objectOf(name), name).toMatchObject({ bucket: brand.bucket, fullPath: name });
});
