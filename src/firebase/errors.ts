import { AccountError, type AccountFailure } from '../domain/accounts';
import { StoreError, type StoreFailure } from '../domain/store-error';

type Codes<Reason extends string> = Partial<Record<Reason, readonly string[]>>;

/** Codes of Auth without their prefix `auth/`. */
const ACCOUNT_CODES: Codes<AccountFailure> = {
  'wrong-credentials': ['invalid-credential', 'user-not-found', 'wrong-password', 'missing-password'],
  'email-taken': ['email-already-in-use'],
  'invalid-email': ['invalid-email', 'missing-email'],
  'weak-password': ['weak-password', 'password-does-not-meet-requirements'],
  unverified: ['unverified-email'],
  disabled: ['user-disabled'],
  'too-many-attempts': ['too-many-requests', 'quota-exceeded'],
  offline: ['network-request-failed', 'timeout'],
  'code-required': ['multi-factor-auth-required'],
  'wrong-code': ['invalid-verification-code', 'missing-verification-code', 'code-expired'],
  reauthenticate: ['requires-recent-login'],
  'session-ended': ['user-token-expired', 'invalid-user-token', 'null-user'],
  'not-offered': ['operation-not-allowed', 'admin-restricted-operation'],
};

/** Codes of Storage, Functions and Firestore, which has no prefix, and those of Auth for a missing token. */
const STORE_CODES: Codes<StoreFailure> = {
  'not-allowed': [
    'storage/unauthorized',
    'storage/unauthenticated',
    'functions/permission-denied',
    'functions/unauthenticated',
    'permission-denied',
    'unauthenticated',
  ],
  // The lite Firestore reports a request that never reached a server as `unknown`.
  offline: [
    'storage/retry-limit-exceeded',
    'functions/unavailable',
    'unavailable',
    'unknown',
    'auth/network-request-failed',
  ],
  canceled: ['storage/canceled'],
  'session-ended': ['auth/user-token-expired', 'auth/user-disabled', 'auth/invalid-user-token'],
};

/** The code of an error of Firebase. */
export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** Converts an error of Firebase Auth to AccountError. */
export const toAccountError = (error: unknown): AccountError =>
  error instanceof AccountError ? error : new AccountError(reasonOf(error, ACCOUNT_CODES, 'auth/'), error);

/** Converts an error of Storage, Firestore or Functions to StoreError. */
export const toStoreError = (error: unknown): StoreError =>
  error instanceof StoreError ? error : new StoreError(reasonOf(error, STORE_CODES), error);

/** Runs `work` and converts its errors to StoreError. */
export async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(error);
  }
}

function reasonOf<Reason extends string>(error: unknown, codes: Codes<Reason>, prefix = '') {
  const code = codeOf(error);
  const reasons = Object.keys(codes) as Reason[];
  const reason = reasons.find((each) => codes[each]?.some((known) => prefix + known === code));
  // A callable or a chunk that failed to load does not report that the network was the reason.
  return reason ?? (globalThis.navigator?.onLine === false ? 'offline' : 'unknown');
}
