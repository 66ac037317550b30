import { expect, it } from 'vitest';
import type { AccountFailure } from '../../../src/domain/accounts';
import { failureToast } from '../../../src/features/auth/failure';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';

const i18n = createI18n('en');
await loadNamespaces(i18n, ['auth']);
const toastOf = (title: string, failure: AccountFailure) => failureToast(i18n.getFixedT(null, 'auth'), title, failure);

it('a toast has the title of the attempt, except where the specification gives its own', () => {
  expect(toastOf('Signup Failed', 'email-taken').title).toBe('Signup Failed');
  expect(toastOf('Signup Failed', 'mail-not-sent').title).toBe('Email Not Sent'); // the account exists
  const description = 'An unexpected error occurred';
  expect(toastOf('Login Failed', 'unknown')).toEqual({ kind: 'error', title: 'Error', description });
});
