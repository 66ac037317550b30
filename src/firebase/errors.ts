import { AccountError, type AccountFailure } from '../domain/accounts';
import { StoreError, type StoreFailure } from '../domain/store-error';

const ACCOUNT_FAILURES: Record<string, AccountFailure> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/missing-password': 'wrong-credentials',
  'auth/email-already-in-use': 'email-taken',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  'auth/quota-exceeded': 'too-many-attempts',
  'auth/multi-factor-auth-required': 'code-required',
  'auth/invalid-verification-code': 'wrong-code',
  'auth/missing-verification-code': 'wrong-code',
  'auth/code-expired': 'wrong-code',
  'auth/user-token-expired': 'session-ended',
  'auth/invalid-user-token': 'session-ended',
  'auth/null-user': 'session-ended',
  'auth/operation-not-allowed': 'not-offered',
  'auth/admin-restricted-operation': 'not-offered',
};

/**
 * Codes of Storage begin with `storage/`, those of callables with `functions/`, those of Firestore have no prefix. A
 * missing token has an `auth/` code.
 */
const STORE_FAILURES: Record<string, StoreFailure> = {
  'storage/unauthorized': 'not-allowed',
  'storage/unauthenticated': 'not-allowed',
  'permission-denied': 'not-allowed',
  unauthenticated: 'not-allowed',
  'storage/retry-limit-exceeded': 'offline',
  unavailable: 'offline',
  // The lite Firestore reports a request that never reached a server with this code.
  unknown: 'offline',
  'functions/unavailable': 'offline',
  'storage/canceled': 'cancelled',
  'auth/user-token-expired': 'session-ended',
  'auth/user-disabled': 'session-ended',
  'auth/invalid-user-token': 'session-ended',
  'auth/network-request-failed': 'offline',
};

/** Converts an error of Firebase Auth to AccountError. */
export function toAccountError(error: unknown): AccountError {
  return error instanceof AccountError ? error : new AccountError(reasonOf(error, ACCOUNT_FAILURES), error);
}

/** Converts an error of Storage, Firestore or Functions to StoreError. */
export function toStoreError(error: unknown): StoreError {
  return error instanceof StoreError ? error : new StoreError(reasonOf(error, STORE_FAILURES), error);
}

/** Runs `work` and converts its errors to StoreError. */
export async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(error);
  }
}

function reasonOf<Reason extends string>(
  error: unknown,
  reasons: Record<string, Reason>,
): Reason | 'offline' | 'unknown' {
  const reason = reasons[String((error as { code?: unknown } | null)?.code)];
  // A callable or a chunk that failed to load does not report that the network was the reason.
  return reason ?? (globalThis.navigator?.onLine === false ? 'offline' : 'unknown');
}
