import type { TFunction } from 'i18next';
import { AccountError, type AccountFailure } from '../../domain/accounts';
import type { ToastMessage } from '../../ui/toaster';

/** The field of the form that a failure is about; the others are about the whole form. */
export const FIELD_OF_FAILURE = {
  'email-taken': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
  'wrong-code': 'code',
} as const satisfies Partial<Record<AccountFailure, 'email' | 'password' | 'code'>>;

/** Says whether a failure is told at a field of the form. */
export function isAboutField(failure: AccountFailure): failure is keyof typeof FIELD_OF_FAILURE {
  return failure in FIELD_OF_FAILURE;
}

/** Why an account operation failed, whatever it threw: accounts that could not even be loaded, for one. */
export function failureOf(error: unknown): AccountFailure {
  if (error instanceof AccountError) return error.reason;
  return globalThis.navigator?.onLine === false ? 'offline' : 'unknown';
}

/**
 * The toast that tells of a failure: under `title`, but for one that nobody foresaw, which is an 'Error', and for
 * a mail that was not sent after the account was made. Source: spec 8 "Error toasts".
 */
export function failureToast(t: TFunction<'auth'>, title: string, failure: AccountFailure): ToastMessage {
  const titles: Partial<Record<AccountFailure, string>> = {
    unknown: t('error'),
    'mail-not-sent': t('verification.failed'),
  };
  return { kind: 'error', title: titles[failure] ?? title, description: t(`failures.${failure}`) };
}
