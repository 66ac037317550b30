import { createInstance } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../../src/content/interface/en';
import es from '../../../src/content/interface/es';
import { AccountError, type AccountFailure } from '../../../src/domain/accounts';
import { FIELD_OF_FAILURE, failureOf, failureToast, isAboutField } from '../../../src/features/auth/failure';

/** Every failure: one that is missing here does not compile. */
const FAILURES = Object.keys({
  'wrong-credentials': true,
  unverified: true,
  'email-taken': true,
  'invalid-email': true,
  'weak-password': true,
  disabled: true,
  'too-many-attempts': true,
  'mail-not-sent': true,
  'code-required': true,
  'wrong-code': true,
  'factor-unsupported': true,
  'session-ended': true,
  'not-offered': true,
  offline: true,
  unknown: true,
} satisfies Record<AccountFailure, true>) as AccountFailure[];

async function translator(words: typeof en) {
  const instance = createInstance();
  return instance.init({ lng: 'xx', resources: { xx: { translation: words } } });
}
const t = await translator(en);
const tEs = await translator(es);

describe.each(FAILURES)('The failure %s', (failure) => {
  it('has words of its own in both languages', () => {
    const english = failureToast(t, 'Login Failed', failure).description;
    const spanish = failureToast(tEs, 'No se pudo entrar', failure).description;
    for (const words of [english, spanish]) expect(words).toMatch(/^\p{Lu}.+ .+/u);
    expect(spanish).not.toBe(english);
    expect(Object.values(en.auth.failures).filter((words) => words === english)).toHaveLength(1);
  });

  it('is what an AccountError says', () => {
    expect(failureOf(new AccountError(failure))).toBe(failure);
  });
});

describe('A failure that nobody foresaw', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is told in the words of the spec, whatever was being done', () => {
    const failure = failureOf(new TypeError('Failed to fetch dynamically imported module'));
    expect(failureToast(t, 'Login Failed', failure)).toEqual({
      kind: 'error',
      title: 'Error',
      description: 'An unexpected error occurred',
    });
  });

  it('is put down to the connection where there is none', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(failureOf(new TypeError('Failed to fetch dynamically imported module'))).toBe('offline');
    vi.stubGlobal('navigator', { onLine: true });
    expect(failureOf(new TypeError('x is undefined'))).toBe('unknown');
  });
});

describe('The toast of a failure', () => {
  it.each(['Login Failed', 'Signup Failed'])('is titled %s for what the provider said', (title) => {
    expect(failureToast(t, title, 'email-taken').title).toBe(title);
  });

  it('does not call a sign-up failed of which only the mail is missing', () => {
    expect(failureToast(t, 'Signup Failed', 'mail-not-sent').title).toBe('Email Not Sent');
  });
});

it('puts a failure to the field it is about, and the others to the whole form', () => {
  expect(FAILURES.filter(isAboutField).sort()).toEqual(Object.keys(FIELD_OF_FAILURE).sort());
  expect(isAboutField('wrong-credentials')).toBe(false);
});

it('does not tell whether an address is registered when a sign-in fails', () => {
  for (const { failures } of [en.auth, es.auth]) {
    expect(failures['wrong-credentials']).not.toMatch(/regist|unknown|no account|not found|no existe|desconocid/i);
  }
});
