import type { TFunction } from 'i18next';
import type { ToastMessage } from '../../components/toaster';
import { FIELD_REASONS, type FieldReason } from '../../domain/account-forms';
import { AccountError, type AccountFailure, MIN_PASSWORD_LENGTH } from '../../domain/accounts';

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

const FIELD_FAILURES = Object.keys(FIELD_OF_FAILURE) as (keyof typeof FIELD_OF_FAILURE)[];

/** Translates what the form or the server found wrong with a field; undefined if nothing is. */
export function fieldErrorText(t: TFunction<'auth'>, error: { message?: string } | undefined): string | undefined {
  const text = (reason: FieldReason) => t(`errors.${reason}`, { min: MIN_PASSWORD_LENGTH });
  const reason = FIELD_REASONS.find((each) => each === error?.message);
  if (reason) return text(reason);
  const failure = FIELD_FAILURES.find((each) => each === error?.message);
  return failure && t(`failures.${failure}`);
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
