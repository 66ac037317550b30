import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { AccountError, type AccountFailure, type SessionEvent } from '../../domain/accounts';
import { AuthScreen } from './auth-screen';

const accounts = vi.hoisted(() => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  resendVerification: vi.fn(),
  sendPasswordReset: vi.fn(),
}));
const firebase = vi.hoisted(() => ({ signedIn: () => {} }));
vi.mock('./api/accounts', () => accounts);
vi.mock('./api/watch-session', () => ({
  watchSession(onEvent: (event: SessionEvent) => void) {
    const session = { state: 'signed-in', uid: 'ana', email: 'ana@example.com', name: null, role: 'user' } as const;
    firebase.signedIn = () => onEvent({ type: 'signed-in', session });
    return { refresh: async () => {}, signOut: async () => {}, stop: () => {} };
  },
}));

const words = wordsOf('auth');
const panel = page.getByRole('tabpanel');
const tab = (name: 'login' | 'signUp') => page.getByRole('tab', { name: words.tabs[name] });
const field = (name: 'fullName' | 'email' | 'password' | 'code') =>
  panel.getByLabelText(words.fields[name], { exact: name !== 'code' && name !== 'fullName' });
const email = panel.getByRole('textbox', { name: words.fields.email });
const password = panel.getByLabelText(/^Password/).first();
const button = (name: string) => panel.getByRole('button', { name, exact: true });
const toasts = page.getByRole('region', { name: wordsOf('common').toasts.label });
const failure = (reason: AccountFailure) => new AccountError(reason);

async function logIn(address = 'ana@example.com') {
  await email.fill(address);
  await password.fill('correct horse');
  await button(words.login.submit).click();
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const request of Object.values(accounts)) request.mockReset().mockResolvedValue(undefined);
  history.replaceState(null, '', '/auth');
  await renderComponent(<AuthScreen />, ['auth', 'common']);
});

test.each(['wrong-credentials', 'disabled', 'unknown'] as const)('explains why a login failed: %s', async (reason) => {
  accounts.signIn.mockRejectedValue(failure(reason));
  await logIn();
  await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures[reason]);
  await expect.element(toasts.getByText(words.failures[reason]).first()).toBeVisible();
});

test('offers to send the email again to an address that is not confirmed', async () => {
  accounts.signIn.mockRejectedValue(failure('unverified'));
  await logIn();
  await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures.unverified);
  await button(words.verification.resend).click();
  await expect.element(toasts.getByText(words.verification.doneTitle)).toBeVisible();
  expect(accounts.resendVerification).toHaveBeenCalledWith('ana@example.com', 'correct horse', 'en');
});

test('says at the field that an address already has an account', async () => {
  accounts.signUp.mockRejectedValue(failure('email-taken'));
  await tab('signUp').click();
  await field('fullName').fill('Ana Luz');
  await email.fill('ana@example.com');
  await password.fill('correct horse');
  await button(words.signUp.submit).click();
  await expect.element(email).toHaveAccessibleDescription(words.failures['email-taken']);
  await expect.element(email).toHaveFocus();
});

test('shows a failed login in its own tab, and leaves the focus in the other one', async () => {
  let fail = (_error: Error) => {};
  accounts.signIn.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  await logIn();
  await tab('signUp').click();
  await field('fullName').fill('Ana Luz');
  fail(new AccountError('unknown'));
  await expect.element(toasts.getByText(words.failures.unknown).first()).toBeVisible();
  await expect.element(field('fullName')).toHaveFocus();
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument();
  await tab('login').click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures.unknown);
});

test('asks for a code only for an account with an authenticator app', async () => {
  accounts.signIn.mockImplementation(async (_email, _password, code) => {
    throw failure(code ? 'wrong-code' : 'code-required');
  });
  await expect.element(field('code')).not.toBeInTheDocument();
  await logIn();
  await expect.element(field('code')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('code')).toHaveAccessibleDescription(`${words.errors.code} ${words.fields.codeHint}`);
  await field('code').fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText(words.failures['wrong-code']).first()).toBeVisible();
  await expect.element(field('code')).toHaveFocus();
  expect(accounts.signIn).toHaveBeenLastCalledWith('ana@example.com', 'correct horse', '123456');
  await email.fill('luis@example.com');
  await expect.element(field('code')).not.toBeInTheDocument();
});

test('sends a mail for a new password only to a complete address, and says nothing about its account', async () => {
  await button(words.reset.ask).click();
  await expect.element(email).toHaveAccessibleDescription(words.errors.email);
  expect(accounts.sendPasswordReset).not.toHaveBeenCalled();
  await email.fill('ana@example.com');
  await button(words.reset.ask).click();
  await expect
    .element(panel.getByRole('status'))
    .toHaveTextContent(fillIn(words.reset.sent, { email: 'ana@example.com' }));
});

test('goes to the home page after the login, unless the visitor follows a link first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  firebase.signedIn();
  await expect.element(page.getByText(words.session.redirecting)).toBeVisible();
  document.body.click();
  vi.advanceTimersByTime(5000);
  expect(location.pathname).toBe('/auth');
  vi.useRealTimers();
});

test('says that the visitor is signed in, and goes to the home page', async () => {
  firebase.signedIn();
  await expect.element(page.getByText(words.session.title)).toBeVisible();
  await expect.poll(() => location.pathname, { timeout: 5000 }).toBe('/');
});
