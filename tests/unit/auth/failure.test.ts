import { createInstance } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../../src/content/interface/en';
import es from '../../../src/content/interface/es';
import { AccountError, type AccountFailure } from '../../../src/domain/accounts';
import { FIELD_OF_FAILURE, failureOf, failureToast, isAboutField } from '../../../src/features/auth/failure';

/** Every failure: one that is missing here does not compile. */
const FAILURES = Object.keys({
  ...{ 'wrong-credentials': 0, unverified: 0, 'email-taken': 0, 'invalid-email': 0, 'weak-password': 0, disabled: 0 },
  ...{ 'too-many-attempts': 0, 'mail-not-sent': 0, 'code-required': 0, 'wrong-code': 0, 'factor-unsupported': 0 },
  ...{ 'session-ended': 0, 'not-offered': 0, offline: 0, unknown: 0 },
} satisfies Record<AccountFailure, 0>) as AccountFailure[];

async function translator(words: typeof en) {
  const instance = createInstance();
  return instance.init({ lng: 'xx', resources: { xx: { translation: words } } });
}
const t = await translator(en);
const tEs = await translator(es);

afterEach(() => vi.unstubAllGlobals());

it.each(FAILURES)('The failure %s has a text of its own in both languages', (failure) => {
  const english = failureToast(t, 'Login Failed', failure).description;
  const spanish = failureToast(tEs, 'No se pudo entrar', failure).description;
  for (const words of [english, spanish]) expect(words).toMatch(/^\p{Lu}.+ .+/u);
  expect(spanish).not.toBe(english);
  expect(Object.values(en.auth.failures).filter((words) => words === english)).toHaveLength(1);
  expect(failureOf(new AccountError(failure))).toBe(failure);
});

describe('An unexpected error', () => {
  const error = new TypeError('Failed to fetch dynamically imported module');

  it('shows the text of the specification', () => {
    const description = 'An unexpected error occurred';
    expect(failureToast(t, 'Login Failed', failureOf(error))).toEqual({ kind: 'error', title: 'Error', description });
  });

  it.each([
    [false, 'offline'],
    [true, 'unknown'],
  ])('in a browser that is online (%s) is "%s"', (onLine, reason) => {
    vi.stubGlobal('navigator', { onLine });
    expect(failureOf(error)).toBe(reason);
  });
});

it.each([
  ['Login Failed', 'email-taken', 'Login Failed'],
  ['Signup Failed', 'email-taken', 'Signup Failed'],
  ['Signup Failed', 'mail-not-sent', 'Email Not Sent'], // the account exists: only its mail is missing
] as const)('The toast of a "%s" for %s has the title "%s"', (attempt, failure, title) => {
  expect(failureToast(t, attempt, failure).title).toBe(title);
});

it('shows a failure at the field it is about, and the others above the form', () => {
  expect(FAILURES.filter(isAboutField).sort()).toEqual(Object.keys(FIELD_OF_FAILURE).sort());
  expect(isAboutField('wrong-credentials')).toBe(false);
});

it('does not reveal whether an address is registered when a sign-in fails', () => {
  for (const { failures } of [en.auth, es.auth]) {
    expect(failures['wrong-credentials']).not.toMatch(/regist|unknown|no account|not found|no existe|desconocid/i);
  }
});
