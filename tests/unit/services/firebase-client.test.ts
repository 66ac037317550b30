import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountError } from '../../../src/domain/accounts';
import { brand } from '../../../src/domain/brand';
import { StoreError } from '../../../src/domain/store-error';
import { toAccountError, toStoreError } from '../../../src/firebase/errors';
import { objectOf } from '../../../src/firebase/storage';

describe.each([
  { kind: 'the store', convert: toStoreError, failure: new StoreError('too-large') },
  { kind: 'an account', convert: toAccountError, failure: new AccountError('unverified') },
])('a failure of $kind', ({ convert, failure }) => {
  it('keeps the reason that it has', () => {
    expect(convert(failure)).toBe(failure);
  });

  it('without a code means offline if there is no network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(convert(new TypeError('Failed to fetch')).reason).toBe('offline');
  });

  it('without a code has an unknown reason if there is a network', () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(convert(new TypeError('Failed to fetch')).reason).toBe('unknown');
  });
});

describe('without a network', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: false }));

  it('the code of an account failure gives its reason', () => {
    expect(toAccountError({ code: 'auth/email-already-in-use' }).reason).toBe('email-taken');
  });

  it('the code of a store failure gives its reason', () => {
    expect(toStoreError({ code: 'permission-denied' }).reason).toBe('not-allowed');
  });
});

it.each(['team//hero.png', './../hero.png', '50%25 off.png', 'gs://another-bucket/hero.png', 'what?#.png'])(
  'an object reference keeps the exact name in our bucket: %s',
  (name) => {
    expect(objectOf(name)).toMatchObject({ bucket: brand.bucket, fullPath: name });
  },
);
