import { expect, it } from 'vitest';
import type { AccountFailure } from '../../../src/domain/accounts';
import { LOCALES, type Locale } from '../../../src/domain/locale';
import { FIELD_OF_FAILURE, failureToast, isAboutField } from '../../../src/features/auth/failure';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { wordsOf } from '../../support/words';

/** Every failure: a missing one does not compile. */
const FAILURES = Object.keys({
  ...{ 'wrong-credentials': 0, unverified: 0, 'email-taken': 0, 'invalid-email': 0, 'weak-password': 0, disabled: 0 },
  ...{ 'too-many-attempts': 0, 'mail-not-sent': 0, 'code-required': 0, 'wrong-code': 0, 'factor-unsupported': 0 },
  ...{ 'setup-expired': 0, reauthenticate: 0 },
  ...{ 'session-ended': 0, 'not-offered': 0, offline: 0, unknown: 0 },
} satisfies Record<AccountFailure, 0>) as AccountFailure[];

async function translator(locale: Locale) {
  const i18n = createI18n(locale);
  await loadNamespaces(i18n, ['auth']);
  return i18n.getFixedT(null, 'auth');
}
const t = await translator('en');
const tEs = await translator('es');

it.each(FAILURES)('the failure %s has its own text in both languages', (failure) => {
  const english = failureToast(t, 'Login Failed', failure).description;
  const spanish = failureToast(tEs, 'No se pudo entrar', failure).description;
  for (const words of [english, spanish]) expect(words).toMatch(/^\p{Lu}.+ .+/u);
  expect(spanish).not.toBe(english);
  expect(Object.values(wordsOf('auth', 'en').failures).filter((words) => words === english)).toHaveLength(1);
});

it('shows the text of the specification for an unexpected error', () => {
  const description = 'An unexpected error occurred';
  expect(failureToast(t, 'Login Failed', 'unknown')).toEqual({ kind: 'error', title: 'Error', description });
});

it.each([
  ['Login Failed', 'email-taken', 'Login Failed'],
  ['Signup Failed', 'email-taken', 'Signup Failed'],
  ['Signup Failed', 'mail-not-sent', 'Email Not Sent'], // the account exists; only its mail is missing
] as const)('a "%s" for %s shows a toast titled "%s"', (attempt, failure, title) => {
  expect(failureToast(t, attempt, failure).title).toBe(title);
});

it('shows a failure at the field it is about, and the others above the form', () => {
  expect(FAILURES.filter(isAboutField).sort()).toEqual(Object.keys(FIELD_OF_FAILURE).sort());
  expect(isAboutField('wrong-credentials')).toBe(false);
});

it('does not reveal on a failed sign-in whether an address is registered', () => {
  for (const locale of LOCALES) {
    expect(wordsOf('auth', locale).failures['wrong-credentials']).not.toMatch(
      /regist|unknown|no account|not found|no existe|desconocid/i,
    );
  }
});
