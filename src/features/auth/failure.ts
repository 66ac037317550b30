import type { TFunction } from 'i18next';
import type { ToastMessage } from '../../components/toaster';
import { FIELD_REASONS, type FieldReason } from '../../domain/account-forms';
import { type AccountFailure, MIN_PASSWORD_LENGTH } from '../../domain/accounts';

/** The field that a failure is about; other failures are about the whole form. */
export const FIELD_OF_FAILURE = {
  'email-taken': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
  'wrong-code': 'code',
} as const satisfies Partial<Record<AccountFailure, 'email' | 'password' | 'code'>>;

/** Whether a failure is shown at a field. */
export const isAboutField = (failure = ''): failure is keyof typeof FIELD_OF_FAILURE => failure in FIELD_OF_FAILURE;

/** Translates the error that the form or the server found in a field; undefined if there is none. */
export function fieldErrorText(t: TFunction<'auth'>, error: { message?: string } | undefined): string | undefined {
  if (isAboutField(error?.message)) return t(`failures.${error.message}`);
  const reason: FieldReason | undefined = FIELD_REASONS.find((each) => each === error?.message);
  return reason && t(`errors.${reason}`, { min: MIN_PASSWORD_LENGTH });
}

/**
 * The toast of a failure, under `title`. Unknown failures are titled 'Error'; a verification mail that was not sent has
 * its own title, because the account exists. Source: spec 8 "Error toasts".
 */
export function failureToast(t: TFunction<'auth'>, title: string, failure: AccountFailure): ToastMessage {
  const titles: Partial<Record<AccountFailure, string>> = {
    unknown: t('error'),
    'mail-not-sent': t('verification.failed'),
  };
  return { kind: 'error', title: titles[failure] ?? title, description: t(`failures.${failure}`) };
}
