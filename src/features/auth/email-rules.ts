import type { TFunction } from 'i18next';

/** What an email field asks for, as react-hook-form takes it. Source: spec 5 "Login", "Sign-up". */
export function emailRules(t: TFunction<'auth'>) {
  return {
    required: t('errors.email'),
    pattern: { value: /^[^@\s]+@[^@\s]+$/, message: t('failures.invalid-email') },
  };
}
